// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("Scenes in Fixtures/schema", .timeLimit(.minutes(30)))
struct CompleteSceneTests {
  @Test("The complete scenes load without errors")
  func validity() throws {
    for file in try SceneFiles.complete {
      let loading = AdvisedLoader.load(Array(file.text.utf8), name: file.name)
      let errors = loading.diagnostics.filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(DiagnosticRenderer(loading.source).render(errors))")
    }
  }

  @Test("The complete scenes contain every key of every object and every word of every key")
  func completeness() throws {
    var walk = Walk()
    for file in try SceneFiles.complete {
      let document = try file.document()
      walk.visit(.root, as: .nested(SceneSchema.scene), in: document)
    }
    let keys = SceneSchema.objects.flatMap { object in
      object.keys.filter { $0.name != SchemaKey.comment.name }.map { "\(object.noun) \($0.name)" }
    }
    #expect(keys.filter { !walk.keys.contains($0) } == [])
    // A view has many mappable numbers, and they are the same for all keys of a map.
    let words = SceneSchema.objects.filter { $0.noun != SceneSchema.mapping.noun }
      .flatMap { object in object.keys.flatMap { Walk.words($0.kind, $0.name) } }
    #expect(words.filter { !walk.words.contains($0) } == [])
  }

  @Test("The complete scenes use every event trigger")
  func triggers() throws {
    var triggers: Set<String> = []
    for file in try SceneFiles.complete {
      let root = ObjectReader(try file.document(), .root)
      for event in root.elements("events") {
        let on = ObjectReader(root.document, event).string("on") ?? ""
        triggers.insert(String(on.split { ".:".contains($0) }.last ?? ""))
        if on.hasPrefix(SceneTriggerText.emitPrefix) { triggers.insert("emit") }
      }
    }
    let wanted =
      SceneHappening.allCases.map(\.rawValue) + SceneGesture.State.allCases.map(\.rawValue)
      + ["emit"]
    #expect(wanted.filter { !triggers.contains($0) } == [])
  }
}

/// Collects the schema's keys and words that a scene uses.
private struct Walk {
  var keys: Set<String> = []
  var words: Set<String> = []

  static func words(_ kind: SchemaKind, _ key: String) -> [String] {
    switch kind {
    case .word(let words): words().map { "\(key) \($0.name)" }
    case .either(let kinds): kinds.flatMap { Self.words($0, key) }
    case .list(let list): Self.words(list.element, key)
    default: []
    }
  }

  mutating func visit(
    _ value: JSONValue, as kind: SchemaKind, _ key: String = "", in document: JSONDocument
  ) {
    switch kind {
    case .nested(let object): visit(value, object(), document)
    case .variants(let variants):
      let type = ObjectReader(document, value).string(variants().selector)
      guard let found = variants().variants.first(where: { $0.name == type }) else { return }
      visit(value, found.object, document)
    case .choice(let choice):
      let object = document.members(of: value).lazy
        .compactMap { choice().object(of: document.string($0.key) ?? "") }.first
      if let object { visit(value, object, document) }
    case .list(let list):
      for element in document.elements(of: value) {
        visit(element, as: list.element, key, in: document)
      }
    case .map(_, let element), .named(let element, _):
      for member in document.members(of: value) {
        visit(member.value, as: element, key, in: document)
      }
    case .either(let kinds):
      for kind in kinds where kind.accepts(document.kind(of: value)) {
        visit(value, as: kind, key, in: document)
      }
    case .word: words.insert("\(key) \(document.string(value) ?? "")")
    default: break
    }
  }

  private mutating func visit(_ value: JSONValue, _ object: SchemaObject, _ document: JSONDocument)
  {
    for member in document.members(of: value) {
      guard let key = object.keys.first(where: { document.string(member.key, equals: $0.name) })
      else { continue }
      keys.insert("\(object.noun) \(key.name)")
      visit(member.value, as: key.kind, key.name, in: document)
    }
  }
}
