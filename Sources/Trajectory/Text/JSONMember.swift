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

  /// Appends a value that is JSON already.
  mutating func append(_ key: StaticString, json: StaticString) {
    append(key: key)
    append(literal: json)
  }
}
