// SPDX-License-Identifier: MIT

public import UIDynamics

/// A canvas of `draw(_:)`, of which there is never one: nothing is drawn.
#if MAIN_ACTOR
  @MainActor
#endif
public final class CGContext: NSObject {
  deinit {}

  private override init() {}

  public func saveGState() {}
  public func restoreGState() {}
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func addPath(_ path: CGPath) {}
  public func clip() {}
  public func fill(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func fillPath() {}
  public func strokePath() {}
}

/// Returns nil: nothing is drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Does nothing: nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
