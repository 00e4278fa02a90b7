// SPDX-License-Identifier: MIT

public import UIDynamics

// The appearance of views is stored but never drawn.
extension UIView {
  /// The layer of the view.
  public var layer: CALayer { companionOfUIKit.layer }

  static func makeLayer() -> CALayer {
    if layerClass is CAShapeLayer.Type { return CAShapeLayer() }
    return layerClass is CAGradientLayer.Type ? CAGradientLayer() : CALayer()
  }

  /// Returns a view with the same size and background color, without subviews.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    let copy = UIView(frame: bounds)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// The name that UI tests use to find the view.
  public var accessibilityIdentifier: String? {
    get { companionOfUIKit.accessibilityIdentifier }
    set { companionOfUIKit.accessibilityIdentifier = newValue }
  }

  /// The outermost view, if it is a window.
  public var window: UIWindow? {
    var outermost = self
    while let superview = outermost.superview { outermost = superview }
    return outermost as? UIWindow
  }
}
