// SPDX-License-Identifier: MIT

extension RecordField {
  /// Creates a field that is written as `null` if its value is missing.
  private static func optional<Value>(
    _ name: StaticString, _ type: FieldType, _ summary: String?,
    _ get: @escaping @Sendable (Record) -> Value?,
    _ append: @escaping @Sendable (Value, inout ByteBuffer) -> Void
  ) -> Self {
    Self(name, .optional(type), summary) { record, buffer in
      guard let value = get(record) else { return buffer.append(literal: "null") }
      append(value, &buffer)
    }
  }

  static func text(
    _ name: StaticString, _ summary: String? = nil, _ get: @escaping @Sendable (Record) -> String
  ) -> Self {
    Self(name, .text, summary) { JSONText.append(get($0), to: &$1) }
  }

  static func optionalText(
    _ name: StaticString, _ summary: String? = nil, _ get: @escaping @Sendable (Record) -> String?
  ) -> Self {
    optional(name, .text, summary, get) { JSONText.append($0, to: &$1) }
  }

  static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: StaticString, _ get: @escaping @Sendable (Record) -> Word
  ) -> Self {
    Self(name, .words(Word.allCases.map { $0.rawValue }), nil) {
      JSONText.append(get($0).rawValue, to: &$1)
    }
  }

  static func integer(
    _ name: StaticString, _ summary: String? = nil, _ get: @escaping @Sendable (Record) -> Int
  ) -> Self {
    Self(name, .integer, summary) { NumberText.append(get($0), to: &$1) }
  }

  static func number(
    _ name: StaticString, _ summary: String? = nil, _ get: @escaping @Sendable (Record) -> Double
  ) -> Self {
    Self(name, .number, summary) { NumberText.append(get($0), to: &$1) }
  }

  static func single(
    _ name: StaticString, _ summary: String? = nil, _ get: @escaping @Sendable (Record) -> Float
  ) -> Self {
    Self(name, .number, summary) { NumberText.append(get($0), to: &$1) }
  }

  static func optionalNumber(
    _ name: StaticString, _ summary: String? = nil, _ get: @escaping @Sendable (Record) -> Double?
  ) -> Self {
    optional(name, .number, summary, get) { NumberText.append($0, to: &$1) }
  }

  static func optionalSingle(
    _ name: StaticString, _ summary: String? = nil, _ get: @escaping @Sendable (Record) -> Float?
  ) -> Self {
    optional(name, .number, summary, get) { NumberText.append($0, to: &$1) }
  }

  static func optionalRange(
    _ name: StaticString, _ summary: String? = nil,
    _ get: @escaping @Sendable (Record) -> ClosedRange<Float>?
  ) -> Self {
    optional(name, .numbers, summary, get) {
      $1.append([$0.lowerBound, $0.upperBound]) { NumberText.append($0, to: &$1) }
    }
  }

  static func boolean(
    _ name: StaticString, _ summary: String? = nil, _ get: @escaping @Sendable (Record) -> Bool
  ) -> Self {
    Self(name, .boolean, summary) { $1.append(literal: get($0) ? "true" : "false") }
  }

  /// Creates a field that is written as a string of 16 hexadecimal digits.
  static func digest(
    _ name: StaticString, _ summary: String? = nil, _ get: @escaping @Sendable (Record) -> UInt64
  ) -> Self {
    Self(name, .text, summary) { $1.append(digest: get($0)) }
  }

  static func optionalDigest(
    _ name: StaticString, _ summary: String? = nil, _ get: @escaping @Sendable (Record) -> UInt64?
  ) -> Self {
    optional(name, .text, summary, get) { $1.append(digest: $0) }
  }

  static func object(
    _ name: StaticString, _ summary: String? = nil,
    _ get: @escaping @Sendable (Record) -> [RecordMember]
  ) -> Self {
    Self(name, .object, summary) { $1.append(.object(get($0))) }
  }

  static func optionalObject(
    _ name: StaticString, _ summary: String? = nil,
    _ get: @escaping @Sendable (Record) -> RecordValue?
  ) -> Self {
    optional(name, .object, summary, get) { $1.append($0) }
  }

  static func texts(
    _ name: StaticString, _ summary: String? = nil, _ get: @escaping @Sendable (Record) -> [String]
  ) -> Self {
    Self(name, .texts, summary) { $1.append(get($0)) { JSONText.append($0, to: &$1) } }
  }

  static func record<Inner>(
    _ name: StaticString, _ fields: [RecordField<Inner>],
    _ get: @escaping @Sendable (Record) -> Inner
  ) -> Self {
    Self(name, .record(fields.map { FieldShape(name: $0.name, type: $0.type) }), nil) {
      fields.appendObject(of: get($0), to: &$1)
    }
  }

  static func records<Inner>(
    _ name: StaticString, _ fields: [RecordField<Inner>],
    _ get: @escaping @Sendable (Record) -> [Inner]
  ) -> Self {
    Self(name, .records(fields.map { FieldShape(name: $0.name, type: $0.type) }), nil) {
      $1.append(get($0)) { fields.appendObject(of: $0, to: &$1) }
    }
  }
}
