// SPDX-License-Identifier: MIT

/// Numbers the distinct keys of a document from 1 in order of first appearance.
///
/// Keys with escapes have no number (0), and are compared by their decoded text.
struct KeyNumbers: Sendable {
  static let none = 0

  private var numbers: [String: Int] = [:]
  /// The range of each key's first occurrence, without its quotes.
  private var texts = [0..<0]

  var count: Int { texts.count }

  func number(of text: String) -> Int { numbers[text] ?? Self.none }

  mutating func number(ofKeyAt range: Range<Int>, in source: UnsafeBufferPointer<UInt8>) -> Int {
    let text = String(decoding: UnsafeBufferPointer(rebasing: source[range]), as: UTF8.self)
    // `String` normalizes Unicode when comparing, but JSON does not. A key equal only after normalization gets no number.
    if let number = numbers[text] {
      return source[texts[number]].elementsEqual(source[range]) ? number : Self.none
    }
    let number = texts.count
    texts.append(range)
    numbers[text] = number
    return number
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
