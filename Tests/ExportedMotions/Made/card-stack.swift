// swift-format-ignore-file
// card-stack.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Card stack.
///
/// Four cards on a pile, and one pan for whichever lies on top. The finger moves a card and turns
/// it a little. Let go of near its place and slowly, it springs back as by UIView.animate; further
/// away or faster it is thrown: it becomes an item of a dynamicItem behavior with the finger's
/// velocity, falls, and leaves the hierarchy when it is off the screen, so that the next stroke
/// meets the card below. A stroke that begins beside the pile meets none.
final class CardStackView: UIView {
  /// From here on a card is thrown, pt.
  var far: CGFloat = 120

  /// So is one that is as fast, pt/s.
  var fast: CGFloat = 900

  let card1 = UIView(frame: CGRect(x: 71.5, y: 120, width: 232, height: 380))
  let card2 = UIView(frame: CGRect(x: 63.5, y: 130, width: 248, height: 380))
  let card3 = UIView(frame: CGRect(x: 55.5, y: 140, width: 264, height: 380))
  let card4 = UIView(frame: CGRect(x: 47.5, y: 150, width: 280, height: 380))

  /// Told of "thrown".
  var onThrown: ((_ card: String, _ to: String) -> Void)?

  /// Told of "back".
  var onBack: ((_ card: String) -> Void)?

  /// Told of "home".
  var onHome: (() -> Void)?

  /// Told of "gone".
  var onGone: ((_ card: String) -> Void)?

