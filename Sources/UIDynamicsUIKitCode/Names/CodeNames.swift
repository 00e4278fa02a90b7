// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The Swift identifiers for the parts of a scene.
struct CodeNames {
  let type: String
  /// Views first, then the other items.
  let items: [String]
  let behaviors: [String]
  let variables: [String]
  let parameters: [String]
  let gestures: [String]
  let starts: [String]
  /// The class names of views and items with a custom outline or mapping, without suffix.
  let itemTypes: [String]
  /// The closure properties and handler methods by emitted name.
  let callbacks: [String: String]
  let handlers: [String: String]
  /// Prefixes for the state variables of events.
  let events: [String]

  init(_ scene: Scene, called name: String) {
    var names = SwiftNames()
    type = Self.type(of: scene, called: name)
    items =
      scene.views.map { names.take(SwiftName.lower($0.id), suffix: "View") }
      + scene.items.map { names.take(SwiftName.lower($0.id), suffix: "Item") }
    behaviors = scene.behaviors.map { names.take(Self.word(for: $0), suffix: "Behavior") }
    parameters = scene.parameters.map { names.take(SwiftName.lower($0.name), suffix: "Parameter") }
    variables = scene.variables.map { names.take(SwiftName.lower($0.name), suffix: "Value") }
    gestures = scene.gestures.map { names.take(SwiftName.lower($0.id), suffix: "Gesture") }
    // The suffixes "View", "Attributes" or "Item" would turn these into existing types.
    var types = SwiftNames(besides: ["Ellipse", "UI", "UICollection", "UICollectionViewLayout"])
    itemTypes = scene.itemIDs.map { types.take(SwiftName.upper($0), suffix: "Item") }
    let emitted = scene.emittedNames
    callbacks = Dictionary(
      emitted.map { ($0, names.take("on" + SwiftName.upper($0), suffix: "Event")) },
      uniquingKeysWith: { first, _ in first })
    handlers = Dictionary(
      emitted.map { ($0, names.take("handle" + SwiftName.upper($0), suffix: "Event")) },
      uniquingKeysWith: { first, _ in first })
    events = scene.events.enumerated().map { index, event in
      names.take(
        SwiftName.lower(event.id ?? event.actions.firstEmission ?? "event\(index)"), suffix: "Event"
      )
    }
    starts = gestures.map { names.take($0 + "Start", suffix: "Point") }
  }

  /// The default id "dynamicItem…" becomes "itemBehavior…".
  private static func word(for behavior: SceneBehavior) -> String {
    let id = SwiftName.lower(behavior.id)
    let plain = BehaviorType.dynamicItem.rawValue
    return id.hasPrefix(plain) ? "itemBehavior" + id.dropFirst(plain.count) : id
  }

  private static func type(of scene: Scene, called name: String) -> String {
    let name = SwiftName.upper(name)
    let isForeign = ["UI", "NS", "CG"].contains { name.hasPrefix($0) }
    let word = name.isEmpty || isForeign ? "Scene" + name : name
    if scene.collectionViewLayout != nil { return word + "Layout" }
    return word + (scene.referenceView == nil ? "Motion" : "View")
  }
}

extension Scene {
  /// All actions of behaviors and events, including nested ones.
  var actions: [SceneAction] {
    (behaviors.flatMap { $0.actions } + events.flatMap { $0.actions }).flatMap { $0.flattened }
  }

  /// The emitted and awaited names, unique and in scene order.
  var emittedNames: [String] {
    var names = actions.compactMap { $0.emission }
    names += events.flatMap { $0.trigger.all }.compactMap { $0.emission }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension SceneTrigger {
  var emission: String? {
    if case .emit(let name) = self { name } else { nil }
  }
}

extension [SceneAction] {
  fileprivate var firstEmission: String? {
    flatMap { $0.flattened }.compactMap { $0.emission }.first
  }
}

extension SceneAction {
  fileprivate var emission: String? {
    if case .emits(let name, _) = content.effect { name } else { nil }
  }
}
