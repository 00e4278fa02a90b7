// SPDX-License-Identifier: MIT

/// Members of JSON objects, one call each; a value that is not there is `null`.
extension ByteBuffer {
  /// Appends `"key":`, after a comma unless the object has just been opened.
  mutating func append(key: StaticString) {
    if bytes.last != UInt8(ascii: "{") { append(UInt8(ascii: ",")) }
    append(UInt8(ascii: "\""))
    append(literal: key)
    append(literal: "\":")
  }

  mutating func append(_ key: StaticString, _ value: String?) {
    append(key: key)
    JSONText.append(value, to: &self)
  }

  mutating func append(_ key: StaticString, _ value: Int) {
    append(key: key)
    NumberText.append(value, to: &self)
  }

  mutating func append(_ key: StaticString, _ value: Float?) {
    append(key: key)
    guard let value else { return append(literal: "null") }
    NumberText.append(value, to: &self)
  }

  mutating func append(_ key: StaticString, _ value: Double?) {
    append(key: key)
    guard let value else { return append(literal: "null") }
    NumberText.append(value, to: &self)
  }

  mutating func append(_ key: StaticString, _ value: Bool) {
    append(key: key)
    append(literal: value ? "true" : "false")
  }

  mutating func append(_ key: StaticString, _ value: RecordValue?) {
    append(key: key)
    guard let value else { return append(literal: "null") }
    append(value)
  }

  /// Appends values as an array.
  mutating func append<Values: Sequence>(
    _ key: StaticString, each values: Values, _ body: (Values.Element, inout ByteBuffer) -> Void
  ) {
    append(key: key)
    append(values, body)
  }

  private mutating func append(_ value: RecordValue) {
    switch value {
    case .number(let number): NumberText.append(number, to: &self)
    case .boolean(let value): append(literal: value ? "true" : "false")
    case .string(let text): JSONText.append(text, to: &self)
    case .numbers(let numbers): append(numbers) { NumberText.append($0, to: &$1) }
    case .object(let members):
      append(UInt8(ascii: "{"))
      for (place, member) in members.enumerated() {
        if place > 0 { append(UInt8(ascii: ",")) }
        JSONText.append(member.key, to: &self)
        append(UInt8(ascii: ":"))
        append(member.value)
      }
      append(UInt8(ascii: "}"))
    }
  }

  private mutating func append<Values: Sequence>(
    _ values: Values, _ body: (Values.Element, inout ByteBuffer) -> Void
  ) {
    append(UInt8(ascii: "["))
    for (place, value) in values.enumerated() {
      if place > 0 { append(UInt8(ascii: ",")) }
      body(value, &self)
    }
    append(UInt8(ascii: "]"))
  }
}
