// SPDX-License-Identifier: MIT

internal import Facts
internal import Geometry
internal import SceneFormat
internal import UIDynamics

extension Stage {
  func snap(_ snap: SceneSnap, on members: [any UIDynamicItem]) -> UIDynamicBehavior {
    guard let item = members.first else { return UIDynamicBehavior() }
    let behavior = UISnapBehavior(item: item, snapTo: snap.snapPoint)
    if let damping = snap.damping { behavior.damping = damping }
    return behavior
  }

  func field(
    _ field: SceneField, on members: [any UIDynamicItem],
    _ force: @escaping UIFieldBehavior.EvaluationBlock
  ) -> UIDynamicBehavior {
    let behavior = UIFieldBehavior.make(field, force)
    behavior.seed = seed
    for member in members { behavior.addItem(member) }
    return behavior
  }

  /// The direction first, so that a magnitude given with it keeps its angle.
  func push(_ push: ScenePush, on members: [any UIDynamicItem]) -> UIDynamicBehavior {
    let behavior = UIPushBehavior(items: members, mode: UIPushBehavior.Mode(push.mode))
    if let direction = push.pushDirection { behavior.pushDirection = direction }
    if let angle = push.angle { behavior.angle = angle }
    if let magnitude = push.magnitude { behavior.magnitude = magnitude }
    for target in push.targets {
      behavior.setTargetOffsetFromCenter(target.offsetFromCenter, for: items[target.item])
    }
    if let active = push.active { behavior.active = active }
    return behavior
  }
}

extension UIPushBehavior.Mode {
  fileprivate init(_ mode: ScenePush.Mode) {
    switch mode {
    case .continuous: self = .continuous
    case .instantaneous: self = .instantaneous
    }
  }
}

extension UIFieldBehavior {
  static func make(
    _ field: SceneField, _ force: @escaping EvaluationBlock
  ) -> UIFieldBehavior {
    let behavior = behavior(of: field, force)
    if let position = field.position { behavior.position = position }
    if let region = field.region { behavior.region = UIRegion.make(region) }
    if let strength = field.strength { behavior.strength = strength }
    if let falloff = field.falloff { behavior.falloff = falloff }
    if let radius = field.minimumRadius { behavior.minimumRadius = radius }
    if let direction = field.direction { behavior.direction = direction }
    return behavior
  }

  private static func behavior(
    of field: SceneField, _ force: @escaping EvaluationBlock
  ) -> UIFieldBehavior {
    let (smoothness, speed) = (field.smoothness ?? 0, field.animationSpeed ?? 0)
    return switch field.kind {
    case .drag: dragField()
    case .vortex: vortexField()
    case .radialGravity: radialGravityField(position: field.position ?? .zero)
    case .linearGravity: linearGravityField(direction: field.direction ?? .zero)
    case .velocity: velocityField(direction: field.direction ?? .zero)
    case .noise: noiseField(smoothness: smoothness, animationSpeed: speed)
    case .turbulence: turbulenceField(smoothness: smoothness, animationSpeed: speed)
    case .spring: springField()
    case .electric: electricField()
    case .magnetic: magneticField()
    case .custom: UIFieldBehavior.field(evaluationBlock: force)
    }
  }
}

extension UIRegion {
  static func make(_ region: SceneRegion) -> UIRegion {
    switch region {
    case .infinite: .infinite
    case .circle(let radius): UIRegion(radius: radius)
    case .rectangle(let size): UIRegion(size: size)
    case .inverse(let region): make(region).inverse()
    case .union(let one, let two): make(one).union(with: make(two))
    case .intersection(let one, let two): make(one).intersection(with: make(two))
    case .difference(let one, let two): make(one).difference(from: make(two))
    }
  }
}
