// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

@Suite(
  "The JSON Schema of scenes", .timeLimit(.minutes(30)),
  .enabled(
    if: SchemaValidator.isInstalled, "jsonschema-rs is missing: pip install jsonschema-rs"))
struct SchemaAgreementTests {
  @Test("The schema is valid in both drafts")
  func metaschema() throws {
    let schemas = SchemaDraft.allCases.map { draft in
      // The meta-schema of draft-07 ignores "$defs".
      draft == .seven ? draft.schema.replacing("$defs", with: "definitions") : draft.schema
    }
    let broken = schemas.map { $0.replacing("\"string\"", with: "\"text\"") }
    let verdicts = try SchemaValidator.judge(
      (schemas + broken).map { SchemaValidator.Case(schema: $0) })
    #expect(verdicts.map(\.isSchema) == [true, true, false, false])
  }

  @Test("The schema accepts every scene that the tool accepts", arguments: SchemaDraft.allCases)
  func valid(draft: SchemaDraft) throws {
    let refused = try JudgedScenes.refused(by: draft)
    #expect(try JudgedScenes.valid.count > 30)
    for scene in try JudgedScenes.valid where refused.contains(scene.text) {
      Issue.record("the schema refuses \(scene.name)")
    }
  }

  @Test(
    "The schema rejects the broken scenes that the key table rejects",
    arguments: SchemaDraft.allCases)
  func broken(draft: SchemaDraft) throws {
    let found = try expectAgreement(JudgedScenes.broken, draft)
    if draft == .latest {
      #expect(TableVerdict.codes.subtracting(found.codes) == [], "no scene has what is removed")
    }
  }

  @Test(
    "The schema agrees with the key table about mutated scenes",
    arguments: SchemaDraft.allCases)
  func mutants(draft: SchemaDraft) throws {
    let found = try expectAgreement(JudgedScenes.mutants, draft)
    #expect((found.count / 3...found.count * 5 / 6).contains(found.refused))
  }

  @Test("The schema detects unknown triggers and, in the latest draft, sizes that are too small")
  func places() throws {
    for (draft, wanted) in [(SchemaDraft.latest, [0, 1, 2, 3]), (.seven, [0, 1])] {
      let refused = try JudgedScenes.refused(by: draft)
      let scenes = JudgedScenes.places
      #expect(scenes.indices.filter { refused.contains(scenes[$0]) } == wanted, "\(draft)")
    }
  }

  /// Returns the number of scenes, the number of scenes that the table rejects, and the codes of their errors.
  private func expectAgreement(
    _ scenes: [JudgedScenes.Scene], _ draft: SchemaDraft
  ) throws -> (count: Int, refused: Int, codes: Set<DiagnosticCode>) {
    let refused = try JudgedScenes.refused(by: draft)
    var (count, codes): (Int, Set<DiagnosticCode>) = (0, [])
    for scene in scenes {
      let verdict = try #require(TableVerdict(scene.text, by: draft), "\(scene.name)")
      if !verdict.faults.isEmpty { count += 1 }
      codes.formUnion(verdict.faults.map(\.code))
      guard refused.contains(scene.text) == verdict.faults.isEmpty else { continue }
      Issue.record(
        """
        \(scene.name): the schema \(verdict.faults.isEmpty ? "refuses" : "takes") \(scene.text)
        of which the table says: \((verdict.faults + verdict.others).map { "\($0.code.rawValue) \($0.pointer)" })
        """)
    }
    return (scenes.count, count, codes)
  }
}
