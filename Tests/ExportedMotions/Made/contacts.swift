// swift-format-ignore-file
// contacts.json, exported by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#else
  import UIDynamics
#endif

/// Who touches whom.
///
/// Filters with lists on one or both sides, in either order, and boundaries beside items. Every
/// emitted name contains the names of its parts.
final class ContactsView: UIView {
  let ball1 = UIView(frame: CGRect(x: 20, y: 90, width: 40, height: 40))
  let ball2 = UIView(frame: CGRect(x: 190, y: 55, width: 40, height: 40))
  let box = UIView(frame: CGRect(x: 10, y: 200, width: 60, height: 40))
  let door = UIView(frame: CGRect(x: 205, y: 180, width: 50, height: 30))
  let floor = UIView(frame: CGRect(x: 80, y: 255, width: 100, height: 20))
  let plate = UIView(frame: CGRect(x: 90, y: 150, width: 45, height: 25))
  let proto = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
  let stone = Body(center: CGPoint(x: 150, y: 60), size: CGSize(width: 31, height: 22))

  /// Called when "plateLanded" is emitted.
  var onPlateLanded: (() -> Void)?

  /// Called when "floorLanded" is emitted.
  var onFloorLanded: (() -> Void)?

  /// Called when "otherLanded" is emitted.
  var onOtherLanded: (() -> Void)?

  /// Called when "atEdge" is emitted.
  var onAtEdge: (() -> Void)?

  /// Called when "boxHit" is emitted.
  var onBoxHit: (() -> Void)?

  /// Called when "doorHit" is emitted.
  var onDoorHit: (() -> Void)?

  /// Called when "byBall1" is emitted.
  var onByBall1: (() -> Void)?

  /// Called when "byBall2" is emitted.
  var onByBall2: (() -> Void)?

  /// Called when "ball2Left" is emitted.
  var onBall2Left: (() -> Void)?

  /// Called when "left" is emitted.
  var onLeft: (() -> Void)?

  /// Called when "plateMet" is emitted.
  var onPlateMet: (() -> Void)?

  /// Called when "stoneMet" is emitted.
  var onStoneMet: (() -> Void)?

  /// Called when "metPlate" is emitted.
  var onMetPlate: (() -> Void)?

  /// Called when "withBall1" is emitted.
  var onWithBall1: (() -> Void)?

  /// Called when "withBall2" is emitted.
  var onWithBall2: (() -> Void)?

  /// Called when "plateAtEdge" is emitted.
  var onPlateAtEdge: (() -> Void)?

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [ball1, ball2, plate, stone])
    behavior.angle = 1.4
    return behavior
  }()

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [stone, ball1, box, ball2, door, plate, floor])
    behavior.collisionDelegate = self
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private lazy var fixed: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [box, door, floor])
    behavior.isAnchored = true
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [ball1, ball2, plate, stone])
    behavior.elasticity = 0.6
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 310, height: 290))
    addSubview(ball1)
    addSubview(ball2)
    addSubview(box)
    addSubview(door)
    addSubview(floor)
    addSubview(plate)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.addBehavior(fixed)
    animator.addBehavior(itemBehavior)
    // /events/6/do/0: the app must create copies.
  }
}

extension ContactsView: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    if item1 === floor || item2 === floor {
      if name(of: item1 === floor ? item2 : item1) == "plate" {
        onPlateLanded?()
      } else {
        if name(of: item1 === floor ? item2 : item1) == "floor" {
          onFloorLanded?()
        } else {
          onOtherLanded?()
        }
      }
    }
    if [box, door].contains(where: { $0 === item1 })
      || [box, door].contains(where: { $0 === item2 })
    {
      if name(of: [box, door].contains(where: { $0 === item1 }) ? item1 : item2) == "box" {
        onBoxHit?()
      }
      if name(of: [box, door].contains(where: { $0 === item1 }) ? item1 : item2) == "door" {
        onDoorHit?()
      }
      if name(of: [box, door].contains(where: { $0 === item1 }) ? item2 : item1) == "ball-1" {
        onByBall1?()
      }
      if name(of: [box, door].contains(where: { $0 === item1 }) ? item2 : item1) == "ball-2" {
        onByBall2?()
      }
    }
    if [plate, stone].contains(where: { $0 === item1 })
      && [ball1, floor, plate].contains(where: { $0 === item2 })
      || [plate, stone].contains(where: { $0 === item2 })
      && [ball1, floor, plate].contains(where: { $0 === item1 })
    {
      if name(
        of: [plate, stone].contains(where: { $0 === item1 })
          && [ball1, floor, plate].contains(where: { $0 === item2 })
          ? item1
          : item2)
        == "plate"
      {
        onPlateMet?()
      } else {
        onStoneMet?()
      }
      if name(
        of: [plate, stone].contains(where: { $0 === item1 })
          && [ball1, floor, plate].contains(where: { $0 === item2 })
          ? item2
          : item1)
        == "plate"
      {
        onMetPlate?()
      }
    }
    if [ball1, ball2].contains(where: { $0 === item1 })
      || [ball1, ball2].contains(where: { $0 === item2 })
    {
      if name(of: [ball1, ball2].contains(where: { $0 === item2 }) ? item2 : item1) == "ball-1" {
        onWithBall1?()
      }
      if name(of: [ball1, ball2].contains(where: { $0 === item2 }) ? item2 : item1) == "ball-2" {
        onWithBall2?()
      }
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    if [ball1, ball2, stone].contains(where: { $0 === item1 })
      || [ball1, ball2, stone].contains(where: { $0 === item2 })
    {
      if name(of: [ball1, ball2, stone].contains(where: { $0 === item1 }) ? item1 : item2)
        == "ball-2"
      {
        onBall2Left?()
      } else {
        onLeft?()
      }
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    if name(of: item) == "plate" {
      onPlateLanded?()
    } else {
      if name(of: item) == "floor" {
        onFloorLanded?()
      } else {
        onOtherLanded?()
      }
    }
    if identifier == nil {
      onAtEdge?()
    }
    if [plate, stone].contains(where: { $0 === item }) {
      if name(of: item) == "plate" {
        onPlateMet?()
      } else {
        onStoneMet?()
      }
    }
    if item === plate {
      onPlateAtEdge?()
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    if [ball1, ball2, stone].contains(where: { $0 === item }) {
      if name(of: item) == "ball-2" {
        onBall2Left?()
      } else {
        onLeft?()
      }
    }
  }
}

extension ContactsView {
  /// A dynamic item that is not a view.
  final class Body: NSObject, UIDynamicItem {
    var center: CGPoint
    var bounds: CGRect
    var transform = CGAffineTransform.identity

    init(center: CGPoint, size: CGSize) {
      self.center = center
      bounds = CGRect(origin: .zero, size: size)
    }
  }
}

extension ContactsView {
  private func name(of item: any UIDynamicItem) -> String {
    let names: [(item: any UIDynamicItem, name: String)] = [
      (ball1, "ball-1"),
      (ball2, "ball-2"),
      (box, "box"),
      (door, "door"),
      (floor, "floor"),
      (plate, "plate"),
      (proto, "proto"),
      (stone, "stone"),
    ]
    return names.first { $0.item === item }?.name ?? ""
  }
}
