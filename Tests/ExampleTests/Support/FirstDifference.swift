// SPDX-License-Identifier: MIT

struct FirstDifference: CustomStringConvertible {
  let line: Int
  /// `nil` if the text ends earlier.
  let expected: String?
  let actual: String?

  init?(_ expected: [String], _ actual: [String]) {
    let common = zip(expected, actual).prefix { $0 == $1 }.count
    if common == expected.count && common == actual.count { return nil }
    line = common + 1
    self.expected = common < expected.count ? expected[common] : nil
    self.actual = common < actual.count ? actual[common] : nil
  }

  init?(_ expected: String, _ actual: String) {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    self.init(lines(expected), lines(actual))
  }

  var description: String {
    """
    line \(line) differs
      expected \(expected ?? "the end")
      actual   \(actual ?? "the end")
    """
  }
}
