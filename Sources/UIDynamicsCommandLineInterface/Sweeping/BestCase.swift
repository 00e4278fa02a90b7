// SPDX-License-Identifier: MIT

/// The case with the smallest value of an expression about its line; of equal ones the first.
struct BestCase {
  private let measure: CaseMeasure
  private(set) var number: Int?
  private(set) var value = Double.infinity

  init(_ text: String, _ table: SweepTable) throws(CommandFailure) {
    measure = try CaseMeasure(text, of: "--best", table)
  }

  /// Looks at the numbers of a line; a case for which the expression has no value is never the best.
  mutating func look(at numbers: [Double?], _ number: Int) {
    guard let value = measure.value(numbers), self.number == nil || value < self.value else {
      return
    }
    (self.number, self.value) = (number, value)
  }
}
