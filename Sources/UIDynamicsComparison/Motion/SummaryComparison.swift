// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// The differences between two summaries, as lines such as "status: stasis → timeLimit".
package struct SummaryComparison: Equatable, Sendable {
  static let columns: [Column] = [.x, .y, .angle, .width, .height]

  package private(set) var changes: [String] = []
  package let failedExpectations: [RunSummary.Expectation]

  init(
    _ expected: RunSummary, _ actual: RunSummary, _ rules: ComparisonRules,
    expected header: RunHeader?
  ) {
    failedExpectations = actual.failedExpectations
    compare("status", expected.status.rawValue, actual.status.rawValue)
    compare("contacts began", "\(expected.contacts.began)", "\(actual.contacts.began)")
    compare("contacts ended", "\(expected.contacts.ended)", "\(actual.contacts.ended)")
    let slack = Double(rules.ticks) / (header?.ticksPerSecond ?? 60) + 1e-9
    let others = Dictionary(
      zip(actual.items.map { $0.id }, actual.items), uniquingKeysWith: { first, _ in first })
    for item in expected.items {
      guard let other = others[item.id] else {
        changes.append("\(item.id) is missing")
        continue
      }
      compare(item, other, rules, slack)
    }
    let known = Set(expected.items.map { $0.id })
    for item in actual.items where !known.contains(item.id) {
      changes.append("\(item.id) was added")
    }
    if rules.level == .trajectory, !Self.isNear(expected.time, actual.time, slack) {
      compare("time", expected.time, actual.time)
    }
    if rules.isExact && rules.level == .trajectory {
      compare("elapsedTime", expected.elapsedTime, actual.elapsedTime)
    }
  }

  private mutating func compare(
    _ item: RunSummary.Item, _ other: RunSummary.Item, _ rules: ComparisonRules, _ slack: Double
  ) {
    for column in Self.columns {
      guard let columns = column.columnClass, let expected = item.state.single(of: column),
        let actual = other.state.single(of: column)
      else { continue }
      if rules.tolerance.allows(Double(actual), for: Double(expected), in: columns) { continue }
      compare(
        "\(item.id).\(column.rawValue)", NumberText.text(of: expected),
        NumberText.text(of: actual))
    }
    let times = (item.measures.settleTime, other.measures.settleTime)
    if !Self.isNear(times.0, times.1, slack) { compare("\(item.id) settles", times.0, times.1) }
  }

  private static func isNear(_ a: Double?, _ b: Double?, _ slack: Double) -> Bool {
    guard let a, let b else { return a == b }
    return (a - b).magnitude <= slack
  }

  private mutating func compare(_ name: String, _ expected: Double?, _ actual: Double?) {
    let isNear = Self.isNear(expected, actual, 0.001)
    func text(_ time: Double?) -> String {
      time.map { "\(isNear ? NumberText.text(of: $0) : NumberText.thousandths($0)) s" } ?? "never"
    }
    compare(name, text(expected), text(actual))
  }

  private mutating func compare(_ name: String, _ expected: String, _ actual: String) {
    if expected != actual { changes.append("\(name): \(expected) → \(actual)") }
  }
}
