// SPDX-License-Identifier: MIT

/// A Protocol Buffers message with 64-bit numbers, strings and nested messages.
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

  /// Appends a varint: seven bits per byte, lowest first; the high bit marks continuation.
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
  /// Returns a FileDescriptorSet with one proto3 message of numbers and strings, so that others can decode
  /// it.
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
    // LABEL_OPTIONAL, then TYPE_DOUBLE or TYPE_STRING.
    field.append(4, small: 1)
    field.append(5, small: isText ? 9 : 1)
    field.append(10, name)
    return field.bytes
  }
}
