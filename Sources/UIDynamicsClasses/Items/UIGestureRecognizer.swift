// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  public import UIDynamicsGeometry

  /// An object that recognizes gestures in touches.
  ///
  /// Touches come only from tests, through `play(_:at:velocity:)` or a `Finger`.
  #if MAIN_ACTOR
    @MainActor
  #endif
  open class UIGestureRecognizer: NSObject {
    deinit {}

    /// The states of a gesture.
    public enum State: Int, Sendable {
      /// Nothing is recognized yet.
      case possible
      /// The gesture began.
      case began
      /// The gesture changed.
      case changed
      /// The gesture ended, or a discrete gesture was recognized.
      case ended
      /// The gesture was interrupted.
      case cancelled
      /// The touches did not match the gesture.
      case failed

      /// The state of a recognized discrete gesture, equal to `ended`.
      public static let recognized = State.ended
    }

    /// The state of the gesture; subclasses and tests set it.
    open var state = State.possible

    /// The view that the recognizer is attached to.
    open internal(set) weak var view: UIView?

    /// The object that decides which of a `Finger`'s touches and gestures the recognizer accepts.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A Boolean value that indicates whether the recognizer is active; disabling it cancels the current gesture.
    open var isEnabled = true {
      didSet {
        if !isEnabled, state == .began || state == .changed { play(.cancelled, at: windowPoint) }
      }
    }

    /// The number of touches: 1 during a gesture, otherwise 0.
    open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

    /// A Boolean value that indicates whether a recognized gesture cancels the touches of the view.
    open var cancelsTouchesInView = true

    /// A closure called with the recognizer when its state changes or the finger moves.
    ///
    /// Replaces target and action on platforms without Objective-C.
    public final var handler: ((UIGestureRecognizer) -> Void)?

    /// The finger's location in the space around the outermost view, pt.
    package private(set) final var windowPoint = CGPoint.zero

    package private(set) final var requirements: [UIGestureRecognizer] = []

    /// Creates a recognizer; set `handler` to observe it.
    public override init() {}

    #if canImport(ObjectiveC)
      private final var targets: [TargetAction] = []

      /// Creates a recognizer that calls an action.
      public init(target: Any?, action: Selector?) {
        if let target, let action { targets = [TargetAction(target, action)] }
      }

      /// Calls an action when the state changes or a finger moves.
      open func addTarget(_ target: Any, action: Selector) {
        targets.append(TargetAction(target, action))
      }

      /// Stops calling an action; `nil` matches every target, or every action.
      open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target, action) }
      }
    #else
      /// Creates a recognizer; the action is never called.
      @available(
        *, deprecated,
        message: "requires Objective-C, so the action is never called; set 'handler' instead"
      )
      public init(target: Any?, action: Selector?) {}

      /// Does nothing: actions need Objective-C.
      @available(
        *, deprecated,
        message: "requires Objective-C, so the action is never called; set 'handler' instead"
      )
      open func addTarget(_ target: Any, action: Selector) {}

      /// Does nothing.
      open func removeTarget(_ target: Any?, action: Selector?) {}
    #endif

    /// Requires another recognizer to fail before this gesture begins.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
      requirements.append(otherGestureRecognizer)
    }

    /// Returns whether this gesture prevents another; `true` unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether another gesture prevents this one; `true` unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns the finger's location in a view, in points, or for `nil` in the space around the outermost view.
    open func location(in view: UIView?) -> CGPoint {
      view?.convert(windowPoint, from: nil) ?? windowPoint
    }

    /// Changes the state, with the finger at a location in the space around the outermost view.
    ///
    /// This consults neither views nor the delegate; a `Finger` does.
    ///
    /// - Parameters:
    ///   - state: The new state.
    ///   - location: The finger's location, in points.
    ///   - velocity: The finger's velocity, in points per second; only a pan uses it.
    open func play(_ state: State, at location: CGPoint, velocity: CGPoint = .zero) {
      guard isEnabled || state == .cancelled else { return }
      (self.state, self.windowPoint) = (state, location)
      handler?(self)
      #if canImport(ObjectiveC)
        for target in targets { target.call(self) }
      #endif
      if state != .began && state != .changed { self.state = .possible }
    }

    /// Converts a vector from the space around the outermost view to a view's coordinates.
    package final func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
      guard let view else { return vector }
      let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(vector, from: nil))
      return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
  }

  /// Methods that decide which of a `Finger`'s touches and gestures a recognizer accepts.
  #if MAIN_ACTOR
    @MainActor
  #endif
  public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Returns whether the gesture may begin; `true` by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Returns whether both gestures may be recognized at the same time; `false` by default.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Returns whether the recognizer receives the touch; `true` by default.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool

    /// Returns whether the other recognizer must fail first; `false` by default.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Returns whether this recognizer must fail before the other; `false` by default.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
  }

  extension UIGestureRecognizerDelegate {
    /// Returns `true`.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      true
    }

    /// Returns `false`.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Returns `true`.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }

    /// Returns `false`.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Returns `false`.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
  }
#endif
