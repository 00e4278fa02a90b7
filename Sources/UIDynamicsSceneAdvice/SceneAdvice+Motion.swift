// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

extension SceneAdvice {
  /// The engine's tolerance for contacts and joints, in points.
  private static var slop: Double { UIKitFacts.slop }

  /// The engine's longest step, in seconds.
  private var step: Double { Double(scene.run.profile.subStep) }

  /// Warns about surprising motion; if `comesLater`, positions are unknown, and the animator itself checks offsets.
  mutating func adviseOnMotion(_ index: Int, comesLater: Bool = false) {
    let (behavior, reader) = (scene.behaviors[index], outline.behaviors[index])
    switch behavior.kind {
    case .attachment(let attachment):
      if !comesLater { adviseOnOffsets(attachment, reader) }
      if comesLater && behavior.values[.length] == nil { return }
      adviseOnLength(attachment, of: behavior, reader)
    case .gravity: adviseOnStrength(of: behavior, reader)
    case .collision(let collision):
      if comesLater { return }
      adviseOnPositions(collision, of: behavior, reader)
      adviseOnCrossings(collision, of: behavior, reader)
    case .field(let field):
      adviseOnCharge(field, of: behavior, reader)
      adviseOnStrength(of: field, behavior, reader)
    case .dynamicItem, .snap, .push, .composite: break
    }
  }

  private mutating func adviseOnOffsets(_ attachment: SceneAttachment, _ reader: ObjectReader) {
    guard case .limit(let offset, _, let other) = attachment,
      scene.run.profile.limitOffsetsAreNegated, offset != .zero || other != .zero
    else { return }
    warn(
      .limitOffsets,
      "UIKit attaches this at the center minus the offset, and does not rotate the offset",
      at: reader, offset != .zero ? "offsetFromCenter" : "attachedToOffset",
      hint: "to attach it at the center plus the offset, use the profile \"documented\"")
  }

  private mutating func adviseOnLength(
    _ attachment: SceneAttachment, of behavior: SceneBehavior, _ reader: ObjectReader
  ) {
    let isSpring = behavior.values.number(.frequency) ?? 0 > 0
    let key = behavior.values[.length] == nil ? "frequency" : "length"
    // Without an explicit length, ends this close form a hinge instead of a rod.
    guard isSpring || key == "length", isShort(attachment, behavior) else { return }
    warn(
      .zeroLengthAttachment,
      isSpring
        ? "a spring exerts no force within \(Self.slop) pt, so the item stops near the anchor and may circle it"
        : "a rod shorter than \(Self.slop) pt has no direction: the item stays in place, but its velocity"
          + " grows until it is released", at: reader, key,
      hint: isSpring
        ? "use a snap behavior, which has no such dead zone" : "use a \"length\" of 1")
  }

  private func isShort(_ attachment: SceneAttachment, _ behavior: SceneBehavior) -> Bool {
    if !attachment.mayBeSpring { return false }
    if let length = behavior.values.number(.length) { return length <= Self.slop }
    guard let (start, end) = ends(of: attachment, behavior) else { return false }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return dx * dx + dy * dy <= Self.slop * Self.slop
  }

  /// The two end points; `nil` if one of them is inside another view.
  private func ends(
    of attachment: SceneAttachment, _ behavior: SceneBehavior
  ) -> (CGPoint, CGPoint)? {
    guard let item = behavior.items.first else { return nil }
    var (start, end): (CGPoint?, CGPoint?)
    switch attachment {
    case .anchor(let offset):
      (start, end) = (anchor(offset, of: item), behavior.values.point(.anchorPoint))
    case .items(let offset, let other, let otherOffset):
      (start, end) = (anchor(offset, of: item), anchor(otherOffset, of: other))
    case .limit, .sliding, .fixed, .pin: return nil
    }
    guard let start, let end else { return nil }
    return (start, end)
  }

  private func anchor(_ offset: UIOffset, of item: Int) -> CGPoint? {
    guard let (center, _, angle) = pose(of: item) else { return nil }
    let rotation = CGAffineTransform(rotationAngle: angle)
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(rotation)
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }

  /// The initial pose; `nil` for a group or a view inside another view.
  func pose(of item: Int) -> (center: CGPoint, size: CGSize, angle: Double)? {
    scene.body(item).flatMap { $0.superview == nil ? ($0.center, $0.size, $0.angle) : nil }
  }

  /// Earth's gravity in m/s² and cm/s², and UIKit's in pt/s².
  private static let otherGravities: [Double] = [
    9.8, 9.80665, 9.807, 9.81, 980, 980.665, 981, 1_000,
  ]

