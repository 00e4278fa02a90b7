// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Reads the values of an object; the result is `nil` if the key is missing or the value has another type.
package struct ObjectReader {
  let document: JSONDocument
  package let object: JSONValue

  package init(_ document: JSONDocument, _ object: JSONValue) {
    self.document = document
    self.object = object
  }

  package func value(_ key: String) -> JSONValue? { document.value(key, in: object) }

  package func key(_ name: String) -> JSONValue? { document.key(name, in: object) }

  package func has(_ key: String) -> Bool { value(key) != nil }

  package func string(_ key: String) -> String? { value(key).flatMap(document.string) }

  func word<Word: RawRepresentable<String>>(_ key: String) -> Word? {
    string(key).flatMap(Word.init)
  }

  package func number(_ key: String) -> Double? { value(key).flatMap(document.finite) }

  func boolean(_ key: String) -> Bool? { value(key).flatMap(document.boolean) }

  package func object(_ key: String) -> ObjectReader? { value(key).flatMap(document.object) }

  package func elements(_ key: String) -> [JSONValue] {
    value(key).map { Array(document.elements(of: $0)) } ?? []
  }

  package func objects(_ key: String) -> [ObjectReader] {
    elements(key).map { ObjectReader(document, $0) }
  }

  /// The strings in the array under a key, or a single string.
  func strings(_ key: String) -> [String] { values(key).compactMap(document.string) }

  /// The elements of the array under a key, or a single value.
  package func values(_ key: String) -> [JSONValue] {
    guard let value = value(key) else { return [] }
    return document.kind(of: value) == .array ? Array(document.elements(of: value)) : [value]
  }

  package func members(_ key: String) -> [JSONDocument.Member] {
    value(key).map { Array(document.members(of: $0)) } ?? []
  }

  func point(_ key: String) -> CGPoint? { value(key).flatMap(document.point) }

  func size(_ key: String) -> CGSize? { value(key).flatMap(document.size) }

  func vector(_ key: String) -> CGVector? { value(key).flatMap(document.vector) }

  func rect(_ key: String) -> CGRect? { value(key).flatMap(document.rect) }
}

extension JSONDocument {
  package func object(_ value: JSONValue) -> ObjectReader? {
    kind(of: value) == .object ? ObjectReader(self, value) : nil
  }

  func identifier(_ value: JSONValue) -> String? {
    isIdentifier(value) ? string(value) : nil
  }

  func size(_ value: JSONValue) -> CGSize? {
    pair(value).map { CGSize(width: $0.0, height: $0.1) }
  }

  func rect(_ value: JSONValue) -> CGRect? {
    guard let first = firstElement(of: value, count: 4), let x = finite(first),
      let y = finite(first + 1), let width = finite(first + 2), let height = finite(first + 3)
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  func point(_ value: JSONValue) -> CGPoint? {
    pair(value).map { CGPoint(x: $0.0, y: $0.1) }
  }

  func vector(_ value: JSONValue) -> CGVector? {
    pair(value).map { CGVector(dx: $0.0, dy: $0.1) }
  }

  /// The components of an array of two finite numbers, or of a computed vector.
  func pair(_ value: JSONValue) -> (Double, Double)? {
    if let pair = computedPair(value) { return (pair[0], pair[1]) }
    guard let first = firstElement(of: value, count: 2), let one = finite(first),
      let other = finite(first + 1)
    else { return nil }
    return (one, other)
  }

  func finite(_ value: JSONValue) -> Double? {
    number(value).flatMap { $0.isFinite ? $0 : nil }
  }

  private func finite(_ index: Int) -> Double? { finite(JSONValue(index: index)) }

  package func numbers(_ value: JSONValue, count: Int) -> [Double]? {
    if let pair = computedPair(value) { return count == 2 ? pair : nil }
    guard let first = firstElement(of: value, count: count) else { return nil }
    let numbers = (first..<first + count).compactMap { finite($0) }
    return numbers.count == count ? numbers : nil
  }
}
