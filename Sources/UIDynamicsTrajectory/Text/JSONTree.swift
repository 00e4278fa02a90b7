// SPDX-License-Identifier: MIT

/// A JSON value for output; objects keep the order of their members.
package indirect enum JSONTree {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONTree])
  case object([(key: String, value: JSONTree)])
  case raw([UInt8])

  package init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  package static func texts(_ texts: [String]) -> JSONTree { .list(texts.map { .text($0) }) }

  /// Encodes a number that is not finite, such as a missing bound, as `null`.
  package init(_ number: Double?) {
    self = number.flatMap { $0.isFinite ? .number($0) : nil } ?? .null
  }

  package var bytes: [UInt8] {
    var buffer = ByteBuffer()
    append(to: &buffer)
    return buffer.bytes
  }

  /// Returns the text, indented by two spaces per level; a value that fits on one line is not broken up.
  package func text(indent: String = "") -> String {
    let flat = flat
    if flat.utf8.count + indent.utf8.count <= 90 { return flat }
    let inner = indent + "  "
    switch self {
    case .object(let members):
      let lines = members.map {
        "\(inner)\(JSONText.text(of: $0.key)): \($0.value.text(indent: inner))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    case .list(let values):
      let lines = values.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .null, .boolean, .number, .text, .raw: return flat
    }
  }

  private var flat: String {
    switch self {
    case .object(let members):
      if members.isEmpty { return "{}" }
      let texts = members.map { "\(JSONText.text(of: $0.key)): \($0.value.flat)" }
      return "{ " + texts.joined(separator: ", ") + " }"
    case .list(let values): return "[" + values.map { $0.flat }.joined(separator: ", ") + "]"
    case .null, .boolean, .number, .text, .raw: return String(decoding: bytes, as: UTF8.self)
    }
  }

  private func append(to buffer: inout ByteBuffer) {
    switch self {
    case .null: buffer.append("null")
    case .boolean(let value): buffer.append(value ? "true" : "false")
    case .number(let number): NumberText.append(number, to: &buffer)
    case .text(let text): JSONText.append(text, to: &buffer)
    case .raw(let bytes): buffer.append(bytes)
    case .list(let values): buffer.append(values) { $0.append(to: &$1) }
    case .object(let members):
      buffer.append(members, "{", "}") { member, buffer in
        JSONText.append(member.key, to: &buffer)
        buffer.append(":")
        member.value.append(to: &buffer)
      }
    }
  }
}

extension ByteBuffer {
  mutating func append<Value>(
    _ values: [Value], _ open: StaticString = "[", _ close: StaticString = "]",
    _ body: (Value, inout ByteBuffer) -> Void
  ) {
    append(literal: open)
    for (index, value) in values.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      body(value, &self)
    }
    append(literal: close)
  }
}

extension JSONTree: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  package init(dictionaryLiteral members: (String, JSONTree)...) {
    self = .object(members.map { (key: $0, value: $1) })
  }

  package init(arrayLiteral elements: JSONTree...) { self = .list(elements) }

  package init(stringLiteral text: String) { self = .text(text) }

  package init(booleanLiteral value: Bool) { self = .boolean(value) }
}
