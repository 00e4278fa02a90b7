// swift-format-ignore-file
// lists.json, exported by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#else
  import Dispatch
  #if canImport(CoreGraphics)
    import CoreGraphics
  #else
    import Glibc
  #endif
  import UIDynamics
#endif

/// Lists.
///
/// Actions for each of several items, and events with several triggers.
final class ListsView: UIView {
  let tile1 = UIView(frame: CGRect(x: 30, y: 54, width: 20, height: 30))
  let tile2 = UIView(frame: CGRect(x: 98, y: 63, width: 24, height: 30))
  let tile3 = UIView(frame: CGRect(x: 166, y: 72, width: 28, height: 30))
  let tile4 = UIView(frame: CGRect(x: 234, y: 81, width: 32, height: 30))
  let lamp = UIView(frame: CGRect(x: 10, y: 400, width: 30, height: 12))
  lazy var dial = DialItem(view: lamp)
  lazy var reel = ReelItem(view: lamp)

  /// Called when "round" is emitted.
  var onRound: ((_ n: CGFloat) -> Void)?

  /// Called when "low" is emitted.
  var onLow: ((_ who: String, _ place: CGFloat) -> Void)?

  /// Called when "summed" is emitted.
  var onSummed: ((_ sum: CGFloat, _ least: CGFloat, _ most: CGFloat, _ right: CGFloat) -> Void)?

  /// Called when "again" is emitted.
  var onAgain: (() -> Void)?

  /// Called when "turned" is emitted.
  var onTurned: ((_ who: String) -> Void)?

  /// Called when "out" is emitted.
  var onOut: ((_ who: String) -> Void)?

