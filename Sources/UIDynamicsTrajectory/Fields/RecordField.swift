// SPDX-License-Identifier: MIT

/// One key of a record: what it is called, what may stand there, and what writes its value.
///
/// The writers and the JSON Schemas are made from the same lists of these.
struct RecordField<Record>: Sendable {
  let name: StaticString
  let type: FieldType
  /// One sentence without a full stop; nil where the type says it all.
  let summary: String?
  private let value: @Sendable (Record, inout ByteBuffer) -> Void

  init(
    _ name: StaticString, _ type: FieldType, _ summary: String?,
    _ value: @escaping @Sendable (Record, inout ByteBuffer) -> Void
  ) {
    (self.name, self.type, self.summary, self.value) = (name, type, summary, value)
  }

  func append(_ record: Record, to buffer: inout ByteBuffer) {
    buffer.append(key: name)
    value(record, &buffer)
  }
}

extension Array {
  /// Appends what stands between the braces of a record.
  func appendMembers<Record>(of record: Record, to buffer: inout ByteBuffer)
  where Element == RecordField<Record> {
    for field in self { field.append(record, to: &buffer) }
  }

  /// Appends a record as one object.
  func appendObject<Record>(of record: Record, to buffer: inout ByteBuffer)
  where Element == RecordField<Record> {
    buffer.append(UInt8(ascii: "{"))
    appendMembers(of: record, to: &buffer)
    buffer.append(UInt8(ascii: "}"))
  }
}

/// What may stand as the value of a field.
indirect enum FieldType: Sendable {
  case text, integer, number, boolean, object
  /// One of these words.
  case words([String])
  /// `null`, or what the other type says.
  case optional(FieldType)
  case texts, numbers
  case record([FieldShape])
  case records([FieldShape])
}

/// The name and the type of a field inside another.
struct FieldShape: Sendable {
  let name: StaticString
  let type: FieldType
}
