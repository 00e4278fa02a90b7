// SPDX-License-Identifier: MIT

public import UIDynamics

/// The light and dark appearances.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The size classes along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

// The traits of a phone in portrait orientation and light appearance.
extension UITraitCollection {
  /// Returns `light`.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// Returns `compact`.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Returns `regular`.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// The scale of the screen.
  public var displayScale: CGFloat { UIScreen.main.scale }

  /// Returns `false`, because traits do not affect colors.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool { false }
}