  /// Runs work after a delay in seconds; a test can replace the clock.
  var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
    DispatchQueue.main.asyncAfter(
      deadline: .now() + seconds, execute: DispatchWorkItem(block: work))
  }

  private var turns: CGFloat = 0
  private var sum: CGFloat = 0
  /// `true` once /events/2 has happened for tile-1; it happens only once.
  private var lowHappened = false
  /// `true` if /events/2/when was true for tile-1 at the previous tick.
  private var lowHeld = false
  /// `true` once /events/2 has happened for tile-2; it happens only once.
  private var lowEventHappened = false
  /// `true` if /events/2/when was true for tile-2 at the previous tick.
  private var lowEventHeld = false
  /// `true` once /events/2 has happened for tile-3; it happens only once.
  private var lowEvent2Happened = false
  /// `true` if /events/2/when was true for tile-3 at the previous tick.
  private var lowEvent2Held = false
  /// `true` once /events/2 has happened for tile-4; it happens only once.
  private var lowEvent3Happened = false
  /// `true` if /events/2/when was true for tile-4 at the previous tick.
  private var lowEvent3Held = false

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [tile2, tile4])
    behavior.magnitude = 0.6
    return behavior
  }()

  private lazy var loose: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [tile1, tile2, tile3, tile4])
    behavior.elasticity = 0.3
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [reel])
    behavior.resistance = 2
    behavior.addLinearVelocity(CGPoint(x: 3, y: -7), for: reel)
    return behavior
  }()

  private lazy var walls: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [tile1, tile2, tile3, tile4])
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private lazy var home3 = UISnapBehavior(item: tile3, snapTo: CGPoint(x: 60 + 60 * 2, y: 200))

  private lazy var home4 = UISnapBehavior(item: tile4, snapTo: CGPoint(x: 60 + 60 * 3, y: 200))

  /// Checks for events at every tick.
  private lazy var ticker: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.action = { [unowned self] in
      let lowHolds = tile1.center.y > 240
      if lowHolds, !lowHeld, !lowHappened {
        lowHappened = true
        onLow?("tile-1", 0)
      }
      lowHeld = lowHolds
      let lowEventHolds = tile2.center.y > 240
      if lowEventHolds, !lowEventHeld, !lowEventHappened {
        lowEventHappened = true
        onLow?("tile-2", 1)
      }
      lowEventHeld = lowEventHolds
      let lowEvent2Holds = tile3.center.y > 240
      if lowEvent2Holds, !lowEvent2Held, !lowEvent2Happened {
        lowEvent2Happened = true
        onLow?("tile-3", 2)
      }
      lowEvent2Held = lowEvent2Holds
      let lowEvent3Holds = tile4.center.y > 240
      if lowEvent3Holds, !lowEvent3Held, !lowEvent3Happened {
        lowEvent3Happened = true
        onLow?("tile-4", 3)
      }
      lowEvent3Held = lowEvent3Holds
    }
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    addSubview(tile1)
    addSubview(tile2)
    addSubview(tile3)
    addSubview(tile4)
    addSubview(lamp)
    #if canImport(UIKit) && canImport(Darwin) && !os(macOS)
      addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(recognizePoke)))
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(loose)
    animator.addBehavior(itemBehavior)
    animator.addBehavior(walls)
    animator.addBehavior(ticker)
    lowHeld = tile1.center.y > 240
    lowEventHeld = tile2.center.y > 240
    lowEvent2Held = tile3.center.y > 240
    lowEvent3Held = tile4.center.y > 240
    turns += 1
    onRound?(turns)
    after(0.25) { [weak self] in
      guard let self else { return }
      tile3.center.y = tile3.center.y - 7 * 3
      animator.updateItem(usingCurrentState: tile3)
      loose.addLinearVelocity(CGPoint(x: 30 * (0 + 1), y: -20), for: tile3)
    }
    after(0.25) { [weak self] in
      guard let self else { return }
      tile1.center.y = tile1.center.y - 7 * 1
      animator.updateItem(usingCurrentState: tile1)
      loose.addLinearVelocity(CGPoint(x: 30 * (1 + 1), y: -20), for: tile1)
    }
    after(1.3) { [weak self] in
      guard let self else { return }
      animator.addBehavior(home4)
      animator.addBehavior(home3)
    }
    after(0.9) { [weak self] in
      guard let self else { return }
      dial.bounds.size = CGSize(width: 30 + 1, height: 26)
      tile3.bounds.size = CGSize(width: 30 + 2, height: 26)
      if tile1.center.x > 150 {
        walls.removeItem(tile1)
        onOut?("tile-1")
      }
      if tile2.center.x > 150 {
        walls.removeItem(tile2)
        onOut?("tile-2")
      }
      if tile3.center.x > 150 {
        walls.removeItem(tile3)
        onOut?("tile-3")
      }
      if tile4.center.x > 150 {
        walls.removeItem(tile4)
        onOut?("tile-4")
      }
    }
  }

  /// Called for "poke", and for "prod", which has the same recognizer and actions.
  func pokeChanged(at location: CGPoint, velocity: CGPoint) {
    sum = tile1.center.x
    sum = sum + 2 * tile2.center.x - tile1.center.x
    loose.addAngularVelocity(tile3.center.x / 100, for: tile3)
    sum = sum + 2 * tile3.center.x - tile2.center.x
    loose.addAngularVelocity(tile4.center.x / 100, for: tile4)
    sum = sum + 2 * tile4.center.x - tile3.center.x
    onSummed?(
      sum,
      minOf(
        tile1.center.x - tile1.bounds.size.width, tile2.center.x - tile2.bounds.size.width,
        tile3.center.x - tile3.bounds.size.width, tile4.center.x - tile4.bounds.size.width),
      maxOf(tile4.center.y, lamp.center.y),
      countOf(
        true, tile2.center.x - tile1.center.x > 55, tile3.center.x - tile2.center.x > 55,
        tile4.center.x - tile3.center.x > 55))
    if anyOf(false, false, tile3.center.y > 90, tile4.center.y > 90)
      && !allOf(
        tile1.center.y > 90, tile2.center.y > 90, tile3.center.y > 90, tile4.center.y > 90)
    {
      // count(tile)
      turns =
        turns
        + sumOf(
          0 * tile1.bounds.size.width, 1 * tile2.bounds.size.width, 2 * tile3.bounds.size.width,
          3 * tile4.bounds.size.width)
        - 4
    }
    onAgain?()
    handleAgain()
  }

  /// Called for "poke", and for "prod", which has the same recognizer and actions.
  func pokeEnded(at location: CGPoint, velocity: CGPoint) {
    if turns > 1 {
      after(0.1 + 0.1 * 0) { [weak self] in
        guard let self else { return }
        tile4.transform = CGAffineTransform(rotationAngle: 0.2 + 0)
        animator.updateItem(usingCurrentState: tile4)
        onTurned?("tile-4")
      }
      after(0.1 + 0.1 * 1) { [weak self] in
        guard let self else { return }
        tile2.transform = CGAffineTransform(rotationAngle: 0.2 + 1)
        animator.updateItem(usingCurrentState: tile2)
        onTurned?("tile-2")
      }
    }
  }

  private func handleAgain() {
    turns += 1
    onRound?(turns)
    if turns > 1 {
      after(0.1 + 0.1 * 0) { [weak self] in
        guard let self else { return }
        tile4.transform = CGAffineTransform(rotationAngle: 0.2 + 0)
        animator.updateItem(usingCurrentState: tile4)
        onTurned?("tile-4")
      }
      after(0.1 + 0.1 * 1) { [weak self] in
        guard let self else { return }
        tile2.transform = CGAffineTransform(rotationAngle: 0.2 + 1)
        animator.updateItem(usingCurrentState: tile2)
        onTurned?("tile-2")
      }
    }
  }
}

