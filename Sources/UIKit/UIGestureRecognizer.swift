// SPDX-License-Identifier: MIT

public import UIDynamics

/// What makes gestures of touches.
///
/// Here nobody touches: a test says what it recognizes, with
/// `play(_:at:velocity:)`.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIGestureRecognizer: NSObject {
  deinit {}

  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// A gesture of one moment is over when it is recognized.
    public static let recognized = State.ended
  }

  /// How far the gesture has come; subclasses and tests set it.
  open var state = State.possible

  /// The view that is touched.
  open internal(set) weak var view: UIView?

  /// Asked by UIKit what may happen at once; nobody asks here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it recognizes anything; what it recognizes is cancelled when it is switched off.
  open var isEnabled = true {
    didSet {
      if !isEnabled, state == .began || state == .changed { play(.cancelled, at: place) }
    }
  }

  /// How many fingers touch: one while a gesture goes on.
  open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

  open var cancelsTouchesInView = true

  /// Called with the recognizer when its state changes or a finger moves.
  ///
  /// Stands for target and action, which need Objective-C.
  public var handler: ((UIGestureRecognizer) -> Void)?

  /// Where the finger is, in the coordinates around the outermost view, pt.
  private(set) var place = CGPoint.zero

  /// Creates a recognizer; target and action are not called, `handler` is.
  public init(target: Any? = nil, action: Selector? = nil) {}

  /// Does nothing; `handler` is what is called.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Does nothing.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Where the finger is in a view, pt; without a view, in the coordinates around the outermost.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Has the gesture come so far, with the finger at a position around the outermost view, pt.
  ///
  /// - Parameters:
  ///   - state: How far it has come.
  ///   - place: Where the finger is.
  ///   - velocity: How fast the finger moves there, pt/s; only a pan takes it.
  open func play(_ state: State, at place: CGPoint, velocity: CGPoint = .zero) {
    guard isEnabled || state == .cancelled else { return }
    (self.state, self.place) = (state, place)
    handler?(self)
    if state != .began && state != .changed { self.state = .possible }
  }

  /// Returns what a vector around the outermost view is in a view.
  func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(vector, from: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// Asked by UIKit what recognizers may do; nobody asks here.
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// As in UIKit; nothing here calls it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// As in UIKit; nothing here calls it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// As in UIKit; nothing here calls it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

extension UIView {
  /// The recognizers of the view, or nil for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    let all = companionOfUIKit.gestureRecognizers
    return all.isEmpty ? nil : all
  }

  /// Has a recognizer watch the view, and no other.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    companionOfUIKit.gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Has a recognizer watch the view no longer.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    companionOfUIKit.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
