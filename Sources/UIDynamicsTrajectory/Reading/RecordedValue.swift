// SPDX-License-Identifier: MIT

indirect enum RecordedValue {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case array([RecordedValue])
  case object([(key: String, value: RecordedValue)])

  subscript(key: String) -> RecordedValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var isNull: Bool { if case .null = self { true } else { false } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
  var single: Float? { number.map { Float($0) } }
  var elements: [RecordedValue]? { if case .array(let values) = self { values } else { nil } }
  var digest: UInt64? { text.flatMap { $0.utf8.count == 16 ? UInt64($0, radix: 16) : nil } }
  var texts: [String]? { elements?.compactMap { $0.text } }

  var members: [RecordMember]? {
    guard case .object(let members) = self else { return nil }
    return members.map { RecordMember($0.key, $0.value.record) }
  }

  /// The value in the form that runs write; runs never write `null`, so it becomes an empty string.
  var record: RecordValue {
    switch self {
    case .null: .string("")
    case .boolean(let value): .boolean(value)
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .array(let values): .numbers(values.compactMap { $0.number })
    case .object(let members): .object(members.map { RecordMember($0.key, $0.value.record) })
    }
  }
}