  /// Values in m/s² are valid for a field, because its unit is 100 pt/s².
  private mutating func adviseOnStrength(
    of field: SceneField, _ behavior: SceneBehavior, _ reader: ObjectReader
  ) {
    guard field.kind == .linearGravity, let direction = behavior.values.vector(.direction)
    else { return }
    let strength = (behavior.values.number(.strength) ?? 1).magnitude
    let pull = direction.length * strength
    guard pull >= 100, Self.otherGravities.contains(pull) else { return }
    warn(
      .gravityInOtherUnits,
      "a linear gravity field of 1 is 100 pt/s², so \(ExpressionValue.number(pull)) is"
        + " \(Sentence.number((pull * UIKitFacts.pointsPerMeter).rounded())) pt/s²", at: reader,
      "direction", hint: "for UIKit's gravity, use 10")
  }

  /// Warns about gravity so strong that items on a boundary bounce in every step.
  private mutating func adviseOnStrength(of behavior: SceneBehavior, _ reader: ObjectReader) {
    let key = ["magnitude", "gravityDirection"].first { reader.has($0) } ?? "type"
    if Self.otherGravities.contains(behavior.strength) {
      let text = ExpressionValue.number(behavior.strength)
      let pull = Sentence.number((behavior.strength * UIKitFacts.gravity).rounded())
      let isUpward = (behavior.values.vector(.gravityDirection)?.dy ?? 0) < 0
      return warn(
        .gravityInOtherUnits, "a gravity of 1 is 1,000 pt/s², so \(text) is \(pull) pt/s²",
        at: reader, key,
        hint: "remove \(quoted(key)) to use UIKit's default, 1"
          + (isUpward ? "; y points down, so negative values pull up" : ""))
    }
    let most = (10 * UIKitFacts.bounceSpeed / (UIKitFacts.gravity * step)).rounded() / 10
    // Each side of the bounds stops one component.
    let pull =
      behavior.values.vector(.gravityDirection).map { max($0.dx.magnitude, $0.dy.magnitude) }
      ?? behavior.strength
    guard pull > most, !partners.lying.isDisjoint(with: behavior.items) else { return }
    warn(
      .strongGravity, "with gravity this strong, items on a boundary never rest", at: reader, key,
      hint: "use at most \(Sentence.number(most)); 1 is UIKit's gravity, 1,000 pt/s²")
  }

  /// Warns about items outside the bounds, because they collide with the boundary from outside.
  private mutating func adviseOnPositions(
    _ collision: SceneCollision, of behavior: SceneBehavior, _ reader: ObjectReader
  ) {
    guard behavior.usesReferenceBounds, var bounds = scene.referenceBounds,
      collision.collisionMode != .items
    else { return }
    if case .insets(let insets)? = behavior.values[.referenceBoundsInsets] {
      bounds = bounds.inset(by: insets)
    }
    for (item, value) in names.items(of: reader) {
      guard let center = pose(of: item)?.center, !bounds.contains(center) else { continue }
      warn(
        .outsideBounds,
        "\(name(of: item)) starts outside the reference bounds and cannot enter them",
        at: value, hint: "move the boundary outward with negative \"referenceBoundsInsets\"")
    }
  }

  /// Warns about items without a charge in electric and magnetic fields, which ignore them.
  private mutating func adviseOnCharge(
    _ field: SceneField, of behavior: SceneBehavior, _ reader: ObjectReader
  ) {
    guard field.kind.facts.subject == .charge, !behavior.items.isEmpty else {
      return
    }
    if effects.behaviors.setProperties.contains(.charge) { return }
    var charges: [Int: Double] = [:]
    for index in roles.added + effects.behaviors.added.sorted() {
      guard case .dynamicItem = scene.behaviors[index].kind,
        let charge = scene.behaviors[index].values.number(.charge)
      else { continue }
      for item in effects.items(of: index, scene) { charges[item] = charge }
    }
    if behavior.items.contains(where: { charges[$0] ?? 0 != 0 }) { return }
    warn(
      .fieldWithoutCharge, "no item has a charge, so this field does nothing", at: reader,
      "field", hint: "set \"charge\" in a dynamicItem behavior")
  }

  /// Warns about rectangles that may pass through a thinner one because they move too far in a single step.
  mutating func adviseOnFastBoxes() {
    for index in roles.added {
      guard case .dynamicItem(let properties) = scene.behaviors[index].kind else { continue }
      let reader = outline.behaviors[index]
      for start in properties.linearVelocity {
        let distance = start.value.length * step
        guard isBox(start.item), let other = partners.box(beside: start.item, thinnerThan: distance)
        else {
          continue
        }
        let (id, otherID) = (outline.id(ofItem: start.item), outline.id(ofItem: other))
        warn(
          .fastBoxes,
          "\(quoted(id)) moves \(Sentence.number(distance.rounded())) pt per step, more than the thickness of"
            + " \(quoted(otherID)): as in UIKit, they can pass through each other",
          at: reader.object("linearVelocity")?.value(id) ?? reader.object,
          hint: "make one of them an ellipse or a boundary")
      }
    }
  }

  func isBox(_ item: Int) -> Bool { scene.body(item)?.collisionBounds == .rectangle }
}

extension SceneAttachment {
  /// True for a rod, which a frequency turns into a spring.
  var mayBeSpring: Bool { type == .anchor || type == .items }
}
