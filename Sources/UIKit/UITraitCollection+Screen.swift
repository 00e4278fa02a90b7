// SPDX-License-Identifier: MIT

public import UIDynamics

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

// The traits of a phone that is held upright, in light colors.
extension UITraitCollection {
  /// Light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// Compact.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Regular.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// The scale of the screen.
  public var displayScale: CGFloat { UIScreen.main.scale }

  /// Whether another style would change colors: never.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool { false }
}
