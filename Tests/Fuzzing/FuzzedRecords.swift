// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsTrajectory

/// Compares arbitrary bytes, parsed as a log or as rows, with themselves and with other bytes.
///
/// No input may trap, and a readable file must equal itself. Alignment by time is exempt, because two ticks in a
/// handmade file may have the same time.
enum FuzzedRecords {
  static func compare(_ expected: [UInt8], with actual: [UInt8]?) {
    for alignment in ComparisonRules.Alignment.allCases {
      var rules = ComparisonRules()
      rules.alignment = alignment
      if let outcome = try? outcome(expected, expected, rules) {
        precondition(
          outcome.isSame || alignment == .time, "what was read differs from itself")
      }
      rules.ticks = 1
      guard let actual, let outcome = try? outcome(expected, actual, rules) else { continue }
      _ = TextReport(outcome, advice: []).lines
    }
  }

  private static func outcome(
    _ expected: [UInt8], _ actual: [UInt8], _ rules: ComparisonRules
  ) throws(RecordFault) -> ComparisonOutcome? {
    let actual = try reader(actual)
    let comparison = try MotionComparison(try reader(expected), ComparedSide(actual), rules)
    var record = TickRecord()
    while try actual.next(&record) {
      try comparison.compare(record, ids: actual.ids, digests: actual.takeDigests())
    }
    return try comparison.finish(actual.summary)
  }

  private static func reader(_ bytes: [UInt8]) throws(RecordFault) -> TrajectoryReader {
    var rest = bytes[...]
    return try TrajectoryReader(file: "fuzz") { () throws(RecordFault) in
      defer { rest = rest.dropFirst(4096) }
      return Array(rest.prefix(4096))
    }
  }
}
