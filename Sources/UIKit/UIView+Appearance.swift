// SPDX-License-Identifier: MIT

public import UIDynamics

// How views look; kept, and shown to nobody.
extension UIView {
  /// How content fits into a view of another shape.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// The color behind the view.
  public var backgroundColor: UIColor? {
    get { companionOfUIKit.backgroundColor }
    set { companionOfUIKit.backgroundColor = newValue }
  }

  /// The color of what can be touched.
  public var tintColor: UIColor! {
    get { companionOfUIKit.tintColor }
    set { companionOfUIKit.tintColor = newValue ?? .systemBlue }
  }

  /// How content fits into the view.
  public var contentMode: ContentMode {
    get { companionOfUIKit.contentMode }
    set { companionOfUIKit.contentMode = newValue }
  }

  /// What UIKit draws the view with.
  public var layer: CALayer { companionOfUIKit.layer }

  static func makeLayer() -> CALayer {
    if layerClass is CAShapeLayer.Type { return CAShapeLayer() }
    return layerClass is CAGradientLayer.Type ? CAGradientLayer() : CALayer()
  }

  /// What bars and corners of the screen cover; nothing here.
  public var safeAreaInsets: UIEdgeInsets { .zero }

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