extension ListsView {
  /// A dynamic item that drives center.y of a view.
  final class DialItem: NSObject, UIDynamicItem {
    private let view: UIView
    private var y: CGFloat

    init(view: UIView) {
      self.view = view
      y = view.center.y
    }

    var center: CGPoint {
      get { CGPoint(x: view.center.y, y: y) }
      set {
        view.center.y = newValue.x
        y = newValue.y
      }
    }

    var bounds: CGRect {
      get { view.bounds }
      set { view.bounds = newValue }
    }

    var transform: CGAffineTransform {
      get { view.transform }
      set { view.transform = newValue }
    }
  }

  /// A dynamic item that drives angle of a view.
  final class ReelItem: NSObject, UIDynamicItem {
    private let view: UIView
    var transform: CGAffineTransform

    init(view: UIView) {
      self.view = view
      transform = view.transform
    }

    var center: CGPoint {
      get { CGPoint(x: atan2(view.transform.b, view.transform.a), y: view.center.y) }
      set {
        view.center.y = newValue.y
        view.transform = CGAffineTransform(rotationAngle: newValue.x)
      }
    }

    var bounds: CGRect { view.bounds }
  }
}

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  extension ListsView {
    @objc private func recognizePoke(_ recognizer: UIPanGestureRecognizer) {
      let location = recognizer.location(in: self)
      let velocity = recognizer.velocity(in: self)
      switch recognizer.state {
      case .changed: pokeChanged(at: location, velocity: velocity)
      case .ended, .cancelled: pokeEnded(at: location, velocity: velocity)
      default: break
      }
    }
  }
#endif

/// Returns `true` if any condition is true.
private func anyOf(_ conditions: Bool...) -> Bool {
  conditions.contains(true)
}

/// Returns `true` if all conditions are true.
private func allOf(_ conditions: Bool...) -> Bool {
  !conditions.contains(false)
}

/// The number of true conditions.
private func countOf(_ conditions: Bool...) -> CGFloat {
  CGFloat(conditions.filter { $0 }.count)
}

/// The sum, in order.
private func sumOf(_ numbers: CGFloat...) -> CGFloat {
  numbers.reduce(0, +)
}

/// The smallest number.
private func minOf(_ numbers: CGFloat...) -> CGFloat {
  numbers.min() ?? 0
}

/// The largest number.
private func maxOf(_ numbers: CGFloat...) -> CGFloat {
  numbers.max() ?? 0
}
