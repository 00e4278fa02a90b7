// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

extension Stage {
  func snap(_ values: PropertyValues, on members: [any UIDynamicItem]) -> UIDynamicBehavior {
    guard let item = members.first else { return UIDynamicBehavior() }
    return UISnapBehavior(item: item, snapTo: values.point(.snapPoint) ?? .zero)
  }

  func field(
    _ field: SceneField, on members: [any UIDynamicItem],
    _ force: @escaping UIFieldBehavior.EvaluationBlock
  ) -> UIDynamicBehavior {
    let behavior = UIFieldBehavior.make(field.kind, force)
    if let region = field.region { behavior.region = UIRegion.make(region) }
    behavior.seed = seed
    for member in members { behavior.addItem(member) }
    return behavior
  }

  func push(_ push: ScenePush, on members: [any UIDynamicItem]) -> UIDynamicBehavior {
    let behavior = UIPushBehavior(items: members, mode: UIPushBehavior.Mode(push.mode))
    for target in push.targets {
      behavior.setTargetOffsetFromCenter(target.value, for: items[target.item])
    }
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
