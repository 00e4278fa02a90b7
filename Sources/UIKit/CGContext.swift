// SPDX-License-Identifier: MIT

public import UIDynamics

/// A graphics context; no instance exists, because nothing is drawn.
#if MAIN_ACTOR
  @MainActor
#endif
open class CGContext: NSObject {
  deinit {}

  private override init() {}

  open func saveGState() {}
  open func restoreGState() {}
  open func setFillColor(_ color: CGColor) {}
  open func setStrokeColor(_ color: CGColor) {}
  open func setLineWidth(_ width: CGFloat) {}
  open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  open func rotate(by angle: CGFloat) {}
  open func addPath(_ path: CGPath) {}
  open func clip() {}
  open func fill(_ rect: CGRect) {}
  open func fillEllipse(in rect: CGRect) {}
  open func fillPath() {}
  open func strokePath() {}
}

/// Returns `nil`: nothing is drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Does nothing: nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}
