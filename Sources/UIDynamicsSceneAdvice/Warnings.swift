// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Collects the warnings of a scene, limited because a hostile scene can cause millions.
///
/// This is a class so that the advice that adds a warning can also build its message.
final class Warnings {
  /// If more warnings than this have the same code, they become a single one.
  private static let mostAlike = 5

  private let most: Int
  private let acknowledged: Set<String>
  private let document: JSONDocument
  private var findings: [Finding] = []
  private var counts: [DiagnosticCode: Int] = [:]
  private var late: [DiagnosticCode: Int] = [:]
  /// The numbers already reported as being in the wrong unit.
  var misread: Set<JSONValue> = []

  init(_ limits: SceneLimits, of outline: SceneOutline) {
    (most, acknowledged) = (limits[.warnings], outline.acknowledged)
    document = outline.document
  }

  /// Evaluates the finding only if there is room for it.
  func add(_ code: DiagnosticCode, _ finding: @autoclosure () -> Finding) {
    if acknowledged.contains(code.rawValue) { return }
    let isKept = counts[code, default: 0] > late[code, default: 0]
    counts[code, default: 0] += 1
    // Otherwise warnings that become a single one would take the place of others.
    if isKept, isOneLine(code) { return }
    if findings.count < most { findings.append(finding()) } else { late[code, default: 0] += 1 }
  }

  /// The number of warnings that `list` does not represent.
  var omitted: Int {
    if late.isEmpty { return 0 }
    let reported = Set(findings.map { $0.code })
    return DiagnosticCode.allCases.reduce(0) { sum, code in
      reported.contains(code) && isOneLine(code) ? sum : sum + late[code, default: 0]
    }
  }

  /// The findings, with repeated ones combined.
  var list: [Finding] {
    var copies: [String: Int] = [:]
    for finding in findings { copies[likeness(of: finding), default: 0] += 1 }
    var seen: Set<String> = []
    return findings.compactMap { finding in
      let likeness = likeness(of: finding)
      let count = isOneLine(finding.code) ? counts[finding.code] : copies[likeness]
      guard let count, count > 1 else { return finding }
      guard seen.insert(likeness).inserted else { return nil }
      return Finding(
        finding.code, finding.message + "; \(Sentence.number(count - 1)) more like it",
        at: finding.value, hint: finding.hint, notes: finding.notes, part: finding.part)
    }
  }

  private func isOneLine(_ code: DiagnosticCode) -> Bool {
    counts[code, default: 0] > Self.mostAlike
  }

  /// The code of findings that become one, or the original value and the message of copies.
  private func likeness(of finding: Finding) -> String {
    isOneLine(finding.code)
      ? finding.code.rawValue : "\(document.original(of: finding.value).index) \(finding.message)"
  }
}
