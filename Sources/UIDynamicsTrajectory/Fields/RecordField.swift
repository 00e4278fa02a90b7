// SPDX-License-Identifier: MIT

/// A key of a record: its name, its type, and a function that writes its value.
///
/// The writers and the JSON Schemas use the same field lists.
struct RecordField<Record>: Sendable {
  let shape: FieldShape
  private let key: StaticString
  private let value: @Sendable (Record, inout ByteBuffer) -> Void

  init(
    _ name: StaticString, _ type: FieldType, _ summary: String?,
    _ value: @escaping @Sendable (Record, inout ByteBuffer) -> Void
  ) {
    shape = FieldShape(name: "\(name)", type: type, summary: summary)
    (key, self.value) = (name, value)
  }

  func append(_ record: Record, to buffer: inout ByteBuffer) {
    buffer.append(key: key)
    value(record, &buffer)
  }
}

extension Array {
  func appendMembers<Record>(of record: Record, to buffer: inout ByteBuffer)
  where Element == RecordField<Record> {
    for field in self { field.append(record, to: &buffer) }
  }

  func appendObject<Record>(of record: Record, to buffer: inout ByteBuffer)
  where Element == RecordField<Record> {
    buffer.append(UInt8(ascii: "{"))
    appendMembers(of: record, to: &buffer)
    buffer.append(UInt8(ascii: "}"))
  }
}

indirect enum FieldType: Sendable {
  case text, integer, number, boolean, object
  case words([String])
  case optional(FieldType)
  case texts, numbers
  case record([FieldShape])
  case records([FieldShape])
}

struct FieldShape: Sendable {
  let name: String
  let type: FieldType
  /// One sentence without a final period; `nil` if the type needs no explanation.
  let summary: String?
}
