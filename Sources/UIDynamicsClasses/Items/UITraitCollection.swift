// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  public import UIDynamicsGeometry

  /// The traits of a screen; the product UIKit adds its properties.
  nonisolated open class UITraitCollection: NSObject, @unchecked Sendable {
    /// The traits of the only screen.
    public static let current = UITraitCollection()

    /// Creates the traits of the only screen.
    public override init() {}
  }
#endif
