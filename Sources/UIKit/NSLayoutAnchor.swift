// SPDX-License-Identifier: MIT

public import UIDynamics

/// What of a view a constraint is about.
#if MAIN_ACTOR
  @MainActor
#endif
public struct NSLayoutAnchor {
  /// A constraint that keeps its constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  /// A constraint that keeps its constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  /// A constraint that keeps its constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  /// A constraint that keeps its constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }

  /// A constraint that keeps its constant.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// A part of a view that constraints are about.
#if MAIN_ACTOR
  @MainActor
#endif
public struct UILayoutGuide {
  /// For constraints of this name.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension UIView {
  /// For constraints of this name.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// For constraints of this name.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// What bars and corners leave free, for constraints.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
