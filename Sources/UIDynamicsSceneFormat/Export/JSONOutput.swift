// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A JSON value to write; objects keep the order of their members.
indirect enum JSONOutput {
  case object([(key: String, value: JSONOutput)])
  case array([JSONOutput])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case text(String)

  static func strings(_ texts: [String]) -> JSONOutput { .array(texts.map { .string($0) }) }

  /// Indents by two spaces per level; a value that fits stays on one line.
  func text(indent: String = "") -> String {
    let flat = flat
    if flat.utf8.count + indent.utf8.count <= 90 { return flat }
    let inner = indent + "  "
    switch self {
    case .object(let members):
      let lines = members.map {
        "\(inner)\(JSONText.text(of: $0.key)): \($0.value.text(indent: inner))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    case .array(let elements):
      let lines = elements.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .string, .number, .boolean, .text: return flat
    }
  }

  private var flat: String {
    switch self {
    case .object(let members):
      if members.isEmpty { return "{}" }
      let texts = members.map { "\(JSONText.text(of: $0.key)): \($0.value.flat)" }
      return "{ " + texts.joined(separator: ", ") + " }"
    case .array(let elements): return "[" + elements.map { $0.flat }.joined(separator: ", ") + "]"
    case .string(let text): return JSONText.text(of: text)
    case .number(let number): return NumberText.text(of: number)
    case .boolean(let value): return value ? "true" : "false"
    case .text(let text): return text
    }
  }
}

extension JSONOutput: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral members: (String, JSONOutput)...) {
    self = .object(members.map { (key: $0, value: $1) })
  }

  init(arrayLiteral elements: JSONOutput...) { self = .array(elements) }

  init(stringLiteral text: String) { self = .string(text) }

  init(booleanLiteral value: Bool) { self = .boolean(value) }
}
