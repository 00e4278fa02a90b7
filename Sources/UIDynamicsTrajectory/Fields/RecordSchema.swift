// SPDX-License-Identifier: MIT

/// JSON Schemas of the tool's output, using only keywords that draft 2020-12 and draft-07 share.
package enum RecordSchema {
  private static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// The schema of a JSON Lines row; because of `--columns`, all keys are optional, and others may be added.
  package static var frame: String {
    let columns = Column.allCases.map {
      property($0.rawValue, $0.fieldType.schema(indent: "    "), $0.summary)
    }
    return document(
      "A row of a uidyn run", columns, required: [],
      others: #"{ "type": ["number", "string", "boolean", "array", "null"] }"#)
  }

  package static var event: String { document("An event of a uidyn run", EventRecord.fields) }

  package static var summary: String { document("The summary of a uidyn run", RunSummary.fields) }

  package static var keys: [(schema: String, keys: [String])] {
    [
      ("frame", Column.allCases.map { $0.rawValue }),
      ("event", EventRecord.fields.flatMap { ["\($0.name)"] + $0.type.keys }),
      ("summary", RunSummary.fields.flatMap { ["\($0.name)"] + $0.type.keys }),
    ]
  }

  private static func document<Record>(
    _ title: String, _ fields: [RecordField<Record>]
  ) -> String {
    let properties = fields.map {
      property("\($0.name)", $0.type.schema(indent: "    "), $0.summary)
    }
    return document(title, properties, required: fields.map { "\($0.name)" })
  }

  private static func property(_ name: String, _ members: String, _ summary: String?) -> String {
    let described = summary.map { ", \"description\": \"\($0)\"" } ?? ""
    return "    \"\(name)\": { \(members)\(described) }"
  }

  private static func document(
    _ title: String, _ properties: [String], required: [String], others: String = "false"
  ) -> String {
    let names = required.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {
        "$schema": "\(dialect)",
        "title": "\(title)",
        "type": "object",
        "properties": {
      \(properties.joined(separator: ",\n"))
        },
        "additionalProperties": \(others)\(required.isEmpty ? "" : ",\n  \"required\": [\(names)]")
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

  fileprivate var keys: [String] {
    switch self {
    case .text, .integer, .number, .boolean, .object, .words, .texts, .numbers: []
    case .optional(let type): type.keys
    case .record(let shapes), .records(let shapes):
      shapes.flatMap { ["\($0.name)"] + $0.type.keys }
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
    let lines = shapes.map {
      "\(indent)    \"\($0.name)\": { \($0.type.schema(indent: indent + "  ")) }"
    }
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