  private var card = ""
  private var home = CGVector(dx: 0, dy: 0)
  private var touch = (location: CGPoint.zero, velocity: CGPoint.zero, start: CGPoint.zero)
  /// Whether /events/4 has happened for card-1, which it does once.
  private var goneHappened = false
  /// Whether /events/4/when was true for card-1 in the last tick.
  private var goneHeld = false
  /// Whether /events/4 has happened for card-2, which it does once.
  private var goneEventHappened = false
  /// Whether /events/4/when was true for card-2 in the last tick.
  private var goneEventHeld = false
  /// Whether /events/4 has happened for card-3, which it does once.
  private var goneEvent2Happened = false
  /// Whether /events/4/when was true for card-3 in the last tick.
  private var goneEvent2Held = false
  /// Whether /events/4 has happened for card-4, which it does once.
  private var goneEvent3Happened = false
  /// Whether /events/4/when was true for card-4 in the last tick.
  private var goneEvent3Held = false

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var fall: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [])
    behavior.magnitude = 0.5
    return behavior
  }()

  private lazy var thrown: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [])
    behavior.resistance = 0.2
    return behavior
  }()

  /// Looks in every tick whether something is to happen.
  private lazy var ticker: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.action = { [unowned self] in
      let goneHolds = abs(card1.center.x - 187.5) > 400 || card1.center.y > 900
      if goneHolds, !goneHeld, !goneHappened {
        goneHappened = true
        fall.removeItem(card1)
        thrown.removeItem(card1)
        card1.removeFromSuperview()
        onGone?("card-1")
      }
      goneHeld = goneHolds
      let goneEventHolds = abs(card2.center.x - 187.5) > 400 || card2.center.y > 900
      if goneEventHolds, !goneEventHeld, !goneEventHappened {
        goneEventHappened = true
        fall.removeItem(card2)
        thrown.removeItem(card2)
        card2.removeFromSuperview()
        onGone?("card-2")
      }
      goneEventHeld = goneEventHolds
      let goneEvent2Holds = abs(card3.center.x - 187.5) > 400 || card3.center.y > 900
      if goneEvent2Holds, !goneEvent2Held, !goneEvent2Happened {
        goneEvent2Happened = true
        fall.removeItem(card3)
        thrown.removeItem(card3)
        card3.removeFromSuperview()
        onGone?("card-3")
      }
      goneEvent2Held = goneEvent2Holds
      let goneEvent3Holds = abs(card4.center.x - 187.5) > 400 || card4.center.y > 900
      if goneEvent3Holds, !goneEvent3Held, !goneEvent3Happened {
        goneEvent3Happened = true
        fall.removeItem(card4)
        thrown.removeItem(card4)
        card4.removeFromSuperview()
        onGone?("card-4")
      }
      goneEvent3Held = goneEvent3Holds
    }
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(card1)
    addSubview(card2)
    addSubview(card3)
    addSubview(card4)
    #if canImport(UIKit) && canImport(Darwin)
      for view in [card1, card2, card3, card4] {
        let recognizer = UIPanGestureRecognizer(target: self, action: #selector(recognizePan))
        view.addGestureRecognizer(recognizer)
      }
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(fall)
    animator.addBehavior(thrown)
    animator.addBehavior(ticker)
    goneHeld = abs(card1.center.x - 187.5) > 400 || card1.center.y > 900
    goneEventHeld = abs(card2.center.x - 187.5) > 400 || card2.center.y > 900
    goneEvent2Held = abs(card3.center.x - 187.5) > 400 || card3.center.y > 900
    goneEvent3Held = abs(card4.center.x - 187.5) > 400 || card4.center.y > 900
  }

  func panBegan(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, location)
    // /events/0/do/0: the methods are told of place and velocity only.
    if "card-1" == card {
      home = CGVector(dx: card1.center.x, dy: card1.center.y)
    }
    if "card-2" == card {
      home = CGVector(dx: card2.center.x, dy: card2.center.y)
    }
    if "card-3" == card {
      home = CGVector(dx: card3.center.x, dy: card3.center.y)
    }
    if "card-4" == card {
      home = CGVector(dx: card4.center.x, dy: card4.center.y)
    }
  }

  func panChanged(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, touch.start)
    if "card-1" == card {
      card1.center = CGPoint(
        x: home.dx + (location.x - touch.start.x), y: home.dy + (location.y - touch.start.y))
      card1.transform = CGAffineTransform(rotationAngle: (location.x - touch.start.x) / 1000)
    }
    if "card-2" == card {
      card2.center = CGPoint(
        x: home.dx + (location.x - touch.start.x), y: home.dy + (location.y - touch.start.y))
      card2.transform = CGAffineTransform(rotationAngle: (location.x - touch.start.x) / 1000)
    }
    if "card-3" == card {
      card3.center = CGPoint(
        x: home.dx + (location.x - touch.start.x), y: home.dy + (location.y - touch.start.y))
      card3.transform = CGAffineTransform(rotationAngle: (location.x - touch.start.x) / 1000)
    }
    if "card-4" == card {
      card4.center = CGPoint(
        x: home.dx + (location.x - touch.start.x), y: home.dy + (location.y - touch.start.y))
      card4.transform = CGAffineTransform(rotationAngle: (location.x - touch.start.x) / 1000)
    }
  }

  func panEnded(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, touch.start)
    if abs(location.x - touch.start.x) > far || abs(velocity.x) > fast {
      // /events/2/do/0/then/0: which one it is turns out when it happens.
      // /events/2/do/0/then/1: which one it is turns out when it happens.
      // /events/2/do/0/then/2: which one it is turns out when it happens.
      onThrown?(card, velocity.x > 0 ? "right" : "left")
    } else {
      onBack?(card)
      handleBack()
    }
  }

  private func handleBack() {
    if "card-1" == card {
      springing(for: 0.5, damping: 0.5, velocity: 0) { [weak self] in
        guard let self else { return }
        card1.center = CGPoint(x: home.dx, y: home.dy)
      }
      // /events/3/do/1: delays, key frames and what follows are UIView.animate's to say.
    }
    if "card-2" == card {
      springing(for: 0.5, damping: 0.5, velocity: 0) { [weak self] in
        guard let self else { return }
        card2.center = CGPoint(x: home.dx, y: home.dy)
      }
      // /events/3/do/1: delays, key frames and what follows are UIView.animate's to say.
    }
    if "card-3" == card {
      springing(for: 0.5, damping: 0.5, velocity: 0) { [weak self] in
        guard let self else { return }
        card3.center = CGPoint(x: home.dx, y: home.dy)
      }
      // /events/3/do/1: delays, key frames and what follows are UIView.animate's to say.
    }
    if "card-4" == card {
      springing(for: 0.5, damping: 0.5, velocity: 0) { [weak self] in
        guard let self else { return }
        card4.center = CGPoint(x: home.dx, y: home.dy)
      }
      // /events/3/do/1: delays, key frames and what follows are UIView.animate's to say.
    }
  }

  /// Shows a change little by little; where nothing is shown, it is just made.
  private func springing(
    for duration: TimeInterval, damping: CGFloat, velocity: CGFloat,
    _ changes: @escaping () -> Void
  ) {
    #if canImport(UIKit) && canImport(Darwin)
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: .allowUserInteraction, animations: changes)
    #else
      changes()
    #endif
  }
}

#if canImport(UIKit) && canImport(Darwin)
  extension CardStackView {
    @objc private func recognizePan(_ recognizer: UIPanGestureRecognizer) {
      let location = recognizer.location(in: self)
      let velocity = recognizer.velocity(in: self)
      switch recognizer.state {
      case .began: panBegan(at: location, velocity: velocity)
      case .changed: panChanged(at: location, velocity: velocity)
      case .ended, .cancelled: panEnded(at: location, velocity: velocity)
      default: break
      }
    }
  }
#endif
