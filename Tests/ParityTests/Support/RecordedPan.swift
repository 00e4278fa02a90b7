// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// A pan gesture recognizer that calls its target's method with given touches.
final class RecordedPan: UIPanGestureRecognizer {
  private var touch: (state: State, location: CGPoint, velocity: CGPoint)?

  override var state: State {
    get { touch?.state ?? .possible }
    set {}
  }

  override func location(in view: UIView?) -> CGPoint { touch?.location ?? .zero }

  override func velocity(in view: UIView?) -> CGPoint { touch?.velocity ?? .zero }

  /// Places the finger at a point of the reference view in pt, with a velocity in pt/s.
  func touch(
    _ state: State, _ x: CGFloat, _ y: CGFloat, velocity: CGPoint = .zero,
    _ target: (UIPanGestureRecognizer) -> Void
  ) {
    touch = (state, CGPoint(x: x, y: y), velocity)
    target(self)
  }
}
