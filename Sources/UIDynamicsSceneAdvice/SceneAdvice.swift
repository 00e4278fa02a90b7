// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsNumerics
package import UIDynamicsSceneFormat

/// Warns about valid scenes that will probably surprise their author.
package struct SceneAdvice {
  /// The scene with the initial values of its expressions.
  private(set) var scene: Scene
  let outline: SceneOutline
  let names: SceneNames
  let effects: ActionEffects
  let roles: BehaviorRoles
  let groups: [Int: Int]
  private(set) lazy var collisions = scene.behaviors.indices.filter {
    scene.behaviors[$0].type == .collision
  }
  private(set) lazy var anchors = AnchoredItems(self)
  private(set) lazy var motion = MovedItems(self)
  private(set) lazy var events = EventFacts(scene)
  private(set) lazy var partners = CollisionPartners(self)
  /// The items that each collision behavior may contain at some time, or `nil` if it may contain any item.
  private(set) lazy var colliding = Dictionary(
    firstOf: collisions.filter { !effects.openBehaviors.contains($0) }
      .map { ($0, Set(effects.items(of: $0, scene))) })
  let warnings: Warnings

  package static let adviser = SceneAdviser(
    warnings: { scene, parts, limits in
      var advice = SceneAdvice(scene, parts, limits)
      advice.adviseOnUnits(parts.suspicions)
      advice.adviseOnTouches(parts.touchReferences)
      advice.advise()
      return (advice.warnings.list, advice.warnings.omitted)
    }, hints: { $0.hint }, expressionHints: { $0.hint })

  init(_ scene: Scene, _ parts: SceneParts, _ limits: SceneLimits) {
    (self.scene, outline, names) = (scene, parts.outline, parts.names)
    warnings = Warnings(limits, of: outline)
    effects = ActionEffects(scene)
    groups = scene.groups
    roles = BehaviorRoles(scene)
    for index in scene.behaviors.indices where scene.behaviors[index].isTemplate {
      if let known = scene.templates?.known[index] { self.scene.behaviors[index] = known.behavior }
    }
  }

  var removableBehaviors: Set<Int> {
    if effects.behaviors.removesAll { return Set(scene.behaviors.indices) }
    var found: Set<Int> = []
    _ = Hierarchy.family(of: Array(effects.behaviors.removed)) {
      found.insert($0).inserted ? scene.behaviors[$0].children : []
    }
    return found
  }

  func keptItems(of index: Int) -> Set<Int> {
    Set(scene.behaviors[index].items).subtracting(effects.removedItems[index] ?? [])
  }

  /// The behaviors that actions add with their initial values.
  private var addedLater: [Int] {
    effects.behaviors.added.subtracting(roles.added).subtracting(roles.unknown)
      .subtracting(effects.behaviors.changed).sorted()
  }

  mutating func advise() {
    adviseOnParameters()
    adviseOnItems()
    adviseOnPaths()
    for index in scene.behaviors.indices { adviseOnBehavior(index) }
    for index in roles.added where !roles.unknown.contains(index) { adviseOnMotion(index) }
    for index in addedLater { adviseOnMotion(index, comesLater: true) }
    for index in scene.behaviors.indices where !roles.unknown.contains(index) {
      adviseOnForce(index)
    }
    adviseOnGravities()
    adviseOnFastBoxes()
    adviseOnTurnedSuperviews()
    adviseOnMembersOfGroups()
    adviseOnMappings()
    adviseOnEvents()
    adviseOnVelocities()
    adviseOnAddingAgain()
    adviseOnCopiesToCome()
    adviseOnOmitted()
  }

  /// Warns about items without a behavior, except those used elsewhere, which may be meant to stay in place.
  private mutating func adviseOnItems() {
    let isUsed = usedItems
    for index in isUsed.indices where !isUsed[index] {
      let noun = index < scene.views.count ? "view" : "item"
      warn(
        .viewWithoutBehavior,
        "the \(noun) \(name(of: index)) does not belong to any behavior, so it never moves",
        at: reader(ofItem: index), "id")
    }
  }

  private var usedItems: [Bool] {
    var isUsed = effects.isUsed
    for behavior in scene.behaviors {
      for item in behavior.items { isUsed[item] = true }
      if case .attachment(let attachment) = behavior.kind, let other = attachment.attachedTo {
        isUsed[other] = true
      }
    }
    for item in groups.keys { isUsed[item] = true }
    for item in scene.items {
      if case .mapped(let target, _) = item.kind { isUsed[target] = true }
    }
    if outline.hasViews(with: .superview) {
      // Subviews of used views move with their superview.
      for view in Hierarchy.order(below: scene.views.map({ $0.superview })) {
        if let superview = scene.views[view].superview, isUsed[superview] { isUsed[view] = true }
      }
      for superview in scene.views.compactMap({ $0.superview }) { isUsed[superview] = true }
    }
    return isUsed
  }

  func name(of item: Int) -> String { quoted(outline.id(ofItem: item)) }

  func reader(ofItem index: Int) -> ObjectReader {
    index < scene.views.count
      ? outline.views[index].reader : outline.items[index - scene.views.count]
  }

  private mutating func adviseOnBehavior(_ index: Int) {
    let (behavior, reader) = (scene.behaviors[index], outline.behaviors[index])
    if behavior.type == .composite {
      if behavior.children.isEmpty, effects.behaviors.added.isEmpty, behavior.actions.isEmpty {
        warn(.behaviorWithoutItems, "this composite has no children", at: reader, "type")
      }
    } else if behavior.items.isEmpty, effects.addedItems[index] == nil {
      warn(.behaviorWithoutItems, "this behavior has no items", at: reader, "type")
    }
    if !behavior.isAdded && !roles.children.contains(index)
      && !effects.behaviors.added.contains(index)
    {
      warn(
        .behaviorNeverAdded, "this behavior is never added to the animator", at: reader, "added",
        hint: "remove \"added\" to add it before the first tick, or add it with an action")
    }
    if behavior.usesReferenceBounds, scene.referenceBounds == nil {
      let insets = "referenceBoundsInsets"
      warn(
        .noReferenceBounds,
        "the scene has no reference bounds, because it has no \"referenceView\"", at: reader,
        reader.has(insets) ? insets : "translatesReferenceBoundsIntoBoundary")
    }
    adviseOnKeys(reader)
    if !groups.isEmpty { adviseOnMembers(names.items(of: reader)) }
  }

  private mutating func adviseOnGravities() {
    let gravities = roles.added.filter { scene.behaviors[$0].type == .gravity }
    for index in gravities {
      if index != gravities[0], let first = outline.behaviors[gravities[0]].value("type") {
        warn(
          .severalGravities,
          "an animator has only one gravity, so this behavior also pulls the items of the first one",
          at: outline.behaviors[index], "type", hint: "put all items into one gravity behavior",
          notes: [.init("the first one is here", at: outline.document.range(of: first))])
      }
    }
    if scene.run.until == .stasis, !effects.changesMotion {
      adviseOnFalling(gravities.filter { !roles.unknown.contains($0) })
    }
  }

  private mutating func adviseOnFalling(_ gravities: [Int]) {
    let supports = SceneSupports(scene)
    for index in gravities where scene.behaviors[index].strength != 0 {
      let falling = scene.behaviors[index].items.filter { !supports.isHeld[$0] }
      guard let first = falling.first else { continue }
      let others =
        falling.count > 1
        ? "and \(Sentence.number(falling.count - 1)) other \(falling.count > 2 ? "items" : "item") fall"
        : "falls"
      warn(
        .fallsForever,
        "\(name(of: first)) \(others) forever, so the run ends at the time limit, not at stasis",
        at: outline.behaviors[index], "type",
        hint: "add a collision behavior with a boundary, or set \"until\": \"timeLimit\" in \"run\""
      )
    }
  }

  func warn(
    _ code: DiagnosticCode, _ message: @autoclosure () -> String, at reader: ObjectReader,
    _ key: String, hint: @autoclosure () -> String? = nil, notes: [Diagnostic.Note] = []
  ) {
    warn(code, message(), at: reader.value(key) ?? reader.object, hint: hint(), notes: notes)
  }

  func warn(
    _ code: DiagnosticCode, _ message: @autoclosure () -> String,
    at value: @autoclosure () -> JSONValue,
    hint: @autoclosure () -> String? = nil, notes: [Diagnostic.Note] = []
  ) {
    warnings.add(code, Finding(code, message(), at: value(), hint: hint(), notes: notes))
  }
}
