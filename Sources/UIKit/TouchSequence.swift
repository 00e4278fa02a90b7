// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsFacts

/// One finger from touch-down to lift-off; it touches views and makes gestures as far as the app allows.
///
/// Locations are in the space around the outermost view, pt.
#if MAIN_ACTOR
  @MainActor
#endif
package final class TouchSequence {
  deinit {}

  package enum Gesture: Sendable {
    case tap
    /// Moves by a vector, in points, over a time, in seconds.
    case drag(dx: CGFloat, dy: CGFloat, seconds: Double)
  }

  private let gesture: Gesture
  private let start: CGPoint
  private let touch: UITouch
  /// The view that receives the touch, and the frontmost view.
  private let touched: UIView?
  private let hit: UIView?
  private let receivers: [UIGestureRecognizer]
  /// Recognized gestures that continue until the finger is lifted.
  private var ongoing: [UIGestureRecognizer] = []
  /// Recognized swipes, reported when the finger is lifted.
  private var swipes: [UIGestureRecognizer] = []
  private var isTakenFromView = false

  package private(set) var isReceived: Bool

  /// Touches the frontmost view, if it is the given view or a descendant of it.
  package init(on view: UIView, at location: CGPoint, for gesture: Gesture, velocity: CGPoint) {
    let frontmost = view.frontmost(at: location)
    let hit = frontmost?.isDescendant(of: view) == true ? frontmost : nil
    let touch = UITouch(at: location, around: hit)
    (self.gesture, start, self.touch, self.hit, touched) = (gesture, location, touch, hit, hit)
    isReceived = hit != nil
    receivers = (hit?.lineage ?? [])
      .flatMap { $0.gestureRecognizers ?? [] }
      .filter { $0.receives(touch) && gesture.fits($0) }
    touched?.touchesBegan([touch], with: nil)
    if case .drag = gesture { recognize(velocity) }
  }

  /// Sends touches to one recognizer, which recognizes whatever the app allows.
  package init(
    for recognizer: UIGestureRecognizer, at location: CGPoint, gesture: Gesture, velocity: CGPoint
  ) {
    let hit = recognizer.view?.frontmost(at: location)
    let touch = UITouch(at: location, around: hit)
    (self.gesture, start, self.touch, self.hit, touched) = (gesture, location, touch, hit, nil)
    let isReached = recognizer.view.map { hit?.isDescendant(of: $0) == true } ?? true
    receivers = isReached && recognizer.receives(touch) ? [recognizer] : []
    isReceived = false
    if case .drag = gesture { recognize(velocity) }
  }

  package func move(to location: CGPoint, velocity: CGPoint) {
    touch.move(to: location, in: nil)
    if !isTakenFromView { touched?.touchesMoved([touch], with: nil) }
    dropEnded()
    for recognizer in ongoing { recognizer.play(.changed, at: location, velocity: velocity) }
  }

  package func end(at location: CGPoint, velocity: CGPoint) {
    touch.move(to: location, in: nil, phase: .ended)
    dropEnded()
    for recognizer in ongoing { recognizer.play(.ended, at: location, velocity: velocity) }
    for recognizer in swipes {
      takeFromView(for: recognizer)
      recognizer.play(.ended, at: start)
    }
    if case .tap = gesture { recognize(velocity) }
    if !isTakenFromView { touched?.touchesEnded([touch], with: nil) }
  }

  /// Begins the gestures that nothing prevents, innermost first.
  private func recognize(_ velocity: CGPoint) {
    var recognized: [UIGestureRecognizer] = []
    for recognizer in receivers {
      if receivers.contains(where: { recognizer.waits(for: $0) }) { continue }
      if recognized.contains(where: { $0.prevents(recognizer) }) { continue }
      guard recognizer.mayBegin(from: hit) else { continue }
      recognized.append(recognizer)
      isReceived = true
      if recognizer is UISwipeGestureRecognizer {
        swipes.append(recognizer)
        continue
      }
      takeFromView(for: recognizer)
      if case .tap = gesture {
        recognizer.play(.ended, at: start)
      } else {
        ongoing.append(recognizer)
        recognizer.play(.began, at: start, velocity: velocity)
      }
    }
  }

  private func takeFromView(for recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView, !isTakenFromView else { return }
    isTakenFromView = true
    touched?.touchesCancelled([touch], with: nil)
  }

  /// Removes gestures that the app ended, for example by disabling the recognizer.
  private func dropEnded() {
    ongoing.removeAll { $0.state != .began && $0.state != .changed }
  }
}

extension TouchSequence.Gesture {
  fileprivate func fits(_ recognizer: UIGestureRecognizer) -> Bool {
    switch self {
    case .tap:
      guard let tap = recognizer as? UITapGestureRecognizer else { return false }
      return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    case .drag(let dx, let dy, let seconds):
      if let pan = recognizer as? UIPanGestureRecognizer { return pan.minimumNumberOfTouches <= 1 }
      return (recognizer as? UISwipeGestureRecognizer)?.fits(dx, dy, seconds) == true
    }
  }
}

extension UITouch {
  fileprivate convenience init(at location: CGPoint, around view: UIView?) {
    self.init(at: view?.convert(location, from: nil) ?? location, in: view)
  }
}

extension UIView {
  fileprivate func frontmost(at location: CGPoint) -> UIView? {
    let outermost = lineage.last ?? self
    return outermost.hitTest(outermost.convert(location, from: nil), with: nil)
  }

  fileprivate var lineage: [UIView] { Array(sequence(first: self) { $0.superview }) }
}

extension UIGestureRecognizer {
  fileprivate func receives(_ touch: UITouch) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  /// Returns `true` if the touched view, its ancestors up to the recognizer's view, and the delegate allow the gesture.
  fileprivate func mayBegin(from hit: UIView?) -> Bool {
    for view in hit?.lineage ?? [] {
      if !view.gestureRecognizerShouldBegin(self) { return false }
      if view === self.view { break }
    }
    return delegate?.gestureRecognizerShouldBegin(self) != false
  }

  fileprivate func waits(for other: UIGestureRecognizer) -> Bool {
    other !== self
      && (requirements.contains { $0 === other }
        || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true)
  }

  fileprivate func prevents(_ other: UIGestureRecognizer) -> Bool {
    let areSimultaneous =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !areSimultaneous && canPrevent(other) && other.canBePrevented(by: self)
  }
}

extension UISwipeGestureRecognizer {
  fileprivate func fits(_ dx: CGFloat, _ dy: CGFloat, _ seconds: Double) -> Bool {
    guard numberOfTouchesRequired == 1, seconds <= GestureFacts.longestSwipe else { return false }
    let distance = CGFloat(GestureFacts.swipeDistance)
    let distances: [(Direction, forward: CGFloat, aside: CGFloat)] = [
      (.right, dx, dy), (.left, -dx, dy), (.down, dy, dx), (.up, -dy, dx),
    ]
    return distances.contains {
      direction.contains($0.0) && $0.forward >= distance && abs($0.aside) <= distance
    }
  }
}
