// SPDX-License-Identifier: MIT

public import UIDynamics

/// A line style, which copies of a path share: it is replaced and never changed.
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

/// How a line ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

// How a path is drawn; kept, and drawn by nobody.
extension UIBezierPath {
  /// The path as layers take it.
  public var cgPath: CGPath { CGPath(self) }

  /// The width of the line, pt.
  public var lineWidth: CGFloat {
    get { strokeOfUIKit.width }
    set { stroke = Stroke(width: newValue, cap: lineCapStyle, join: lineJoinStyle) }
  }

  /// How the line ends.
  public var lineCapStyle: CGLineCap {
    get { strokeOfUIKit.cap }
    set { stroke = Stroke(width: lineWidth, cap: newValue, join: lineJoinStyle) }
  }

  /// How the line turns.
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
