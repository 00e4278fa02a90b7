// SPDX-License-Identifier: MIT

public import UIDynamics

// The looks of views; kept, and never drawn.
extension UIView {
  /// What UIKit draws the view with.
  public var layer: CALayer { companionOfUIKit.layer }

  static func makeLayer() -> CALayer {
    if layerClass is CAShapeLayer.Type { return CAShapeLayer() }
    return layerClass is CAGradientLayer.Type ? CAGradientLayer() : CALayer()
  }

  /// A view of the same size and look, without what lies in it.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    let copy = UIView(frame: bounds)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// A name by which tests of the screen find the view.
  public var accessibilityIdentifier: String? {
    get { companionOfUIKit.accessibilityIdentifier }
    set { companionOfUIKit.accessibilityIdentifier = newValue }
  }

  /// The window around the view, if the outermost view is one.
  public var window: UIWindow? {
    var outermost = self
    while let superview = outermost.superview { outermost = superview }
    return outermost as? UIWindow
  }
}
