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

  /// What is said: one line in the place of many that say the same of others, where all are there.
  var list: [Finding] {
    if omitted > 0 { return findings }
    var counts: [DiagnosticCode: Int] = [:]
    for finding in findings { counts[finding.code, default: 0] += 1 }
    var seen: Set<DiagnosticCode> = []
    return findings.compactMap { finding in
      guard let count = counts[finding.code], count > Self.mostAlike else { return finding }
      guard seen.insert(finding.code).inserted else { return nil }
      return Finding(
        finding.code, finding.message + "; \(Sentence.number(count - 1)) more are like it",
        at: finding.value, hint: finding.hint, notes: finding.notes, part: finding.part)
    }
  }
}
