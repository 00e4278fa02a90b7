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
  /// How many more there were.
  private(set) var omitted = 0

  init(_ limits: SceneLimits, except acknowledged: Set<String>) {
    (most, self.acknowledged) = (limits[.warnings], acknowledged)
  }

  /// The texts are made only for what will be said.
  func add(_ code: DiagnosticCode, _ finding: @autoclosure () -> Finding) {
    if acknowledged.contains(code.rawValue) { return }
    if findings.count < most { findings.append(finding()) } else { omitted += 1 }
  }

  /// What is said: one line in the place of many that say the same of others, where all are there, and of
  /// the copies of one object.
  var list: [Finding] {
    if omitted > 0 { return findings }
    var counts: [Likeness: Int] = [:]
    for finding in findings {
      counts[.code(finding.code), default: 0] += 1
      counts[.copy(finding.value.index, finding.message), default: 0] += 1
    }
    var seen: Set<Likeness> = []
    return findings.compactMap { finding in
      var likeness = Likeness.code(finding.code)
      var count = counts[likeness] ?? 1
      if count <= Self.mostAlike {
        likeness = .copy(finding.value.index, finding.message)
        count = counts[likeness] ?? 1
      }
      if count == 1 { return finding }
      return seen.insert(likeness).inserted ? finding.standing(for: count) : nil
    }
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
