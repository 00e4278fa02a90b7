// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The case with the smallest value of an expression about its line; of equal ones the first.
struct BestCase {
  private let measure: CaseMeasure
  private let table: SweepTable
  private(set) var number: Int?
  private(set) var value = Double.infinity
  /// How many lines there were, and of how many the numbers are not those of a whole run.
  private var (count, failedCount) = (0, 0)

  init(_ text: String, _ table: SweepTable) throws(CommandFailure) {
    measure = try CaseMeasure(text, of: "--best", table)
    self.table = table
  }

  /// Looks at a line; one for which the expression has no value is never the best, nor is one that is
  /// invalid or that a guard stopped.
  mutating func look(at line: [CaseCell], _ number: Int) {
    count += 1
    guard table.isWhole(line) else { return failedCount += 1 }
    guard let value = measure.value(line.map({ $0.number })),
      self.number == nil || value < self.value
    else { return }
    (self.number, self.value) = (number, value)
  }

  /// What is said of the best one, or of there being none.
  var sentence: String {
    if let number {
      return "case \(number) is the best: \(measure.text) is \(NumberText.text(of: value))"
    }
    let reason =
      failedCount == 0
      ? ""
      : "; invalid or stopped by a guard: \(Sentence.number(failedCount)) of"
        + " \(Sentence.count(count, "cases"))"
    return "no case has a value of \(measure.text)\(reason)"
  }
}
