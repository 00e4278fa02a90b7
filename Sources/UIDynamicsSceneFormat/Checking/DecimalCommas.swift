// SPDX-License-Identifier: MIT

extension JSONDocument {
  /// A hint for decimal commas without a space, `[0,5, 1]`, if they explain a wrong count.
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
