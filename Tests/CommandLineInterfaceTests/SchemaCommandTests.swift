// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn schema", .timeLimit(.minutes(30)))
struct SchemaCommandTests {
  @Test("schema prints one JSON object", arguments: ["scene", "frame", "event", "summary"])
  func schema(of subject: String) throws {
    let result = cli("schema \(subject)")
    #expect(result.code == .success, "\(result.messages)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let schema = try #require(object as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test("The schema contains exactly the keys that are written", arguments: ["event", "summary"])
  func keys(of subject: String) throws {
    let scene = """
      { "referenceView": { "size": [100, 100] }, "views": [{ "id": "a", "frame": [9, 9, 9, 9] }],
        "behaviors": [{ "type": "gravity", "item": "a" },
          { "type": "collision", "item": "a", "translatesReferenceBoundsIntoBoundary": true }] }
      """
    let folder = TestFolder()
    let file = folder.write("scene.json", scene)
    let flag = subject == "event" ? "--events" : "--summary"
    let result = cli(["run", file, flag, "-", "-o", folder("rows.jsonl")])
    let line = try #require(result.lines.first)
    let written = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(cli("schema \(subject)").output.utf8))
        as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(properties.keys) == Set(written.keys))
    #expect(Set(schema["required"] as? [String] ?? []) == Set(written.keys))
  }

  @Test("The row schema accepts columns from --wide and NAME=EXPRESSION, but no objects")
  func otherColumns() throws {
    let object = try JSONSerialization.jsonObject(with: Data(cli("schema frame").output.utf8))
    let others = try #require((object as? [String: Any])?["additionalProperties"] as? [String: Any])
    #expect(others["type"] as? [String] == ["number", "string", "boolean", "array", "null"])
    #expect(
      cli("schema summary").output.contains(#""xRange": { "type": ["array", "null"], "items""#))
  }

  @Test("schema suggests a similar subject for an unknown one")
  func unknown() {
    let result = cli("schema scen")
    #expect(result.code == .usage)
    #expect(result.messages.contains("did you mean \"scene\"?"))
  }
}
