// SPDX-License-Identifier: MIT

public import UIDynamics

/// An edge, center or size of a view, used in constraints.
#if MAIN_ACTOR
  @MainActor
#endif
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  deinit {}

  /// The view positioned by a constraint; `nil` for a guide.
  private(set) weak var view: UIView?

  init(of view: UIView?) { self.view = view }

  /// Creates a constraint, which stores its constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, constant) }

  /// Creates a constraint, which stores its constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, constant) }

  /// Creates a constraint, which stores its constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, constant) }
}

/// A horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { deinit {} }

/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { deinit {} }

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  deinit {}

  /// Creates a constraint, which stores its constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(view, anchor.view, constant) }

  /// Creates a constraint, which stores its constant.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, nil, constant)
  }

  /// Creates a constraint, which stores its constant.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, nil, constant)
  }

  /// Creates a constraint, which stores its constant.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, nil, constant)
  }
}

/// A rectangle for use in constraints; it is never laid out.
#if MAIN_ACTOR
  @MainActor
#endif
open class UILayoutGuide: NSObject {
  deinit {}

  open internal(set) weak var owningView: UIView?
  open var identifier = ""

  /// Creates a guide without a view.
  public override init() {}

  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: nil) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: nil) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: nil) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: nil) }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: nil) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: nil) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: nil) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: nil) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: nil) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: nil) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIView {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  /// The guide for the area not covered by bars and screen corners.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The guide for the area inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }

  /// Adds a guide.
  public func addLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = self }

  /// Removes a guide.
  public func removeLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = nil }
}
