// SPDX-License-Identifier: MIT

/// Numbers the distinct keys of a document from 1 in order of first appearance.
///
/// Keys with escapes have no number (0), and are compared by their decoded text.
struct KeyNumbers: Sendable {
  static let none = 0

  private var numbers: [String: Int] = [:]
  /// The range of each key's first occurrence, without its quotes.
  private var texts = [0..<0]
  /// For each key, the key that last followed it; for 0, the first key of the last object.
  private var followers = [KeyNumbers.none]

  var count: Int { texts.count }

  func number(of text: String) -> Int { numbers[text] ?? Self.none }

  mutating func number(ofKeyAt range: Range<Int>, in source: UnsafeBufferPointer<UInt8>) -> Int {
    let text = String(decoding: UnsafeBufferPointer(rebasing: source[range]), as: UTF8.self)
    // `String` normalizes Unicode when comparing, but JSON does not. A key equal only after normalization gets no number.
    if let number = numbers[text] {
      let first = texts[number]
      let isSame =
        first.count == range.count
        && source.areEqual(range.count, at: first.lowerBound, and: range.lowerBound)
      return isSame ? number : Self.none
    }
    let number = texts.count
    texts.append(range)
    followers.append(Self.none)
    numbers[text] = number
    return number
  }

  mutating func follow(_ number: Int, with next: Int) { followers[number] = next }

  /// Predicts the next key from the previous one; `start` is after the opening quote.
  @inline(__always) func expected(
    after number: Int, at start: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> (number: Int, length: Int)? {
    let next = followers[number]
    if next == Self.none { return nil }
    let (first, length) = (texts[next].lowerBound, texts[next].count)
    guard start + length < source.count, source[start + length] == ASCII.quote,
      source.areEqual(length, at: start, and: first)
    else { return nil }
    return (next, length)
  }
}

package struct KeyName {
  let text: String
  fileprivate(set) var number = KeyNumbers.none

  /// True if the document contains the key without escapes.
  package var isUsed: Bool { number != KeyNumbers.none }
}

extension JSONDocument {
  package func name(_ text: String) -> KeyName {
    KeyName(text: text, number: keys.number(of: text))
  }
}
