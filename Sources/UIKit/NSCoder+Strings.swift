// SPDX-License-Identifier: MIT

#if FOUNDATION_TYPES
  public import Foundation
  public import UIDynamics

  // Texts of geometry as UIKit writes them into messages, such as "{1, 2}".
  nonisolated extension NSCoder {
    /// `{x, y}`.
    public static func string(for point: CGPoint) -> String {
      braced([point.x, point.y])
    }

    /// `{width, height}`.
    public static func string(for size: CGSize) -> String {
      braced([size.width, size.height])
    }

    /// `{dx, dy}`.
    public static func string(for vector: CGVector) -> String {
      braced([vector.dx, vector.dy])
    }

    /// `{{x, y}, {width, height}}`.
    public static func string(for rect: CGRect) -> String {
      "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// `[a, b, c, d, tx, ty]`.
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
