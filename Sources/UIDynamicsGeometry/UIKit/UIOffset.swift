// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// A displacement from a reference position, usually an item's center, in points.
public struct UIOffset: Hashable, Sendable {
  /// The displacement to the right, in points.
  public var horizontal: CGFloat
  /// The displacement downward on screen, in points.
  public var vertical: CGFloat

  /// A displacement of 0.
  public static let zero = UIOffset()

  /// Creates a displacement of 0.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a displacement from its components in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

#if !hasFeature(Embedded)
  extension UIOffset: Codable {}
#endif
