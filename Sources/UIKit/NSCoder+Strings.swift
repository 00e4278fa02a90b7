// SPDX-License-Identifier: MIT

#if FOUNDATION_TYPES
  public import Foundation
  public import UIDynamics

  // Descriptions of geometry in UIKit's format, such as "{1, 2}".
  nonisolated extension NSCoder {
    /// Returns `{x, y}`.
    public static func string(for point: CGPoint) -> String {
      braced([point.x, point.y])
    }

    /// Returns `{width, height}`.
    public static func string(for size: CGSize) -> String {
      braced([size.width, size.height])
    }

    /// Returns `{dx, dy}`.
    public static func string(for vector: CGVector) -> String {
      braced([vector.dx, vector.dy])
    }

    /// Returns `{{x, y}, {width, height}}`.
    public static func string(for rect: CGRect) -> String {
      "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// Returns `[a, b, c, d, tx, ty]`.
    public static func string(for transform: CGAffineTransform) -> String {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      return "[\(list(numbers))]"
    }

    private static func braced(_ numbers: [CGFloat]) -> String { "{\(list(numbers))}" }

    private static func list(_ numbers: [CGFloat]) -> String {
      numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
    }
  }
#endif
