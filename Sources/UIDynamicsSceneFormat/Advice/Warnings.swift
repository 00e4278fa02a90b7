// SPDX-License-Identifier: MIT

/// The warnings of one scene, of which a stranger's may cause millions.
///
/// A class, so that a text can be made of the very advice that gives it.
final class Warnings {
  /// More warnings of one kind than this become one.
  private static let mostAlike = 5

  private let most: Int
  /// The codes that the scene acknowledges.
  private let acknowledged: Set<String>
  /// As many as are allowed.
  private var findings: [Finding] = []
  private var counts: [DiagnosticCode: Int] = [:]
  /// How many of a code came after that.
  private var late: [DiagnosticCode: Int] = [:]

  init(_ limits: SceneLimits, except acknowledged: Set<String>) {
    (most, self.acknowledged) = (limits[.warnings], acknowledged)
  }

  /// The texts are made only for what will be said.
  func add(_ code: DiagnosticCode, _ finding: @autoclosure () -> Finding) {
    if acknowledged.contains(code.rawValue) { return }
    counts[code, default: 0] += 1
    if findings.count < most { findings.append(finding()) } else { late[code, default: 0] += 1 }
  }

  /// How many there are that no line tells of.
  var omitted: Int {
    if late.isEmpty { return 0 }
    let said = Set(findings.map { $0.code })
    return DiagnosticCode.allCases.reduce(0) { sum, code in
      said.contains(code) && isOneLine(code) ? sum : sum + late[code, default: 0]
    }
  }

  /// What is said: one line in the place of many that say the same of others, and of the copies of one
  /// object.
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
    isOneLine(finding.code) ? .code(finding.code) : .copy(finding.value.index, finding.message)
  }

  /// What warnings have in common.
  private enum Likeness: Hashable {
    case code(DiagnosticCode)
    /// A value of the scene that several are made of, and a message.
    case copy(Int, String)
  }
}

extension Finding {
  /// The only line of as many.
  fileprivate func standing(for count: Int) -> Finding {
    Finding(
      code, message + "; \(Sentence.number(count - 1)) more are like it", at: value, hint: hint,
      notes: notes, part: part)
  }
}
