// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

@Suite(
  "The JSON Schema of scenes", .timeLimit(.minutes(30)),
  .enabled(
    if: SchemaValidator.isInstalled, "check-jsonschema is missing: pip install check-jsonschema"))
struct SchemaAgreementTests {
  @Test("is one", arguments: SchemaDraft.allCases)
  func metaschema(draft: SchemaDraft) throws {
    // Under "$defs" the schema of draft-07 schemas does not look.
    let schema =
      draft == .seven ? draft.schema.replacing("$defs", with: "definitions") : draft.schema
    #expect(try SchemaValidator().accepts(schema: schema))
    let broken = schema.replacing("\"string\"", with: "\"text\"")
    #expect(try !SchemaValidator().accepts(schema: broken))
  }

  @Test("takes every scene that the tool takes, in both drafts")
  func valid() throws {
    let scenes = try SceneFiles.all.filter {
      SceneLoader.load(Array($0.text.utf8), name: $0.name).scene != nil
    }
    #expect(scenes.count > 30)
    for draft in SchemaDraft.allCases {
      let refused = try SchemaValidator().refused(scenes.map(\.text), by: draft.schema)
      #expect(refused.map { scenes[$0].name }.sorted() == [])
    }
  }

  @Test(
    "refuses of the broken scenes what the table of keys refuses", arguments: SchemaDraft.allCases)
  func broken(draft: SchemaDraft) throws {
    let scenes = try SceneFiles.broken.compactMap { file in
      TableVerdict(file.text, by: draft).map { (file.name, text: file.text, verdict: $0) }
    }
    let found = Set(scenes.flatMap(\.verdict.faults).map(\.code))
    #expect(TableVerdict.codes.subtracting(found) == [], "no scene has what is removed")
    try expectAgreement(scenes, draft)
  }

  @Test(
    "agrees with the table of keys about hundreds of mutated scenes",
    arguments: SchemaDraft.allCases)
  func mutants(draft: SchemaDraft) throws {
    let mutator = SceneMutator(
      complete: try SceneFiles.complete.map { JSONTree(try $0.document()) },
      others: try SceneFiles.all.map { JSONTree(try $0.document()) })
    var mutants: [(name: String, text: String, verdict: TableVerdict)] = []
    withEverySeed(0..<600, atMost: 200) { generator in
      let (scene, change) = mutator.mutant(&generator)
      let verdict = try #require(
        TableVerdict(scene.text, by: draft), "\(Seed.label) \(scene.text)")
      mutants.append(("\(Seed.label), changed \(change)", scene.text, verdict))
    }
    let refused = mutants.filter { !$0.verdict.faults.isEmpty }.count
    #expect((mutants.count / 3...mutants.count * 5 / 6).contains(refused))
    try expectAgreement(mutants, draft)
  }

  @Test("knows a trigger that needs a gesture, and a size below zero")
  func places() throws {
    let scenes = [
      #"{ "events": [ { "on": "contact", "do": [] } ] }"#,
      #"{ "gestures": [], "events": [ { "on": [ "start", "pan.began" ], "do": [] } ] }"#,
      #"{ "views": [ { "id": "box", "frame": [-5, -5, -1, 9] } ] }"#,
      #"{ "views": [ { "id": "box", "frame": [-5, -5, 1, 0.001] } ] }"#,
      #"{ "views": [ { "id": "box", "frame": [-5, -5, 1, "=1 + 1"] } ] }"#,
    ]
    let validator = SchemaValidator()
    #expect(try validator.refused(scenes, by: SchemaDraft.latest.schema) == [0, 1, 2, 3])
    #expect(try validator.refused(scenes, by: SchemaDraft.seven.schema) == [0, 1])
  }

  private func expectAgreement(
    _ scenes: [(name: String, text: String, verdict: TableVerdict)], _ draft: SchemaDraft
  ) throws {
    let refused = try SchemaValidator().refused(scenes.map(\.text), by: draft.schema)
    for (place, scene) in scenes.enumerated()
    where refused.contains(place) == scene.verdict.faults.isEmpty {
      let faults = scene.verdict.faults + scene.verdict.others
      Issue.record(
        """
        \(scene.name): the schema \(refused.contains(place) ? "refuses" : "takes") \(scene.text)
        of which the table says: \(faults.map { "\($0.code.rawValue) \($0.pointer)" })
        """)
    }
  }
}
