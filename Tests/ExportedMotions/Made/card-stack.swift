// swift-format-ignore-file
// card-stack.json, by uidyn export --as uikit.
//
// What is not said here:
// - /events/10/when: which item it is turns out when it happens.
// - /events/11/when: which item it is turns out when it happens.
// - /events/12/when: which item it is turns out when it happens.
// - /events/13/when: which item it is turns out when it happens.

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
  }

  func panBegan(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, location)
    // /events/0/do/0: the methods are told of place and velocity only.
    // /events/0/do/1: UIKit has no list of the items of a scene.
  }

  func panChanged(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, touch.start)
    if "card-1" == card {
      // /events/1/do/0: which view it is turns out when it happens.
      // /events/1/do/1: which view it is turns out when it happens.
    }
    if "card-2" == card {
      // /events/2/do/0: which view it is turns out when it happens.
      // /events/2/do/1: which view it is turns out when it happens.
    }
    if "card-3" == card {
      // /events/3/do/0: which view it is turns out when it happens.
      // /events/3/do/1: which view it is turns out when it happens.
    }
    if "card-4" == card {
      // /events/4/do/0: which view it is turns out when it happens.
      // /events/4/do/1: which view it is turns out when it happens.
    }
  }

  func panEnded(at location: CGPoint, velocity: CGPoint) {
    touch = (location, velocity, touch.start)
    if abs(location.x - touch.start.x) > far || abs(velocity.x) > fast {
      // /events/5/do/0/then/0: which one it is turns out when it happens.
      // /events/5/do/0/then/1: which one it is turns out when it happens.
      // /events/5/do/0/then/2: which one it is turns out when it happens.
      onThrown?(card, velocity.x > 0 ? "right" : "left")
    } else {
      onBack?(card)
      handleBack()
    }
  }

  private func handleBack() {
    if "card-1" == card {
      // /events/6/do/0: delays, key frames and what follows are UIView.animate's to say.
      // /events/6/do/1: delays, key frames and what follows are UIView.animate's to say.
    }
    if "card-2" == card {
      // /events/7/do/0: delays, key frames and what follows are UIView.animate's to say.
      // /events/7/do/1: delays, key frames and what follows are UIView.animate's to say.
    }
    if "card-3" == card {
      // /events/8/do/0: delays, key frames and what follows are UIView.animate's to say.
      // /events/8/do/1: delays, key frames and what follows are UIView.animate's to say.
    }
    if "card-4" == card {
      // /events/9/do/0: delays, key frames and what follows are UIView.animate's to say.
      // /events/9/do/1: delays, key frames and what follows are UIView.animate's to say.
    }
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
      case .ended: panEnded(at: location, velocity: velocity)
      default: break
      }
    }
  }
#endif
