// SPDX-License-Identifier: MIT

public import UIDynamics

/// How a path is drawn.
nonisolated private struct Stroke: Sendable {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
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
    set { strokeOfUIKit.width = newValue }
  }

  /// How the line ends.
  public var lineCapStyle: CGLineCap {
    get { strokeOfUIKit.cap }
    set { strokeOfUIKit.cap = newValue }
  }

  /// How the line turns.
  public var lineJoinStyle: CGLineJoin {
    get { strokeOfUIKit.join }
    set { strokeOfUIKit.join = newValue }
  }

  private var strokeOfUIKit: Stroke {
    get { stroke as? Stroke ?? Stroke() }
    set { stroke = newValue }
  }

  /// Does nothing: nothing is drawn.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}

  /// Does nothing: nothing is drawn.
  public func stroke() {}

  /// Does nothing: nothing is drawn.
  public func fill() {}

  /// Does nothing: nothing is drawn.
  public func addClip() {}
}
