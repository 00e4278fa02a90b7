// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

/// The scenes to validate against each draft of the schema, all in a single validator process.
enum JudgedScenes {
  struct Scene: Sendable {
    var name: String
    var text: String
  }

  static var valid: [Scene] { get throws { try taken.get() } }
  /// The scenes of the diagnostics fixtures that are valid JSON.
  static var broken: [Scene] { get throws { try faulty.get() } }
  static var mutants: [Scene] { get throws { try mutated.get() } }

  static let places = [
    #"{ "events": [ { "on": "contact", "do": [] } ] }"#,
    #"{ "gestures": [], "events": [ { "on": [ "start", "pan.began" ], "do": [] } ] }"#,
    #"{ "views": [ { "id": "box", "frame": [-5, -5, -1, 9] } ] }"#,
    #"{ "views": [ { "id": "box", "frame": [-5, -5, 1, 0.001] } ] }"#,
    #"{ "views": [ { "id": "box", "frame": [-5, -5, 1, "=1 + 1"] } ] }"#,
  ]

  static func refused(by draft: SchemaDraft) throws -> Set<String> {
    try judged.get()[draft] ?? []
  }

  private static let judged = Result {
    let texts = try [valid, broken, mutants].flatMap { $0.map(\.text) } + places
    let verdicts = try SchemaValidator.judge(
      SchemaDraft.allCases.map { SchemaValidator.Case(schema: $0.schema, documents: texts) })
    return Dictionary(
      uniqueKeysWithValues: zip(SchemaDraft.allCases, verdicts).map { draft, verdict in
        (draft, Set(verdict.refused.map { texts[$0] }))
      })
  }

  private static let taken = Result {
    try SceneFiles.all.filter {
      AdvisedLoader.load(Array($0.text.utf8), name: $0.name).scene != nil
    }
    .map { Scene(name: $0.name, text: $0.text) }
  }

  private static let faulty = Result {
    try SceneFiles.broken.filter { file in
      let reading = readJSON(file.text)
      return reading.document != nil && reading.diagnostics.isEmpty
    }.map { Scene(name: $0.name, text: $0.text) }
  }

  private static let mutated = Result {
    let mutator = SceneMutator(
      complete: try SceneFiles.complete.map { JSONTree(try $0.document()) },
      others: try SceneFiles.all.map { JSONTree(try $0.document()) })
    var mutants: [Scene] = []
    withEverySeed(0..<600, atMost: 100) { generator in
      let (scene, change) = mutator.mutant(&generator)
      mutants.append(Scene(name: "\(Seed.label), changed \(change)", text: scene.text))
    }
    return mutants
  }
}
