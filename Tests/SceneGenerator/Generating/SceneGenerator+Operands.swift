// SPDX-License-Identifier: MIT

internal import TestSupport
internal import UIDynamicsSceneFormat

/// Generates expressions for ids, where the key table allows them.
extension SceneGenerator {
  /// True if expressions are evaluated while the scene runs.
  var isRunning: Bool { moment != .load && moment != .never }

  /// Returns an expression that yields an id for the form; `nil` if the form does not allow expressions.
  mutating func operand(_ form: TextForm) -> String? {
    guard form.takesExpressions, let one = name(form.rule) else { return nil }
    guard random.chance(0.3), let other = name(form.rule) else { return one }
    return "(\(expression(.boolean, depth: 1)) ? \(one) : \(other))"
  }

  private mutating func name(_ rule: TextForm.Rule) -> String? {
    switch rule {
    case .reference(let kinds), .selection(let kinds):
      let words = kinds.contains(SceneName.Kind.behavior) ? [] : itemWords
      let takesWord = isInContact ? random.chance(0.8) : random.bool()
      if takesWord, let word = random.pick(words) { return word }
      return random.pick(ids(of: kinds)).map { "'\($0)'" }
    case .partner: return random.pick(contents.itemIDs).map { "'\($0)'" }
    case .behavior(let types):
      return random.pick(contents.behaviors(of: types)).map { "'\($0.id)'" }
    case .none, .condition, .phrase, .identifier, .recordName, .elementKind, .pathData, .color,
      .imageName, .trigger, .target:
      return nil
    }
  }

  /// The words that refer to items at the current position.
  private var itemWords: [String] {
    var found: [String] = []
    if isInEach { found += ["each", "each", "each.previous", "each.next"] }
    guard isRunning else { return found }
    if isInContact { found += ["contact.item", "contact.item", "contact.other", "contact.other"] }
    if isBehindCopy { found += ["copied", "copied"] }
    if !contents.gestures.isEmpty { found.append("touch.view") }
    return found + contents.variables.filter { $0.type == .string }.map(\.name)
  }
}

extension SceneGenerator {
  /// Returns the events, including one for each family of copies.
  mutating func events() -> [JSONTree] {
    let key = SceneSchema.scene.keys.first { $0.name == "events" }
    guard case .array(let events)? = key.flatMap({ value(of: $0.kind) }) else { return [] }
    return contents.families.map { copying($0) } + events
  }

  private mutating func copying(_ family: SceneContents.Family) -> JSONTree {
    let outer = moment
    defer { (moment, isBehindCopy) = (outer, false) }
    (moment, isBehindCopy) = (.event, true)
    let copy = Self.copy(family).sorted { $0.key < $1.key }
      .map { JSONTree.Member($0.key, $0.value) }
    var actions = [JSONTree.object(copy)]
    if case .array(let more)? = value(of: SceneSchema.actions) { actions += more }
    let times: [JSONTree.Member] = [
      .init("on", .text("start")), .init("every", .number(0.1)), .init("at", .number(0.2)),
    ]
    let condition = JSONTree.text("count(\(family.name)) < \(family.most)")
    let time = random.element(of: times)
    return .object([time, .init("if", condition), .init("do", .array(actions))])
  }
}
