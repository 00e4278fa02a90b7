// SPDX-License-Identifier: MIT

/// A value in a record; its type determines the schema.
protocol FieldValue {
  static var fieldType: FieldType { get }
  func appendJSON(to buffer: inout ByteBuffer)
}

extension String: FieldValue {
  static var fieldType: FieldType { .text }
  func appendJSON(to buffer: inout ByteBuffer) { JSONText.append(self, to: &buffer) }
}

extension Int: FieldValue {
  static var fieldType: FieldType { .integer }
  func appendJSON(to buffer: inout ByteBuffer) { NumberText.append(self, to: &buffer) }
}

extension Double: FieldValue {
  static var fieldType: FieldType { .number }
  func appendJSON(to buffer: inout ByteBuffer) { NumberText.append(self, to: &buffer) }
}

extension Float: FieldValue {
  static var fieldType: FieldType { .number }
  func appendJSON(to buffer: inout ByteBuffer) { NumberText.append(self, to: &buffer) }
}

extension ClosedRange<Float>: FieldValue {
  static var fieldType: FieldType { .numbers }
  func appendJSON(to buffer: inout ByteBuffer) {
    buffer.append([lowerBound, upperBound]) { $0.appendJSON(to: &$1) }
  }
}

extension Bool: FieldValue {
  static var fieldType: FieldType { .boolean }
  func appendJSON(to buffer: inout ByteBuffer) { buffer.append(literal: self ? "true" : "false") }
}

/// A digest, which is written as a string of 16 hexadecimal digits.
extension UInt64: FieldValue {
  static var fieldType: FieldType { .text }
  func appendJSON(to buffer: inout ByteBuffer) { buffer.append(digest: self) }
}

extension RecordValue: FieldValue {
  static var fieldType: FieldType { .object }
  func appendJSON(to buffer: inout ByteBuffer) { buffer.append(self) }
}

extension [String]: FieldValue {
  static var fieldType: FieldType { .texts }
  func appendJSON(to buffer: inout ByteBuffer) { buffer.append(self) { $0.appendJSON(to: &$1) } }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  static var fieldType: FieldType { .optional(Wrapped.fieldType) }
  func appendJSON(to buffer: inout ByteBuffer) {
    if let self { self.appendJSON(to: &buffer) } else { buffer.append(literal: "null") }
  }
}

extension RecordField {
  static func value<Value: FieldValue & SendableMetatype>(
    _ name: StaticString, _ summary: String? = nil, _ get: @escaping @Sendable (Record) -> Value
  ) -> Self {
    Self(name, Value.fieldType, summary) { get($0).appendJSON(to: &$1) }
  }

  static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: StaticString, _ get: @escaping @Sendable (Record) -> Word
  ) -> Self {
    Self(name, .words(Word.allCases.map { $0.rawValue }), nil) {
      JSONText.append(get($0).rawValue, to: &$1)
    }
  }

  static func record<Inner>(
    _ name: StaticString, _ fields: [RecordField<Inner>],
    _ get: @escaping @Sendable (Record) -> Inner
  ) -> Self {
    Self(name, .record(fields.map { $0.shape }), nil) {
      fields.appendObject(of: get($0), to: &$1)
    }
  }

  static func records<Inner>(
    _ name: StaticString, _ fields: [RecordField<Inner>],
    _ get: @escaping @Sendable (Record) -> [Inner]
  ) -> Self {
    Self(name, .records(fields.map { $0.shape }), nil) {
      $1.append(get($0)) { fields.appendObject(of: $0, to: &$1) }
    }
  }
}
