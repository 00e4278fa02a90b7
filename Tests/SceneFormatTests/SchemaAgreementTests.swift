// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import SceneFormat

@Suite(
  "The JSON Schema of scenes",
  .enabled(
    if: SchemaValidator.isInstalled, "check-jsonschema is missing: pip install check-jsonschema"))
struct SchemaAgreementTests {
  private static let latest = SceneJSONSchema.text
  private static let older = latest.replacing(
    "https://json-schema.org/draft/2020-12/schema", with: "http://json-schema.org/draft-07/schema#")

  @Test("is one, of 2020-12 and of draft-07", arguments: [latest, older])
  func metaschema(schema: String) throws {
    #expect(try SchemaValidator().accepts(schema: schema))
    #expect(
      try !SchemaValidator().accepts(schema: schema.replacing("\"string\"", with: "\"text\"")))
  }

  @Test("takes every scene that the tool takes, in both drafts")
  func valid() throws {
    let scenes = try SceneFiles.all.filter {
      SceneLoader.load(Array($0.text.utf8), name: $0.name).scene != nil
    }
    #expect(scenes.count > 30)
    for schema in [Self.latest, Self.older] {
      let refused = try SchemaValidator().refused(scenes.map(\.text), by: schema)
      #expect(refused.map { scenes[$0].name }.sorted() == [])
    }
  }

  @Test("refuses of the broken scenes what the table of keys refuses, in both drafts")
  func broken() throws {
    let scenes = try SceneFiles.broken.compactMap { file in
      TableVerdict(file.text).map { (file.name, text: file.text, verdict: $0) }
    }
    #expect(scenes.count > 40)
    try expectAgreement(scenes)
  }

  @Test("agrees with the table of keys about hundreds of mutated scenes, in both drafts")
  func mutants() throws {
    let mutator = SceneMutator(try SceneFiles.all.map { JSONTree(try $0.document()) })
    var mutants: [(name: String, text: String, verdict: TableVerdict)] = []
    withEverySeed(0..<1200) { generator in
      let (scene, change) = mutator.mutant(&generator)
      let verdict = try #require(TableVerdict(scene.text), "\(Seed.label) \(scene.text)")
      mutants.append(("\(Seed.label), changed \(change)", scene.text, verdict))
    }
    let found = Set(mutants.flatMap(\.verdict.faults).map(\.code))
    #expect(TableVerdict.codes.subtracting(found) == [], "no mutant has these")
    #expect(mutants.filter(\.verdict.faults.isEmpty).count > 200)
    try expectAgreement(mutants)
  }

  private func expectAgreement(
    _ scenes: [(name: String, text: String, verdict: TableVerdict)]
  ) throws {
    for schema in [Self.latest, Self.older] {
      let refused = try SchemaValidator().refused(scenes.map(\.text), by: schema)
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
}
