// SPDX-License-Identifier: MIT

/// A message of protocol buffers on its way: fields in the order in which they are appended.
///
/// Only what is needed here: numbers of 64 bits, texts, and messages within messages.
struct ProtocolBuffer {
  private(set) var buffer = ByteBuffer()

  var bytes: [UInt8] { buffer.bytes }

  mutating func append(_ field: Int, _ value: Double) {
    append(tag: field, wireType: 1)
    buffer.append(little: value.bitPattern)
  }

  mutating func append(_ field: Int, _ value: String) { append(field, Array(value.utf8)) }

  mutating func append(_ field: Int, _ value: [UInt8]) {
    append(tag: field, wireType: 2)
    append(variable: value.count)
    buffer.append(value)
  }

  mutating func append(_ field: Int, small value: Int) {
    append(tag: field, wireType: 0)
    append(variable: value)
  }

  mutating func removeAll() { buffer.removeAll() }

  private mutating func append(tag field: Int, wireType: Int) {
    append(variable: field << 3 | wireType)
  }

  /// Seven bits to a byte, the lowest first; the highest bit says that more follow.
  private mutating func append(variable value: Int) {
    var rest = value
    while rest > 0x7F {
      buffer.append(UInt8(rest & 0x7F | 0x80))
      rest >>= 7
    }
    buffer.append(UInt8(rest))
  }
}

extension ProtocolBuffer {
  /// The description of a message whose fields are numbers and texts, which makes its bytes readable
  /// without this program: a FileDescriptorSet of one file in the syntax proto3.
  static func descriptor(
    file: String, message: String, fields: [(name: String, isText: Bool)]
  ) -> [UInt8] {
    let (name, type, package, syntax) = (1, 2, 2, 12)
    var description = ProtocolBuffer()
    description.append(name, message)
    for (place, field) in fields.enumerated() {
      description.append(type, self.field(field.name, number: place + 1, isText: field.isText))
    }
    var whole = ProtocolBuffer()
    whole.append(name, file)
    whole.append(package, "uidyn")
    whole.append(4, description.bytes)
    whole.append(syntax, "proto3")
    var set = ProtocolBuffer()
    set.append(1, whole.bytes)
    return set.bytes
  }

  private static func field(_ name: String, number: Int, isText: Bool) -> [UInt8] {
    var field = ProtocolBuffer()
    field.append(1, name)
    field.append(3, small: number)
    // One value, and whether it is a double or a string.
    field.append(4, small: 1)
    field.append(5, small: isText ? 9 : 1)
    field.append(10, name)
    return field.bytes
  }
}
