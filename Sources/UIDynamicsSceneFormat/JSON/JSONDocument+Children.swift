// SPDX-License-Identifier: MIT

extension JSONDocument {
  package func elements(of array: JSONValue) -> Elements {
    walk(over: array, .array)
  }

  private func walk(over container: JSONValue, _ kind: JSONKind) -> Elements {
    records[container.index].kind == kind
      ? Elements(
        document: self, position: container.index + 1, end: Int(records[container.index].link))
      : Elements(document: self, position: 0, end: 0)
  }

  package func members(of object: JSONValue) -> Members {
    Members(parts: walk(over: object, .object))
  }

  func count(ofElementsIn array: JSONValue) -> Int { elements(of: array).count { _ in true } }

  package func value(_ key: String, in object: JSONValue) -> JSONValue? {
    self.key(key, in: object).map { JSONValue(index: $0.index + 1) }
  }

  func value(_ name: KeyName, in object: JSONValue) -> JSONValue? {
    key(name, in: object).map { JSONValue(index: $0.index + 1) }
  }

  func key(_ name: String, in object: JSONValue) -> JSONValue? { key(self.name(name), in: object) }

  /// The first matching key; this is the most frequent lookup, so it uses no iterator and no string.
  func key(_ name: KeyName, in object: JSONValue) -> JSONValue? {
    let record = records[object.index]
    guard record.kind == .object else { return nil }
    var key = JSONValue(index: object.index + 1)
    while key.index < Int(record.link) {
      if isKey(key, name) { return key }
      key = JSONValue(index: index(after: JSONValue(index: key.index + 1)))
    }
    return nil
  }

  private func isKey(_ key: JSONValue, _ name: KeyName) -> Bool {
    let number = number(ofKey: key)
    return number == KeyNumbers.none ? string(key, equals: name.text) : number == name.number
  }

  /// The number of a key; `KeyNumbers.none` if it contains escapes.
  @inline(__always) func number(ofKey key: JSONValue) -> Int { Int(records[key.index].link) }

  /// The index of the first element, if the array has exactly `count` elements and contains no arrays or objects.
  func firstElement(of array: JSONValue, count: Int) -> Int? {
    let record = records[array.index]
    // A nonempty nested container would add more than one record.
    let isFlat = record.kind == .array && Int(record.link) == array.index + 1 + count
    return isFlat ? array.index + 1 : nil
  }

  package struct Elements: Sequence, IteratorProtocol {
    let document: JSONDocument
    fileprivate(set) var position: Int
    let end: Int

    package mutating func next() -> JSONValue? {
      guard position < end else { return nil }
      let value = JSONValue(index: position)
      position = document.index(after: value)
      return value
    }
  }

  package struct Member {
    package let key: JSONValue
    package let value: JSONValue
  }

  package struct Members: Sequence, IteratorProtocol {
    fileprivate var parts: Elements

    package mutating func next() -> Member? {
      guard let key = parts.next(), let value = parts.next() else { return nil }
      return Member(key: key, value: value)
    }
  }
}
