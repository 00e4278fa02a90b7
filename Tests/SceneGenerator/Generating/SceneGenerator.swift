// SPDX-License-Identifier: MIT

internal import TestSupport
internal import UIDynamicsSceneFormat

/// Generates scenes from the format's key table; the same seed always produces the same scene.
///
/// It uses every key of the table, so new keys are tested immediately. It does not know rules that the table lacks,
/// such as those about convex outlines or cycles of composites; `validScene` removes what the validator rejects.
package struct SceneGenerator {
  var random: SplitMix64
  let taste: Taste
  let contents: SceneContents
  /// The evaluation time of expressions at the current position.
  var moment = ExpressionMoment.load
  /// True inside an event about a contact.
  var isInContact = false
  /// True inside the reference view or the layout.
  var isInSystem = false
  /// True if the current position is evaluated for each item of a list.
  var isInEach = false
  /// True if an earlier action makes a copy.
  var isBehindCopy = false
  /// The behavior whose keys are being filled in.
  var behavior: SceneContents.Behavior?
  /// The nesting depth of the current position.
  var depth = 0
  /// The completed views, which later expressions can use.
  var knownViews: [String] = []
  /// The centers of views whose positions are literal, as targets for fingers.
  var spots: [(x: Double, y: Double)] = []
  /// The items that do not belong to a group yet.
  var ungrouped: [String] = []
  /// The next number for ids that nothing refers to.
  private var fresh = 0

  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    taste = Taste(&random)
    contents = SceneContents(taste, &random)
    ungrouped = contents.viewIDs + contents.items.filter { $0.form != .group }.map(\.id)
  }

  /// Returns a mostly valid scene.
  package static func scene(seed: UInt64) -> JSONTree {
    var generator = SceneGenerator(seed: seed)
    let systems: Set<String> = ["referenceView", "collectionViewLayout"]
    let without = systems.subtracting(generator.contents.parts)
    return generator.object(SceneSchema.scene, without: without) ?? .object([])
  }

  mutating func freshID() -> String {
    fresh += 1
    return "x\(fresh)"
  }

  /// Returns an object of a type, or `nil` if it needs something that does not exist.
  mutating func object(
    _ object: SchemaObject, _ given: [String: JSONTree] = [:], without: Set<String> = []
  ) -> JSONTree? {
    depth += 1
    defer { depth -= 1 }
    var given = given
    if let pair = assignment(object) { given.merge(pair) { $1 } }
    if let cases = object.cases, given[cases.selector] == nil,
      let key = object.keys.first(where: { $0.name == cases.selector })
    {
      let isChosen = cases.defaultWord == nil ? key.isRequired || random.chance(0.6) : random.bool()
      if isChosen, !without.contains(key.name) { given[key.name] = value(of: key, in: object) }
    }
    var chosen = choice(of: object, given, without)
    let outer = isInEach
    defer { isInEach = outer }
    if chosen.contains("forEach") { isInEach = true } else { chosen.remove("where") }
    var members: [JSONTree.Member] = []
    for key in object.keys where chosen.remove(key.name) != nil {
      if let value = given[key.name] ?? value(of: key, in: object, given) {
        members.append(.init(key.name, value))
      } else if key.isRequired {
        return nil
      }
    }
    return .object(members)
  }

  /// Chooses the keys of an object: required keys, keys that rules and words need, and some others.
  private mutating func choice(
    of object: SchemaObject, _ given: [String: JSONTree], _ without: Set<String>
  ) -> Set<String> {
    var (chosen, refused) = (Set(given.keys), without)
    // Parts that other objects name must exist.
    if object.noun == "a scene" { chosen.formUnion(contents.parts) }
    if object.noun == "\"collectionViewLayout\"" {
      if contents.scrolls {
        chosen.insert("collectionView")
      } else {
        refused.insert("collectionView")
      }
    }
    for rule in object.rules { choose(rule, &chosen, &refused) }
    if let cases = object.cases {
      let word: String? = if case .text(let text)? = given[cases.selector] { text } else { nil }
      let found = cases.case(of: word)
      chosen.formUnion(found?.needs ?? [])
      refused.formUnion(cases.governed.filter { found?.admits($0) != true })
    }
    for key in object.keys
    where key.isRequired || random.chance(taste.density) { chosen.insert(key.name) }
    return chosen.subtracting(refused)
  }

  private mutating func choose(
    _ rule: SchemaRule, _ chosen: inout Set<String>, _ refused: inout Set<String>
  ) {
    let isNeeded = rule.needsOne
    // There is no recording to match.
    let open = rule.alternatives.filter {
      refused.isDisjoint(with: $0.keys) && !$0.keys.contains("match")
    }
    let begun = rule.alternatives.first { !chosen.isDisjoint(with: $0.keys) }
    let holdsItems = rule.alternatives.contains { $0.keys == ["items"] }
    let isTaken = isNeeded || random.chance(holdsItems ? 0.95 : taste.density)
    let taken = begun ?? (isTaken ? random.pick(open) : nil)
    for key in rule.alternatives.flatMap(\.keys) {
      if !chosen.contains(key) { refused.insert(key) }
    }
    guard let taken else { return }
    for key in taken.keys where taken.needed.contains(key) || random.bool() {
      chosen.insert(key)
      refused.remove(key)
    }
  }

  /// Returns the value of a key, as determined by its position or else its kind.
  private mutating func value(
    of key: SchemaKey, in object: SchemaObject, _ given: [String: JSONTree] = [:]
  ) -> JSONTree? {
    let outer = (moment, isInContact, isInSystem)
    defer { (moment, isInContact, isInSystem) = outer }
    if key.name == "referenceView" || key.name == "collectionViewLayout" { isInSystem = true }
    if let new = key.moment { moment = new }
    if object.noun == "an event", let trigger = given["on"] {
      isInContact = trigger.texts.allSatisfy { $0.hasPrefix("contact") }
      // In these events, `each` is the cell.
      if trigger.texts.allSatisfy({ $0.contains("Display") }) { isInEach = true }
    }
    switch special(key.name, of: object.noun) {
    case .value(let value): return value
    case .nothing: return nil
    case .usual: return value(of: key.kind)
    }
  }
}
