// SPDX-License-Identifier: MIT

internal import TestSupport
internal import UIDynamicsSceneFormat

/// Applies rules that the key table lacks: the names to which a key refers, and limits that keep runs short.
extension SceneGenerator {
  enum Special {
    case value(JSONTree)
    case nothing
    /// The kind of the key determines the value.
    case usual

    init(_ value: JSONTree?) { self = value.map { .value($0) } ?? .nothing }
  }

  mutating func special(_ key: String, of noun: String) -> Special {
    switch (noun, key) {
    case ("a scene", _): part(key)
    case ("a path", "points"), ("a path", "svg"): .value(outline(as: key))
    case ("an expectation", "event"): .value(.text(occurrence()))
    case (_, "removeBoundary"): .value(.text("w\(random.integer(in: 0...2))"))
    case ("a boundary", "id"): .value(.text("w\(random.integer(in: 0...2))"))
    case ("a view", "superview"): Special(random.pick(knownViews).map { .text($0) })
    case ("an item", "group"): group()
    case (_, "axisOfTranslation"): .value(random.element(of: Self.axes))
    case (_, "children"): .value(.array(children()))
    case (_, "items"): .value(.array((behavior?.items ?? []).map { .text($0) }))
    case (_, "item") where behavior?.items.count == 1:
      Special((behavior?.items.first).map { .text($0) })
    case (_, "item") where behavior != nil: .nothing
    default: .usual
    }
  }

  private static let axes: [JSONTree] = [
    .numbers([1, 0]), .numbers([0, -1]), .numbers([0.6, 0.8]), .numbers([-0.8, 0.6]),
  ]

  /// Returns a part of the scene whose size the contents determine.
  private mutating func part(_ key: String) -> Special {
    switch key {
    case "views": return .value(.array(contents.views.compactMap { view($0) }))
    case "items": return .value(.array(contents.items.compactMap { item($0) }))
    case "behaviors":
      let found = contents.behaviors.filter { !$0.isInPlace }
      return .value(.array(found.compactMap { described($0) }))
    case "events": return .value(.array(events()))
    case "gestures": return .value(.array(contents.gestures.compactMap { gesture($0) }))
    case "variables": return .value(.object(contents.variables.map { member($0.name, $0.type) }))
    case "parameters":
      return .value(.object(contents.parameters.map { .init($0.name, parameter($0.type)) }))
    case "run": return .value(run())
    default: return .usual
    }
  }

  /// Returns a short run, regardless of the tick rate.
  private mutating func run() -> JSONTree {
    let made = object(SceneSchema.run, without: ["timeLimit"])
    guard case .object(let members)? = made, random.chance(0.95) else { return .object([]) }
    let rate: Double =
      switch made?["ticksPerSecond"] {
      case .number(let rate)?: rate
      case nil: 60
      default: 1_000
      }
    let ticks = random.element(of: [1e-9, 1, 7, 30, 90])
    return .object(members + [.init("timeLimit", .number(ticks / rate))])
  }

  private mutating func member(_ name: String, _ type: ExpressionType) -> JSONTree.Member {
    JSONTree.Member(name, literal(type))
  }

  /// Returns a value, or an object that contains the value and its bounds.
  private mutating func parameter(_ type: ExpressionType) -> JSONTree {
    let value = literal(type)
    if random.bool() { return value }
    var given = ["value": value]
    if case .number(let number) = value, random.bool() {
      given["min"] = .number(number - 1)
      given["max"] = .number(number + 1)
    }
    return object(
      SceneSchema.parameter, given, without: Set(["min", "max"]).filter { given[$0] == nil })
      ?? value
  }

  private mutating func view(_ view: SceneContents.View) -> JSONTree? {
    var without: Set<String> = contents.system == .layout ? ["superview"] : ["indexPath", "kind"]
    var given: [String: JSONTree] = ["id": .text(view.id)]
    if view.copies == 1 {
      without.insert("repeat")
    } else if let repetition = object(
      SceneSchema.repetition, ["count": .number(Double(view.copies))])
    {
      given["repeat"] = repetition
    }
    defer { knownViews += view.ids }
    let made = object(SceneSchema.view, given, without: without)
    if let spot = made.flatMap(Self.middle) { spots.append(spot) }
    return made
  }

  private mutating func item(_ item: SceneContents.Item) -> JSONTree? {
    let (bodyKeys, groupKeys, mappedKeys) = (
      Set(["center", "size", "angle", "collisionBounds"]), Set(["group"]), Set(["target", "map"])
    )
    let without =
      switch item.form {
      case .body: groupKeys.union(mappedKeys)
      case .group: bodyKeys.union(mappedKeys)
      case .mapped: bodyKeys.union(groupKeys)
      }
    return object(SceneSchema.item, ["id": .text(item.id)], without: without)
  }

  /// Returns items that do not belong to any other group.
  private mutating func group() -> Special {
    let members = random.some(ungrouped, atMost: 4)
    ungrouped.removeAll { members.contains($0) }
    return members.isEmpty ? .nothing : .value(.array(members.map { .text($0) }))
  }

  /// Returns a behavior of the contents, with its type, word and items.
  mutating func described(_ member: SceneContents.Behavior) -> JSONTree? {
    let outer = behavior
    behavior = member
    defer { behavior = outer }
    let variants = SceneSchema.behavior
    guard let found = variants.variants.first(where: { $0.name == member.type })?.object else {
      return nil
    }
    var given: [String: JSONTree] = [
      variants.selector: .text(member.type), "id": .text(member.id),
    ]
    if let cases = found.cases, let word = member.word { given[cases.selector] = .text(word) }
    if member.isRepeated, member.parent == nil {
      given["forEach"] = random.pick(["v*"] + contents.views.map(\.id)).map { .text($0) }
      if member.items.count == 1, random.bool() { given["items"] = .array([.text("=each")]) }
    }
    let without: Set = member.isRepeated && member.parent == nil ? [] : ["forEach", "where"]
    return object(found, given, without: without.union(member.parent == nil ? [] : ["added"]))
  }

  private mutating func children() -> [JSONTree] {
    guard let index = contents.behaviors.firstIndex(where: { $0.id == behavior?.id }) else {
      return []
    }
    return contents.behaviors.filter { $0.parent == index }.compactMap {
      $0.isInPlace ? described($0) : .text($0.id)
    }
  }

  private mutating func occurrence() -> String {
    random.element(of: triggers + contents.emits + ["nothing"])
  }

  /// All possible values for `on` of an event.
  var triggers: [String] {
    // Contacts are repeated, so that the keys that apply only to them occur often enough.
    SceneHappening.allCases.map(\.rawValue) + ["contactBegan", "contactEnded"]
      + contents.gestures.flatMap { id in
        [id] + SceneGesture.State.allCases.map { "\(id).\($0.rawValue)" }
      }
      + contents.emits.map { SceneTriggerText.emitPrefix + $0 }
  }
}
