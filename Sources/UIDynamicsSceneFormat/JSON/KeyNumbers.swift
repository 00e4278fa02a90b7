// SPDX-License-Identifier: MIT

/// Numbers the distinct keys of a document from 1 in order of first appearance.
///
/// Keys are then compared by number. 0 means no number; keys written with escapes have none and are
/// compared by their decoded text.
struct KeyNumbers: Sendable {
  static let none = 0

  private var numbers: [String: Int] = [:]
  // Both indexed by number, 0 included.
  /// Where each key first appears in the source, without its quotation marks.
  private var texts = [0..<0]
  /// The key that followed each one most recently; for 0, the first key of an object.
  private var followers = [KeyNumbers.none]

  /// The count of numbers, 0 included.
  var count: Int { texts.count }

  /// Returns the number of a key, or 0 if the document has no such key.
  func number(of text: String) -> Int { numbers[text] ?? Self.none }

  /// Returns the number of the key at a range of the source, adding it if it is new.
  mutating func number(ofKeyAt range: Range<Int>, in source: UnsafeBufferPointer<UInt8>) -> Int {
    let text = String(decoding: UnsafeBufferPointer(rebasing: source[range]), as: UTF8.self)
    // String equality ignores Unicode normalization, keys do not: such a key stays unnumbered.
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

  /// Records which key follows another.
  mutating func follow(_ number: Int, with next: Int) { followers[number] = next }

  /// Predicts the next key from the one before it; `start` is just after the opening quotation mark.
  @inline(__always) func expected(
    behind number: Int, at start: Int, in source: UnsafeBufferPointer<UInt8>
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

/// A key to look for in the objects of one document.
struct KeyName {
  let text: String
  fileprivate(set) var number = KeyNumbers.none

  /// Whether an object of the document has it, written without escapes.
  var isUsed: Bool { number != KeyNumbers.none }
}

extension JSONDocument {
  /// A key to look for in many objects.
  func name(_ text: String) -> KeyName {
    KeyName(text: text, number: keys.number(of: text))
  }
}
