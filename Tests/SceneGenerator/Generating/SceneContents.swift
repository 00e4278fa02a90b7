// SPDX-License-Identifier: MIT

internal import TestSupport
internal import UIDynamicsSceneFormat

/// The names in a generated scene, which are chosen before their objects.
struct SceneContents {
  enum System { case none, referenceView, layout }

  struct View {
    let id: String
    /// The number of copies; 1 for a view without `repeat`.
    let copies: Int
    var ids: [String] { copies == 1 ? [id] : (1...copies).map { "\(id)-\($0)" } }
  }

  enum ItemForm: CaseIterable { case body, group, mapped }

  struct Item {
    let id: String
    let form: ItemForm
  }

  struct Behavior {
    let id: String
    let type: String
    let word: String?
    let items: [String]
    var parent: Int?
    /// True if the parent contains the behavior itself instead of its id.
    var isInPlace = false
    /// True if the behavior represents several behaviors, so its id is not that of a single one.
    var isRepeated = false
  }

  /// The copies of a view that actions make under the same name.
  struct Family {
    let name: String
    let original: String
    let most: Int
    var ids: [String] { (1...most).map { "\(name)-\($0)" } }
  }

  let system: System
  let scrolls: Bool
  let views: [View]
  let items: [Item]
  private(set) var behaviors: [Behavior]
  let variables: [(name: String, type: ExpressionType)]
  let parameters: [(name: String, type: ExpressionType)]
  let gestures: [String]
  let emits: [String]
  let families: [Family]

  init(_ taste: Taste, _ random: inout SplitMix64) {
    system = random.element(of: [.referenceView, .referenceView, .layout, .none])
    let isScrolling = random.bool()
    scrolls = system == .layout && isScrolling
    views = Self.views(taste, &random)
    items = (0..<random.integer(in: 0...taste.crowd / 2)).map {
      Item(id: "i\($0)", form: random.element(of: ItemForm.allCases))
    }
    let ids = views.flatMap(\.ids) + items.map(\.id)
    behaviors = (0..<random.integer(in: 0...taste.crowd)).map {
      Self.behavior("b\($0)", ids, &random)
    }
    variables = Self.named("k", &random)
    parameters = Self.named("p", &random)
    gestures = (0..<random.integer(in: 0...2)).map { "g\($0)" }
    emits = (0..<random.integer(in: 1...3)).map { "e\($0)" }
    families = Self.families(of: views, &random)
    adopt(&random)
  }

  private static func families(of views: [View], _ random: inout SplitMix64) -> [Family] {
    (0..<random.element(of: [0, 0, 1, 2])).map {
      Family(
        name: "f\($0)", original: random.element(of: views.flatMap(\.ids)),
        most: random.element(of: [1, 2, 5, 40]))
    }
  }

  private static func views(_ taste: Taste, _ random: inout SplitMix64) -> [View] {
    (0..<random.integer(in: 1...taste.crowd)).map {
      View(
        id: $0 % 5 == 4 ? "v-\($0)" : "v\($0)",
        copies: random.chance(0.15) ? random.integer(in: 2...6) : 1)
    }
  }

  private static func behavior(
    _ id: String, _ ids: [String], _ random: inout SplitMix64
  ) -> Behavior {
    let variant = random.element(of: SceneSchema.behavior.variants)
    let cases = variant.object.cases
    let word = cases.flatMap { random.element(of: $0.cases).word }
    let isSingle = variant.object.rules.contains { rule in
      rule.needsOne && rule.alternatives.contains { $0.keys == ["item"] }
    }
    let items =
      isSingle ? [random.element(of: ids)] : random.some(ids, atMost: ids.count)
    return Behavior(
      id: id, type: variant.name, word: word, items: items, isRepeated: random.chance(0.1))
  }

  private static func named(
    _ letter: String, _ random: inout SplitMix64
  ) -> [(name: String, type: ExpressionType)] {
    (0..<random.integer(in: 0...3)).map {
      ("\(letter)\($0)", random.element(of: ExpressionType.allCases))
    }
  }

  /// Makes some behaviors children of earlier composites.
  private mutating func adopt(_ random: inout SplitMix64) {
    for child in behaviors.indices {
      let composites = behaviors[..<child].indices.filter { behaviors[$0].type == "composite" }
      guard let parent = random.pick(composites), random.chance(0.5) else { continue }
      behaviors[child].parent = parent
      behaviors[child].isInPlace = random.bool()
    }
  }

  var viewIDs: [String] { views.flatMap(\.ids) }
  var itemIDs: [String] { viewIDs + items.map(\.id) }

  /// The keys that the scene needs for these names, and `run`.
  var parts: [String] {
    let parts = [
      ("views", views.count), ("items", items.count), ("behaviors", behaviors.count),
      ("gestures", gestures.count), ("variables", variables.count),
      ("parameters", parameters.count), ("referenceView", system == .referenceView ? 1 : 0),
      ("collectionViewLayout", system == .layout ? 1 : 0), ("run", 1),
      ("events", families.count),
    ]
    return parts.filter { $0.1 > 0 }.map(\.0)
  }

  var namedBehaviors: [Behavior] { behaviors.filter { !$0.isRepeated } }

  func behaviors(of types: [BehaviorType]) -> [Behavior] {
    namedBehaviors.filter { behavior in types.contains { $0.rawValue == behavior.type } }
  }
}
