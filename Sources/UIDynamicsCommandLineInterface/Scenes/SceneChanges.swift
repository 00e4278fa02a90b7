// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct SceneChanges {
  let limits: SceneLimits
  /// `-` is standard input.
  let overlays: [String]
  let settings: [SceneSetting]
  var rule = FileRule.named

  init(limits: SceneLimits, overlays: [String], settings: [SceneSetting]) {
    (self.limits, self.overlays, self.settings) = (limits, overlays, settings)
  }

  init(_ arguments: Arguments) throws(CommandFailure) {
    limits = try arguments.limits()
    overlays = arguments.values[.merge] ?? []
    settings = try arguments.settings()
    if (overlays + arguments.operands).count(where: { $0 == "-" }) > 1 {
      throw .inputReadTwice
    }
  }

  /// Rejects a parameter that is both set and varied.
  func check(varied name: String) throws(CommandFailure) {
    guard settings.contains(where: { $0.name == name }) else { return }
    throw .usage("\(inQuotes(name)) is in both --set and --vary")
  }
}

extension Arguments {
  fileprivate func settings() throws(CommandFailure) -> [SceneSetting] {
    var settings: [SceneSetting] = []
    for text in values[.set] ?? [] {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw Self.wrongValue(text, of: .set, "use a name and a value: --set elasticity=0.5")
      }
      let name = String(parts[0])
      if settings.contains(where: { $0.name == name }) {
        throw .usage("--set \(name) is repeated")
      }
      settings.append(SceneSetting(name: name, text: String(parts[1])))
    }
    return settings
  }
}
