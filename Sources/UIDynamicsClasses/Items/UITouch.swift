// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// A finger on the screen.
///
/// Tests create touches and pass them to responders.
#if MAIN_ACTOR
  @MainActor
#endif
open class UITouch: NSObject {
  deinit {}

  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began
    /// The finger moved.
    case moved
    /// The finger stayed in place.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system canceled the touch.
    case cancelled
  }

  /// The phase of the touch.
  open private(set) var phase = Phase.began

  /// The view in which the touch began.
  open var view: UIView? { weakView.object }
  private final var weakView = Weak<UIView>()

  /// The number of taps in quick succession.
  open private(set) var tapCount: Int

  private var windowPoint: CGPoint
  private var previousPoint: CGPoint

  /// Creates a touch at a position in a view, in points, or for `nil` in the space around the outermost view.
  public init(at position: CGPoint, in view: UIView?, tapCount: Int = 1) {
    weakView.object = view
    self.tapCount = tapCount
    windowPoint = view?.convert(position, to: nil) ?? position
    previousPoint = windowPoint
  }

  /// Moves the touch to a position in a view, in points, or for `nil` in the space around the outermost view.
  public func move(to position: CGPoint, in view: UIView?, phase: Phase = .moved) {
    (previousPoint, windowPoint) = (windowPoint, view?.convert(position, to: nil) ?? position)
    self.phase = phase
  }

  /// Returns the location in a view, in points, or for `nil` in the space around the outermost view.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowPoint, from: nil) ?? windowPoint
  }

  /// Returns the location before the last move, in points, like `location(in:)`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPoint, from: nil) ?? previousPoint
  }
}

/// An event, passed to methods that handle touches and motions.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIEvent: NSObject {
  deinit {}

  /// The kinds of motion events.
  public enum EventSubtype: Int, Sendable {
    /// Not a motion.
    case none
    /// A shake of the device.
    case motionShake
  }
}

/// The outermost view on a screen; here it behaves like any other view.
open class UIWindow: UIView {
  deinit {}
}
