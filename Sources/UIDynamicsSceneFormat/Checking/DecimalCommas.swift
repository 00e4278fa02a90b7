// SPDX-License-Identifier: MIT

extension JSONDocument {
  /// Numbers that were written with a comma for the decimal sign, `[0,5, 1]`, as a hint; nil where that does
  /// not make as many numbers as are needed.
  ///
  /// Behind a comma between two numbers there is a space then.
  func hintOfDecimalCommas(in array: JSONValue, _ counts: [Int]) -> String? {
    var numbers: [String] = []
    var end = -1
    var mayGoOn = false
    for element in elements(of: array) {
      guard kind(of: element) == .number else { return nil }
      let (range, text) = (range(of: element), sourceText(of: element))
      if end + 1 == range.lower {
        guard mayGoOn, text.utf8.allSatisfy(ASCII.isDigit) else { return nil }
        numbers[numbers.count - 1] += ".\(text)"
        mayGoOn = false
      } else {
        numbers.append(text)
        mayGoOn = text.utf8.allSatisfy { ASCII.isDigit($0) || $0 == ASCII.minus }
      }
      end = range.upper
    }
    guard counts.contains(numbers.count) else { return nil }
    return Suggestion.decimalPoint("[\(numbers.joined(separator: ", "))]")
  }
}
