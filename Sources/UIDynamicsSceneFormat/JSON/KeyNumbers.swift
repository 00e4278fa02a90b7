// SPDX-License-Identifier: MIT

/// The different keys of a document by numbers, from 1 on in the order in which they come first.
///
/// Two keys are equal if their numbers are, so that texts are compared once, where they are read. 0 is the
/// number of none, and of keys with escapes, which are compared by what they come to.
struct KeyNumbers: Sendable {
  static let none = 0

  // Both by their numbers, that of none included.
  /// Where the text of each stands first in the source, without the quotation marks.
  private var texts = [0..<0]
  /// The key that stood behind it where it was looked up last; behind none the first of an object.
  private var followers = [KeyNumbers.none]
  /// The numbers by their hashes, each in the first place that was free; at least half of them are.
  private var places = [Int](repeating: 0, count: 64)
  private let hash = TextHash()

  /// How many numbers there are, that of none included.
  var count: Int { texts.count }

  /// The number of a text, or that of none.
  func number(
    of text: UnsafeBufferPointer<UInt8>, in source: UnsafeBufferPointer<UInt8>
  ) -> Int {
    places[place(of: text, in: source)]
  }

  /// The number of the key at a place of the source; a new one if it has none.
  mutating func number(ofKeyAt range: Range<Int>, in source: UnsafeBufferPointer<UInt8>) -> Int {
    let text = UnsafeBufferPointer(rebasing: source[range])
    let place = place(of: text, in: source)
    if places[place] != Self.none { return places[place] }
    let number = texts.count
    texts.append(range)
    followers.append(Self.none)
    places[place] = number
    if number * 2 > places.count { growPlaces(source) }
    return number
  }

  /// Remembers what stands behind a key.
  mutating func follow(_ number: Int, with next: Int) { followers[number] = next }

  /// The key that stood behind another, if it does here too; `start` is behind a quotation mark.
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

  /// The place that has the number of a text, or the free one where it would be.
  private func place(
    of text: UnsafeBufferPointer<UInt8>, in source: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var place = hash(text) & (places.count - 1)
    while places[place] != Self.none, !isText(text, places[place], in: source) {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private func isText(
    _ text: UnsafeBufferPointer<UInt8>, _ number: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (first, length) = (texts[number].lowerBound, texts[number].count)
    guard length == text.count else { return false }
    for place in text.indices where source[first + place] != text[place] { return false }
    return true
  }

  private mutating func growPlaces(_ source: UnsafeBufferPointer<UInt8>) {
    places = [Int](repeating: Self.none, count: places.count * 2)
    for number in texts.indices.dropFirst() {
      let text = UnsafeBufferPointer(rebasing: source[texts[number]])
      places[place(of: text, in: source)] = number
    }
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
    let number = text.withBytes { text in
      source.bytes.withUnsafeBufferPointer { keys.number(of: text, in: $0) }
    }
    return KeyName(text: text, number: number)
  }
}
