// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The warnings of a scene, limited because a hostile scene can cause millions.
///
/// A class, so that a message can be built from the advice that adds the warning.
final class Warnings {
  /// More warnings with one code become a single one.
  private static let mostAlike = 5

  private let most: Int
  private let acknowledged: Set<String>
  private let document: JSONDocument
  private var findings: [Finding] = []
  private var counts: [DiagnosticCode: Int] = [:]
  private var late: [DiagnosticCode: Int] = [:]
  /// Numbers already reported as being in another unit.
  var misread: Set<JSONValue> = []

  init(_ limits: SceneLimits, of outline: SceneOutline) {
    (most, acknowledged) = (limits[.warnings], outline.acknowledged)
    document = outline.document
  }

  /// Creates the finding only if it is kept.
  func add(_ code: DiagnosticCode, _ finding: @autoclosure () -> Finding) {
    if acknowledged.contains(code.rawValue) { return }
    counts[code, default: 0] += 1
    if findings.count < most { findings.append(finding()) } else { late[code, default: 0] += 1 }
  }

  /// The number of warnings not represented in `list`.
  var omitted: Int {
    if late.isEmpty { return 0 }
    let reported = Set(findings.map { $0.code })
    return DiagnosticCode.allCases.reduce(0) { sum, code in
      reported.contains(code) && isOneLine(code) ? sum : sum + late[code, default: 0]
    }
  }

  /// The findings, with repeated ones combined.
  var list: [Finding] {
    var copies: [Likeness: Int] = [:]
    for finding in findings { copies[likeness(of: finding), default: 0] += 1 }
    var seen: Set<Likeness> = []
    return findings.compactMap { finding in
      let likeness = likeness(of: finding)
      let count = isOneLine(finding.code) ? counts[finding.code] : copies[likeness]
      guard let count, count > 1 else { return finding }
      return seen.insert(likeness).inserted ? finding.standing(for: count) : nil
    }
  }

  private func isOneLine(_ code: DiagnosticCode) -> Bool {
    counts[code, default: 0] > Self.mostAlike
  }

  private func likeness(of finding: Finding) -> Likeness {
    isOneLine(finding.code)
      ? .code(finding.code)
      : .copy(document.original(of: finding.value).index, finding.message)
  }

  private enum Likeness: Hashable {
    case code(DiagnosticCode)
    /// A value with several copies, and a message.
    case copy(Int, String)
  }
}

extension Finding {
  fileprivate func standing(for count: Int) -> Finding {
    Finding(
      code, message + "; \(Sentence.number(count - 1)) more like it", at: value, hint: hint,
      notes: notes, part: part)
  }
}
