// SPDX-License-Identifier: MIT

/// JSON Schemas of the tool's output, using only keywords that draft 2020-12 and draft-07 share.
package enum RecordSchema {
  private static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// The schema of a JSON Lines row; because of `--columns`, all keys are optional, and others may be added.
  package static var frame: String { document("A row of a uidyn run", columns, isOpen: true) }

  package static var event: String { document("An event of a uidyn run", events) }

  package static var summary: String { document("The summary of a uidyn run", summaries) }

  private static let columns = Column.allCases.map {
    FieldShape(name: $0.rawValue, type: $0.fieldType, summary: $0.summary)
  }
  private static let events = EventRecord.fields.map { $0.shape }
  private static let summaries = RunSummary.fields.map { $0.shape }

  /// Returns the schemas with a key of this name, and its meaning.
  package static func meanings(of key: String) -> [(schema: String, summary: String?)] {
    [("frame", columns), ("event", events), ("summary", summaries)].compactMap { schema, shapes in
      shapes.flatMap { [$0] + $0.type.shapes }.first { $0.name == key }.map { (schema, $0.summary) }
    }
  }

  private static func document(
    _ title: String, _ shapes: [FieldShape], isOpen: Bool = false
  ) -> String {
    let others = isOpen ? #"{ "type": ["number", "string", "boolean", "array", "null"] }"# : "false"
    let names = isOpen ? "" : shapes.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let properties = shapes.map { $0.property(indent: "    ") }
    return """
      {
        "$schema": "\(dialect)",
        "title": "\(title)",
        "type": "object",
        "properties": {
      \(properties.joined(separator: ",\n"))
        },
        "additionalProperties": \(others)\(isOpen ? "" : ",\n  \"required\": [\(names)]")
      }

      """
  }
}

extension FieldType {
  fileprivate func schema(indent: String) -> String {
    switch self {
    case .text, .integer, .number, .boolean, .object: "\"type\": \"\(word)\""
    case .optional(.numbers):
      "\"type\": [\"array\", \"null\"], \"items\": { \"type\": \"number\" }"
    case .optional(let type): "\"type\": [\"\(type.word)\", \"null\"]"
    case .words(let words):
      "\"enum\": [\(words.map { "\"\($0)\"" }.joined(separator: ", "))]"
    case .texts: "\"type\": \"array\", \"items\": { \"type\": \"string\" }"
    case .numbers: "\"type\": \"array\", \"items\": { \"type\": \"number\" }"
    case .record(let shapes): Self.object(shapes, indent: indent)
    case .records(let shapes):
      "\"type\": \"array\", \"items\": { \(Self.object(shapes, indent: indent + "  ")) }"
    }
  }

  fileprivate var shapes: [FieldShape] {
    switch self {
    case .text, .integer, .number, .boolean, .object, .words, .texts, .numbers: []
    case .optional(let type): type.shapes
    case .record(let shapes), .records(let shapes): shapes.flatMap { [$0] + $0.type.shapes }
    }
  }

  private var word: String {
    switch self {
    case .text, .words: "string"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "boolean"
    case .object, .record: "object"
    case .texts, .numbers, .records: "array"
    case .optional(let type): type.word
    }
  }

  private static func object(_ shapes: [FieldShape], indent: String) -> String {
    let lines = shapes.map { $0.property(indent: indent + "    ") }
    let names = shapes.map { "\"\($0.name)\"" }.joined(separator: ", ")
    return """
      "type": "object", "additionalProperties": false,
      \(indent)  "required": [\(names)],
      \(indent)  "properties": {
      \(lines.joined(separator: ",\n"))
      \(indent)  }
      """
  }
}

extension FieldShape {
  fileprivate func property(indent: String) -> String {
    let described = summary.map { ", \"description\": \"\($0)\"" } ?? ""
    return "\(indent)\"\(name)\": { \(type.schema(indent: indent))\(described) }"
  }
}

extension Column {
  fileprivate var fieldType: FieldType {
    switch self {
    case .tick: .integer
    case .item: .text
    case .awake: .boolean
    case .bodyX, .bodyY, .bodyAngle: .optional(.number)
    case .time, .x, .y, .angle, .vx, .vy, .omega, .width, .height, .speed: .number
    case .minX, .minY, .maxX, .maxY, .alpha: .number
    }
  }
}
