// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// The limits of an attachment's motion, in points for a sliding attachment and in radians for a pin.
public struct UIFloatRange: Hashable, Sendable {
  /// The lower limit.
  public var minimum: CGFloat
  /// The upper limit.
  public var maximum: CGFloat

  /// A range that prevents motion.
  public static let zero = UIFloatRange()

  /// A range without limits.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Creates a range that prevents motion.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range from its limits.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Indicates whether both limits are at least as large as the largest 32-bit number, so the engine cannot reach them.
  ///
  /// As observed, limits of ±10³⁹ are infinite, but a range with a finite limit or NaN is not.
  public var isInfinite: Bool {
    let largest = CGFloat(Float.greatestFiniteMagnitude)
    return minimum <= -largest && maximum >= largest
  }
}
