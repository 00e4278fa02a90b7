// SPDX-License-Identifier: MIT

public import UIDynamics

open class UIPanGestureRecognizer: UIGestureRecognizer {
  deinit {}

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var start = CGPoint.zero
  private var speed = CGPoint.zero

  /// Returns the finger's movement in a view since the gesture began, in points.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: windowPoint.x - start.x, y: windowPoint.y - start.y), in: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let corner = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    start = CGPoint(x: windowPoint.x - (end.x - corner.x), y: windowPoint.y - (end.y - corner.y))
  }

  /// Returns the finger's velocity in a view, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { vector(speed, in: view) }

  open override func play(_ state: State, at location: CGPoint, velocity: CGPoint = .zero) {
    if state == .began { start = location }
    speed = velocity
    super.play(state, at: location)
  }
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  deinit {}

  open var edges: UIRectEdge = []
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
