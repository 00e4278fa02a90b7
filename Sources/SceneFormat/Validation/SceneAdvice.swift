// SPDX-License-Identifier: MIT

internal import Geometry

/// Warns of valid scenes that will probably surprise their author.
struct SceneAdvice {
  /// More views without a behavior than this get one warning for all.
  private static let mostNamedViews = 10

  let scene: Scene
  let outline: SceneOutline
  private(set) var findings: [Finding] = []

  init(_ scene: Scene, _ outline: SceneOutline) {
    self.scene = scene
    self.outline = outline
  }

  mutating func advise() {
    adviseOnViews()
    for index in scene.behaviors.indices { adviseOnBehavior(index) }
    adviseOnGravities()
  }

  /// A view without behavior never moves; one that holds other views may be meant so.
  private mutating func adviseOnViews() {
    var isUsed = [Bool](repeating: false, count: scene.views.count)
    for item in scene.behaviors.flatMap(\.items) { isUsed[item] = true }
    for superview in scene.views.compactMap(\.superview) { isUsed[superview] = true }
    let idle = scene.views.indices.filter { !isUsed[$0] }
    if idle.count > Self.mostNamedViews {
      let others = Sentence.number(idle.count - 1)
      warn(
        .viewWithoutBehavior,
        "\(quoted(scene.views[idle[0]].id)) and \(others) other views are in no behavior,"
          + " so they never move", at: outline.views[idle[0]], "id")
    } else {
      for index in idle {
        warn(
          .viewWithoutBehavior,
          "the view \(quoted(scene.views[index].id)) is in no behavior, so it never moves",
          at: outline.views[index], "id")
      }
    }
  }

  private mutating func adviseOnBehavior(_ index: Int) {
    let (behavior, reader) = (scene.behaviors[index], outline.behaviors[index])
    if behavior.items.isEmpty {
      warn(.behaviorWithoutItems, "this behavior has no items", at: reader, "type")
    }
    if !behavior.isAdded {
      warn(
        .behaviorNeverAdded, "this behavior is never added to the animator", at: reader, "added",
        hint: "leave \"added\" out to add it before the first tick")
    }
    if case .collision(let collision) = behavior.kind, collision.usesReferenceBounds,
      scene.referenceView == nil
    {
      let insets = "referenceBoundsInsets"
      warn(
        .noReferenceBounds,
        "there are no reference bounds, because the scene has no \"referenceView\"", at: reader,
        reader.has(insets) ? insets : "translatesReferenceBoundsIntoBoundary")
    }
  }

  private mutating func adviseOnGravities() {
    let gravities = scene.behaviors.indices.filter { index in
      guard scene.behaviors[index].isAdded, case .gravity = scene.behaviors[index].kind else {
        return false
      }
      return true
    }
    for index in gravities {
      if index != gravities[0], let first = outline.behaviors[gravities[0]].value("type") {
        warn(
          .severalGravities,
          "an animator has a single gravity, so this one also pulls the items of the first",
          at: outline.behaviors[index], "type", hint: "put all items into one gravity behavior",
          notes: [.init("the first gravity is here", at: outline.document.range(of: first))])
      }
    }
    if scene.run.until == .stasis { adviseOnFalling(gravities) }
  }

  private mutating func adviseOnFalling(_ gravities: [Int]) {
    let supports = SceneSupports(scene)
    for index in gravities where scene.behaviors[index].pulls {
      let falling = scene.behaviors[index].items.filter { !supports.canHold($0) }
      guard let first = falling.first else { continue }
      warn(
        .fallsForever,
        "\(fallers(scene.views[first].id, falling.count - 1)) forever,"
          + " so the run ends at the time limit, not at stasis",
        at: outline.behaviors[index], "type",
        hint: "add a collision behavior with a boundary, or set \"until\": \"timeLimit\" in \"run\""
      )
    }
  }

  private func fallers(_ id: String, _ others: Int) -> String {
    switch others {
    case 0: "\(quoted(id)) falls"
    case 1: "\(quoted(id)) and 1 other item fall"
    default: "\(quoted(id)) and \(Sentence.number(others)) other items fall"
    }
  }

  private mutating func warn(
    _ code: DiagnosticCode, _ message: String, at reader: ObjectReader, _ key: String,
    hint: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    findings.append(
      Finding(
        code, message, at: reader.value(key) ?? reader.object, hint: hint, notes: notes))
  }
}

extension SceneBehavior {
  /// Whether it is a gravity behavior with a force.
  fileprivate var pulls: Bool {
    guard case .gravity(let gravity) = kind else { return false }
    if let direction = gravity.gravityDirection { return direction.dx != 0 || direction.dy != 0 }
    return gravity.magnitude != 0
  }
}
