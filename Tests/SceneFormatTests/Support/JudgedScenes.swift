// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

/// The scenes that the schema judges: in each draft all of them by one process of the validator.
enum JudgedScenes {
  struct Scene: Sendable {
    var name: String
    var text: String
  }

  /// What the tool takes.
  static var valid: [Scene] { get throws { try taken.get() } }
  /// The scenes of the diagnostics as far as they are JSON.
  static var broken: [Scene] { get throws { try faulty.get() } }
  static var mutants: [Scene] { get throws { try mutated.get() } }

  static let places = [
    #"{ "events": [ { "on": "contact", "do": [] } ] }"#,
    #"{ "gestures": [], "events": [ { "on": [ "start", "pan.began" ], "do": [] } ] }"#,
    #"{ "views": [ { "id": "box", "frame": [-5, -5, -1, 9] } ] }"#,
    #"{ "views": [ { "id": "box", "frame": [-5, -5, 1, 0.001] } ] }"#,
    #"{ "views": [ { "id": "box", "frame": [-5, -5, 1, "=1 + 1"] } ] }"#,
  ]

  /// All scenes of a list; of the second draft, which shares its words with the first, in part some.
  static func some(_ scenes: [Scene], _ draft: SchemaDraft) -> [Scene] {
    draft == .latest ? scenes : Seeds.some(scenes, each: 5)
  }

  /// The texts that a draft refuses.
  static func refused(by draft: SchemaDraft) throws -> Set<String> {
    try refusals.value(draft) {
      let texts = try [valid, broken, mutants].flatMap { some($0, draft).map(\.text) } + places
      return Set(try SchemaValidator().refused(texts, by: draft.schema).map { texts[$0] })
    }
  }

  private static let refusals = MadeOnce<SchemaDraft, Set<String>>()

  private static let taken = Result {
    try SceneFiles.all.filter { SceneLoader.load(Array($0.text.utf8), name: $0.name).scene != nil }
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
