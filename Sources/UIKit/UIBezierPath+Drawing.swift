// SPDX-License-Identifier: MIT

public import UIDynamics

/// An immutable line style, shared by copies of a path.
nonisolated private final class Stroke {
  let width: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin

  init(width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}

/// The shapes of a line's ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The shapes of joins between lines.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

// Line styles are stored; nothing is drawn.
extension UIBezierPath {
  /// The path for layers.
  public var cgPath: CGPath { CGPath(self) }

  /// The line width, in points.
  public var lineWidth: CGFloat {
    get { strokeOfUIKit.width }
    set { stroke = Stroke(width: newValue, cap: lineCapStyle, join: lineJoinStyle) }
  }

  /// The shape of the line's ends.
  public var lineCapStyle: CGLineCap {
    get { strokeOfUIKit.cap }
    set { stroke = Stroke(width: lineWidth, cap: newValue, join: lineJoinStyle) }
  }

  /// The shape of the line's joins.
  public var lineJoinStyle: CGLineJoin {
    get { strokeOfUIKit.join }
    set { stroke = Stroke(width: lineWidth, cap: lineCapStyle, join: newValue) }
  }

  private var strokeOfUIKit: Stroke { stroke as? Stroke ?? Stroke() }

  /// Does nothing: nothing is drawn.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  /// Does nothing: nothing is drawn.
  public func stroke() {}

  /// Does nothing: nothing is drawn.
  public func fill() {}

  /// Does nothing: nothing is drawn.
  public func addClip() {}
}
