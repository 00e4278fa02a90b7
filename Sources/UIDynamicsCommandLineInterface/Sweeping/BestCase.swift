// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The case with the smallest value of an expression; if several are equal, the first one.
struct BestCase {
  private let measure: CaseMeasure
  private let table: SweepTable
  private(set) var number: Int?
  private(set) var value = Double.infinity
  private var (count, failedCount, equalCount) = (0, 0, 0)

  init(_ text: String, _ table: SweepTable) throws(CommandFailure) {
    measure = try CaseMeasure(text, of: "--best", table)
    self.table = table
  }

  /// Compares a line with the best one so far; incomplete runs and undefined values never win.
  mutating func consider(_ line: [CaseCell], _ number: Int) {
    count += 1
    guard table.isWhole(line) else { return failedCount += 1 }
    guard let value = measure.value(line.map({ $0.number })),
      self.number == nil || value <= self.value
    else { return }
    equalCount = value == self.value ? equalCount + 1 : 1
    if equalCount == 1 { (self.number, self.value) = (number, value) }
  }

  var sentence: String {
    if let number {
      return "best: case \(number), \(measure.text) is \(NumberText.text(of: value))"
        + (equalCount > 1 ? "; \(Sentence.number(equalCount)) cases tie; this is the first" : "")
    }
    let none = "no case has a value for \(measure.text)"
    if failedCount == 0 { return none }
    let failed = "\(Sentence.number(failedCount)) of \(Sentence.count(count, "cases"))"
    return "\(none); invalid or stopped by a guard: \(failed)"
  }
}
