// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIDynamicsSceneFormat

@Suite("Schema and reference from the key table", .timeLimit(.minutes(30)))
struct SceneExportTests {
  private func schema() throws -> JSONDocument {
    try #require(readJSON(SceneJSONSchema.text).document)
  }

  @Test("All references in the generated JSON Schema resolve")
  func references() throws {
    let document = try schema()
    let root = ObjectReader(document, .root)
    let definitions = root.members("$defs").compactMap { document.string($0.key) }
    // Behaviors, actions, expressions, copies and the children of copies have separate definitions.
    #expect(Set(definitions).count == SceneSchema.objects.count + 5)
    var found: Set<String> = []
    visit(.root, document) { object in
      guard let target = object.string("$ref") else { return }
      found.insert(String(target.dropFirst("#/$defs/".count)))
      #expect(document.members(of: object.object).map { _ in 1 }.count == 1, "\(target)")
    }
    #expect(found == Set(definitions))
  }

  @Test("The schema lists every object's keys and allows no others")
  func keys() throws {
    let document = try schema()
    let definitions = try #require(ObjectReader(document, .root).object("$defs"))
    for object in SceneSchema.objects {
      let name = SceneJSONSchema.name(ofNoun: object.noun)
      let definition = try #require(definitions.object(name), "\(name)")
      let names = definition.members("properties").compactMap {
        document.string($0.key)
      }
      #expect(names == object.keys.map(\.name))
      #expect(definition.boolean("additionalProperties") == false)
    }
  }

  @Test("The schema avoids a list of keywords that differ between draft-07 and 2020-12")
  func words() throws {
    let document = try schema()
    var words: Set<String> = []
    visit(.root, document) { object in
      for member in document.members(of: object.object) {
        words.insert(document.string(member.key) ?? "")
      }
    }
    let changed: Set<String> = [
      "additionalItems", "dependencies", "dependentRequired", "dependentSchemas",
      "unevaluatedProperties", "unevaluatedItems", "minContains", "$dynamicRef", "$recursiveRef",
    ]
    #expect(words.isDisjoint(with: changed), "\(words.intersection(changed))")
  }

  @Test("docs/reference/scene-reference.md is up to date with the key table (make docs)")
  func page() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/reference/scene-reference.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page == SceneReference.text, "docs/reference/scene-reference.md is stale: make docs")
  }

  private func visit(
    _ value: JSONValue, _ document: JSONDocument, _ body: (ObjectReader) -> Void
  ) {
    if document.kind(of: value) == .object { body(ObjectReader(document, value)) }
    for member in document.members(of: value) { visit(member.value, document, body) }
    for element in document.elements(of: value) { visit(element, document, body) }
  }
}
