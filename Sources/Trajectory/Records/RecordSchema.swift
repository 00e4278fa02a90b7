// SPDX-License-Identifier: MIT

/// JSON Schemas of what the tool writes, in the words that draft 2020-12 and draft-07 share.
package enum RecordSchema {
  private static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// Of one row of JSON Lines; `--columns` chooses, so that every key may be missing.
  package static var frame: String {
    let columns = Column.allCases.map { column in
      property(column.rawValue, column.schemaType, column.summary)
    }
    return object("A row of uidyn run", columns)
  }

  /// Of one line of the event file.
  package static var event: String {
    let kinds = EventRecord.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    let text = #"["string", "null"]"#
    let number = #"["number", "null"]"#
    return object(
      "An event of uidyn run",
      [
        property("tick", #""integer""#, "tick whose row first shows the consequences"),
        property("time", #""number""#, "time of that tick, in s"),
        "    \"event\": { \"enum\": [\(kinds)] }",
        property("behavior", text, "id of the collision behavior that reports a contact"),
        property("item", text, "id of the item that touches"),
        property("other", text, "id of the other item; null for a boundary"),
        property("boundary", text, "id of the boundary; null for the implicit one"),
        property("x", number, "place where a contact began or a finger is, in pt"),
        property("y", number, "place where a contact began or a finger is, in pt"),
        property("name", text, "name that a scene emits, or gesture and state"),
        property(
          "data", #"["object", "null"]"#,
          "what a scene emits with a name; velocity of a touch; reason of a stop"),
      ],
      required: [
        "tick", "time", "event", "behavior", "item", "other", "boundary", "x", "y", "name", "data",
      ])
  }

  /// Of the summary of a run.
  package static var summary: String {
    let statuses = RunSummary.Status.allCases.map { "\"\($0.rawValue)\"" }
      .joined(separator: ", ")
    let integer = #""integer""#
    let number = #""number""#
    return object(
      "The summary of uidyn run",
      [
        property("scene", #""string""#, "name of the scene's file"),
        property("parameters", #""object""#, "values of the scene's parameters"),
        "    \"status\": { \"enum\": [\(statuses)] }",
        property("reason", #""string""#, "the status as a sentence"),
        property("ticks", integer, "last tick"),
        property("time", number, "time of the last tick, in s"),
        property("elapsedTime", number, "elapsed time of the animator, in s"),
        items,
        contacts,
        expectations,
        property("stateHash", #""string""#, "digest of the motion state, hexadecimal"),
        property("numericsID", #""string""#, "raised with every intended change of motion"),
        property("version", #""string""#, "version of the tool"),
      ],
      required: [
        "scene", "parameters", "status", "reason", "ticks", "time", "elapsedTime", "items",
        "contacts", "expectations", "stateHash", "numericsID", "version",
      ])
  }

  private static let items = """
        "items": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "item": { "type": "string" },
              "x": { "type": "number" },
              "y": { "type": "number" },
              "angle": { "type": "number" },
              "width": { "type": "number" },
              "height": { "type": "number" },
              "settleTime": { "type": ["number", "null"] }
            },
            "additionalProperties": false,
            "required": ["item", "x", "y", "angle", "width", "height", "settleTime"]
          }
        }
    """

  private static let expectations = """
        "expectations": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "text": { "type": "string" },
              "passed": { "type": "boolean" },
              "tick": { "type": "integer" },
              "detail": { "type": ["string", "null"] }
            },
            "additionalProperties": false,
            "required": ["text", "passed", "tick", "detail"]
          }
        }
    """

  private static let contacts = """
        "contacts": {
          "type": "object",
          "properties": { "began": { "type": "integer" }, "ended": { "type": "integer" } },
          "additionalProperties": false,
          "required": ["began", "ended"]
        }
    """

  private static func property(_ name: String, _ type: String, _ doc: String) -> String {
    "    \"\(name)\": { \"type\": \(type), \"description\": \"\(doc)\" }"
  }

  private static func object(
    _ title: String, _ properties: [String], required: [String] = []
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
        "additionalProperties": false\(required.isEmpty ? "" : ",\n  \"required\": [\(names)]")
      }

      """
  }
}

extension Column {
  /// The JSON type of its values, as JSON.
  fileprivate var schemaType: String {
    switch self {
    case .tick: #""integer""#
    case .item: #""string""#
    case .awake: #""boolean""#
    case .bodyX, .bodyY, .bodyAngle: #"["number", "null"]"#
    default: #""number""#
    }
  }
}
