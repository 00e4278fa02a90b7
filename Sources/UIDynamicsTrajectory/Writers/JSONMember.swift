// SPDX-License-Identifier: MIT

extension ByteBuffer {
  /// Appends `"key":`, preceded by a comma unless it is the first key of the object.
  mutating func append(key: StaticString) {
    if last != UInt8(ascii: "{") { append(UInt8(ascii: ",")) }
    append(UInt8(ascii: "\""))
    append(literal: key)
    append(literal: "\":")
  }

  mutating func append(digest: UInt64) {
    append(UInt8(ascii: "\""))
    NumberText.append(hexadecimal: digest, to: &self)
    append(UInt8(ascii: "\""))
  }

  package mutating func append(_ value: RecordValue) {
    switch value {
    case .number(let number): NumberText.append(number, to: &self)
    case .boolean(let value): append(literal: value ? "true" : "false")
    case .string(let text): JSONText.append(text, to: &self)
    case .numbers(let numbers): append(numbers) { NumberText.append($0, to: &$1) }
    case .object(let members): append(members)
    }
  }

  private mutating func append(_ members: [RecordMember]) {
    append(members, "{", "}") { member, buffer in
      JSONText.append(member.key, to: &buffer)
      buffer.append(UInt8(ascii: ":"))
      buffer.append(member.value)
    }
  }
}
