// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsFacts

@testable import UIDynamicsSceneFormat

@Suite("The key table", .timeLimit(.minutes(30)))
struct SceneSchemaTests {
  @Test("The table lists every object that a scene can contain")
  func objectsAreComplete() {
    let reachable = Set(Self.reachable(from: .nested(SceneSchema.scene)).map(\.noun))
    #expect(reachable == Set(SceneSchema.objects.map(\.noun)))
  }

  @Test("An object lists each key once, and no description ends with a period", arguments: nouns)
  func rows(noun: String) throws {
    let object = try #require(SceneSchema.objects.first { $0.noun == noun })
    let names = object.keys.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.last == "$comment")
    for key in object.keys {
      #expect(!key.doc.isEmpty && !key.doc.hasSuffix("."), "\(noun) \(key.name): \(key.doc)")
      #expect(key.doc.first?.isLowercase == false, "\(noun) \(key.name): \(key.doc)")
    }
  }

  @Test("Every default in the table is accepted by its key", arguments: nouns)
  func defaults(noun: String) throws {
    let object = try #require(SceneSchema.objects.first { $0.noun == noun })
    for key in object.keys {
      guard let standard = key.defaultText else { continue }
      let document = try #require(readJSON(standard).document, "\(noun) \(key.name): \(standard)")
      let outline = SceneOutline(document, SceneParameters(ObjectReader(document, .root)))
      let scope = SceneScope(
        outline, SceneNames(outline, limits: .default), SceneParameters(outline.root))
      var check = SchemaCheck(document, in: scope, limits: .default)
      check.check(.root, as: key.kind, .init(.row(key)))
      #expect(check.findings.list.isEmpty, "\(noun) \(key.name): \(check.findings.list)")
    }
  }

  @Test("Rules refer only to existing keys, each in at most one rule", arguments: nouns)
  func rules(noun: String) throws {
    let object = try #require(SceneSchema.objects.first { $0.noun == noun })
    let ruled = object.rules.flatMap(\.alternatives).flatMap(\.keys)
    #expect(Set(ruled).isSubset(of: object.keys.map(\.name)))
    #expect(Set(ruled).count == ruled.count)
    let required = object.keys.filter(\.isRequired).map(\.name)
    #expect(Set(ruled).isDisjoint(with: required))
  }

  @Test("Cases refer only to existing words and keys", arguments: nouns)
  func cases(noun: String) throws {
    let object = try #require(SceneSchema.objects.first { $0.noun == noun })
    guard let cases = object.cases else { return }
    if cases.others == nil {
      #expect(cases.cases.map(\.word) == words(cases.selector, of: object))
    } else {
      #expect(cases.cases.allSatisfy { SceneTriggerText($0.word) != nil })
    }
    #expect(Set(cases.governed).isSubset(of: object.keys.map(\.name)))
    for found in cases.cases {
      let keys = found.needs + found.takes + found.ignores
      #expect(Set(keys).count == keys.count, "\(found.word)")
    }
    if let standard = cases.defaultWord {
      #expect(key(cases.selector, of: object)?.defaultText == "\"\(standard)\"")
    }
  }

  @Test("The table's defaults for a run equal those of the model")
  func modelDefaults() {
    let run = RunSettings()
    #expect(standard("timeLimit", of: SceneSchema.run) == "\(Int(run.timeLimit))")
    #expect(standard("ticksPerSecond", of: SceneSchema.run) == "\(Int(run.ticksPerSecond))")
    #expect(standard("until", of: SceneSchema.run) == "\"\(run.until.rawValue)\"")
  }

  private static let nouns = SceneSchema.objects.map(\.noun)

  private func key(_ name: String, of object: SchemaObject) -> SchemaKey? {
    object.keys.first { $0.name == name }
  }

  private func standard(_ name: String, of object: SchemaObject) -> String? {
    key(name, of: object)?.defaultText
  }

  private func words(_ name: String, of object: SchemaObject) -> [String] {
    guard let kind = key(name, of: object)?.kind else { return [] }
    let kinds = if case .either(let kinds) = kind { kinds } else { [kind] }
    for case .word(let words) in kinds { return words().map(\.name) }
    return []
  }

  /// The objects that a kind can contain at any depth, each once, because behaviors and regions are recursive.
  private static func reachable(from kind: SchemaKind) -> [SchemaObject] {
    var found: [SchemaObject] = []
    func add(_ object: SchemaObject) {
      if found.contains(where: { $0.noun == object.noun }) { return }
      found.append(object)
      for key in object.keys { visit(key.kind) }
    }
    func visit(_ kind: SchemaKind) {
      switch kind {
      case .nested(let object): add(object())
      case .variants(let variants): for variant in variants().variants { add(variant.object) }
      case .list(let list): visit(list.element)
      case .map(_, let element), .named(let element, _): visit(element)
      case .choice(let choice): for object in choice().objects { add(object) }
      case .either(let kinds): for kind in kinds { visit(kind) }
      default: break
      }
    }
    visit(kind)
    return found
  }
}
