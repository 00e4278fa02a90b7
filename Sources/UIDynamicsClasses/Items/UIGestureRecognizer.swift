// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  public import UIDynamicsGeometry

  /// Makes gestures of touches.
  ///
  /// Nothing touches by itself: a test says what the recognizer sees, with `play(_:at:velocity:)` or a `Finger`.
  #if MAIN_ACTOR
    @MainActor
  #endif
  open class UIGestureRecognizer: NSObject {
    deinit {}

    /// The stages of a gesture.
    public enum State: Int, Sendable {
      /// Nothing is recognized yet.
      case possible
      /// The finger began to make the gesture.
      case began
      /// It goes on.
      case changed
      /// It ended, or a gesture of one moment was recognized.
      case ended
      /// Something else ended it.
      case cancelled
      /// The touches were not this gesture.
      case failed

      /// A gesture of one moment is over when it is recognized.
      public static let recognized = State.ended
    }

    /// The stage of the gesture; subclasses and tests set it.
    open var state = State.possible

    /// The view that is touched.
    open internal(set) weak var view: UIView?

    /// Decides which touches and gestures a `Finger` may make.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Whether it recognizes anything; disabling it cancels the gesture in progress.
    open var isEnabled = true {
      didSet {
        if !isEnabled, state == .began || state == .changed { play(.cancelled, at: place) }
      }
    }

    /// The number of touches: one while a gesture goes on.
    open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

    /// Whether a recognized gesture takes its touches away from the view.
    open var cancelsTouchesInView = true

    /// Called with the recognizer when its state changes or a finger moves.
    ///
    /// Takes the place of target and action where Objective-C is missing.
    public final var handler: ((UIGestureRecognizer) -> Void)?

    /// The finger's location in the coordinates around the outermost view, pt.
    package private(set) final var place = CGPoint.zero

    /// The recognizers that have to fail first.
    package private(set) final var requirements: [UIGestureRecognizer] = []

    /// Creates a recognizer that calls `handler`.
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

      /// Calls an action no more; nil stands for every target, or every action.
      open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target, action) }
      }
    #else
      /// Creates a recognizer; the action is never called.
      @available(
        *, deprecated,
        message: "needs Objective-C, the action is never called; set 'handler' instead"
      )
      public init(target: Any?, action: Selector?) {}

      /// Does nothing: actions need Objective-C.
      @available(
        *, deprecated,
        message: "needs Objective-C, the action is never called; set 'handler' instead"
      )
      open func addTarget(_ target: Any, action: Selector) {}

      /// Does nothing.
      open func removeTarget(_ target: Any?, action: Selector?) {}
    #endif

    /// Lets the gesture begin only if another recognizer recognizes nothing.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
      requirements.append(otherGestureRecognizer)
    }

    /// Whether this gesture keeps another from being recognized; yes unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another gesture keeps this one from being recognized; yes unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns the finger's location in a view, pt; without a view, around the outermost one.
    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    /// Brings the gesture to a stage, with the finger at a location around the outermost view, pt.
    ///
    /// Asks neither the views nor the delegate; a `Finger` does.
    ///
    /// - Parameters:
    ///   - state: The stage.
    ///   - place: The finger's location.
    ///   - velocity: The finger's velocity, pt/s; only a pan takes it.
    open func play(_ state: State, at place: CGPoint, velocity: CGPoint = .zero) {
      guard isEnabled || state == .cancelled else { return }
      (self.state, self.place) = (state, place)
      handler?(self)
      #if canImport(ObjectiveC)
        for target in targets { target.call(self) }
      #endif
      if state != .began && state != .changed { self.state = .possible }
    }

    /// Returns a vector around the outermost view in the coordinates of a view.
    package final func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
      guard let view else { return vector }
      let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(vector, from: nil))
      return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
  }

  /// Decides which touches and gestures a recognizer may take; a `Finger` asks it.
  #if MAIN_ACTOR
    @MainActor
  #endif
  public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether the gesture may begin; yes if left out.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Whether both gestures may go on at once; no if left out.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether the recognizer sees the touch; yes if left out.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool

    /// Whether the other recognizer has to fail first; no if left out.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether this recognizer has to fail before the other one; no if left out.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
  }

  extension UIGestureRecognizerDelegate {
    /// Yes.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      true
    }

    /// No.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// Yes.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }

    /// No.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    /// No.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
  }
#endif
