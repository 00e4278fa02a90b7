// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension SceneLoading {
  /// The text of a valid scene with overlays merged and shorthands expanded.
  package var expandedText: String? { document.map { $0.output(.root).text() + "\n" } }
}

extension JSONDocument {
  fileprivate func output(_ value: JSONValue) -> JSONTree {
    switch kind(of: value) {
    case .object: .object(members(of: value).map { (string($0.key) ?? "", output($0.value)) })
    case .array: .list(elements(of: value).map(output))
    case .string: .text(string(value) ?? "")
    case .null, .true, .false, .number: .raw(Array(sourceText(of: value).utf8))
    }
  }
}
