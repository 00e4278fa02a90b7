// SPDX-License-Identifier: MIT

extension JSONDocument {
  /// The elements of an array; none for another kind.
  func elements(of array: JSONValue) -> Elements {
    walk(over: array, .array)
  }

  private func walk(over container: JSONValue, _ kind: JSONKind) -> Elements {
    records[container.index].kind == kind
      ? Elements(
        document: self, place: container.index + 1, end: Int(records[container.index].link))
      : Elements(document: self, place: 0, end: 0)
  }

  /// The members of an object in text order; none for another kind.
  func members(of object: JSONValue) -> Members {
    Members(parts: walk(over: object, .object))
  }

  /// Shows the elements of an array in text order, of which there are many where this is used.
  @inline(__always) func forEachElement(of array: JSONValue, _ body: (JSONValue) -> Void) {
    let record = records[array.index]
    guard record.kind == .array else { return }
    var place = array.index + 1
    while place < Int(record.link) {
      let value = JSONValue(index: place)
      body(value)
      place = index(after: value)
    }
  }

  /// How many elements an array has; 0 for another kind.
  func count(ofElementsIn array: JSONValue) -> Int {
    var count = 0
    forEachElement(of: array) { _ in count += 1 }
    return count
  }

  /// Shows the members of an object in text order, of which there are many where this is used.
  @inline(__always) func forEachMember(of object: JSONValue, _ body: (Member) -> Void) {
    let record = records[object.index]
    guard record.kind == .object else { return }
    var place = object.index + 1
    while place < Int(record.link) {
      let value = JSONValue(index: place + 1)
      body(Member(key: JSONValue(index: place), value: value))
      place = index(after: value)
    }
  }

  /// The value of the first member with a key, or nil.
  func value(_ key: String, in object: JSONValue) -> JSONValue? {
    self.key(key, in: object).map { JSONValue(index: $0.index + 1) }
  }

  func value(_ name: KeyName, in object: JSONValue) -> JSONValue? {
    key(name, in: object).map { JSONValue(index: $0.index + 1) }
  }

  /// The first key of an object that equals a text, or nil.
  func key(_ name: String, in object: JSONValue) -> JSONValue? { key(self.name(name), in: object) }

  /// The first key of an object that has a name, or nil.
  ///
  /// This is asked more often than anything else, so it makes no walk and no text.
  @inline(__always) func key(_ name: KeyName, in object: JSONValue) -> JSONValue? {
    let record = records[object.index]
    guard record.kind == .object, record.keySigns.mayHold(name.number) else { return nil }
    return firstKey(name, in: object, record)
  }

  private func firstKey(
    _ name: KeyName, in object: JSONValue, _ record: Record
  ) -> JSONValue? {
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

  /// The number of a key; that of none for one with escapes.
  @inline(__always) func number(ofKey key: JSONValue) -> Int { Int(records[key.index].link) }

  /// The place of the first element of an array of so many, none of which holds others; nil for anything
  /// else.
  func firstElement(of array: JSONValue, count: Int) -> Int? {
    let record = records[array.index]
    // A container has a place of its own and more for what it holds, so the sum is another.
    let isFlat = record.kind == .array && Int(record.link) == array.index + 1 + count
    return isFlat ? array.index + 1 : nil
  }

  /// A walk over the elements of an array.
  struct Elements: Sequence, IteratorProtocol {
    let document: JSONDocument
    fileprivate(set) var place: Int
    let end: Int

    mutating func next() -> JSONValue? {
      guard place < end else { return nil }
      let value = JSONValue(index: place)
      place = document.index(after: value)
      return value
    }
  }

  /// A key and its value; both are values of the document.
  struct Member {
    let key: JSONValue
    let value: JSONValue
  }

  /// A walk over the members of an object.
  struct Members: Sequence, IteratorProtocol {
    /// Keys and values in turn: a key is a value without parts.
    fileprivate var parts: Elements

    mutating func next() -> Member? {
      guard let key = parts.next(), let value = parts.next() else { return nil }
      return Member(key: key, value: value)
    }
  }
}
