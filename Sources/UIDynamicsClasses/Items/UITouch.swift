// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A finger on the screen.
///
/// Nothing here touches: a test makes one and calls what is to hear of it.
#if MAIN_ACTOR
  @MainActor
#endif
open class UITouch: NSObject {
  deinit {}

  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    /// The finger went down.
    case began
    /// It moved.
    case moved
    /// It stayed where it was.
    case stationary
    /// It went up.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// How far the touch has come.
  open private(set) var phase = Phase.began

  /// The view that the finger went down on.
  open var view: UIView? { weakView.object }
  private final var weakView = Weak<UIView>()

  /// How often the finger has gone down here in a short time.
  open private(set) var tapCount: Int

  private var place: CGPoint
  private var previousPlace: CGPoint

  /// Puts a finger down at a position of a view, pt; without a view, around the outermost one.
  public init(at position: CGPoint, in view: UIView?, tapCount: Int = 1) {
    weakView.object = view
    self.tapCount = tapCount
    place = view?.convert(position, to: nil) ?? position
    previousPlace = place
  }

  /// Has the finger be at another position of a view, pt; without a view, around the outermost one.
  public func move(to position: CGPoint, in view: UIView?, phase: Phase = .moved) {
    (previousPlace, place) = (place, view?.convert(position, to: nil) ?? position)
    self.phase = phase
  }

  /// Where the finger is in a view, pt; without a view, around the outermost one.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Where the finger was in a view before it moved, pt.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }
}

/// What happened on the screen, for what overrides what is called with it.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIEvent: NSObject {
  deinit {}

  /// The kind of a motion event.
  public enum EventSubtype: Int, Sendable {
    /// Not a motion.
    case none
    /// The phone was shaken.
    case motionShake
  }
}

/// The outermost view on a screen; here a view like any other.
open class UIWindow: UIView {
  deinit {}
}
