// SPDX-License-Identifier: MIT

package indirect enum JSONTree {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONTree])
  case object([(key: String, value: JSONTree)])
  case raw([UInt8])

  package init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  /// Encodes a number that is not finite, such as an absent bound, as `null`.
  package init(_ number: Double?) {
    self = number.flatMap { $0.isFinite ? .number($0) : nil } ?? .null
  }

  package var bytes: [UInt8] {
    var buffer = ByteBuffer()
    append(to: &buffer)
    return buffer.bytes
  }

  private func append(to buffer: inout ByteBuffer) {
    switch self {
    case .null: buffer.append("null")
    case .boolean(let value): buffer.append(value ? "true" : "false")
    case .number(let number): NumberText.append(number, to: &buffer)
    case .text(let text): JSONText.append(text, to: &buffer)
    case .raw(let bytes): buffer.append(bytes)
    case .list(let values):
      Self.append("[", values, "]", to: &buffer) { $0.append(to: &$1) }
    case .object(let members):
      Self.append("{", members, "}", to: &buffer) { member, buffer in
        JSONText.append(member.key, to: &buffer)
        buffer.append(":")
        member.value.append(to: &buffer)
      }
    }
  }

  private static func append<Value>(
    _ open: String, _ values: [Value], _ close: String, to buffer: inout ByteBuffer,
    _ body: (Value, inout ByteBuffer) -> Void
  ) {
    buffer.append(open)
    for (place, value) in values.enumerated() {
      if place > 0 { buffer.append(",") }
      body(value, &buffer)
    }
    buffer.append(close)
  }
}
