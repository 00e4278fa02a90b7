// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// A rounded corner, with x along the incoming edge and y along the outgoing edge, both starting at the corner.
struct RoundedCorner {
  /// The distance from the corner to both ends of the rounding, in points.
  let reach: CGFloat
  let curves: [CubicCurve]

  /// Fails if the radius is 0 or less.
  init?(radius: CGFloat, shorterEdge: CGFloat) {
    guard radius > 0 else { return nil }
    let isSmooth = 2 * Self.smoothReach * radius <= shorterEdge
    let profile = isSmooth ? Self.smooth : Self.circular
    reach = (isSmooth ? Self.smoothReach : 1) * radius
    let points = profile.map { CGPoint(x: $0.0 * radius, y: $0.1 * radius) }
    curves = stride(from: 0, to: points.count - 1, by: 3).map {
      CubicCurve(
        start: points[$0], control1: points[$0 + 1], control2: points[$0 + 2],
        end: points[$0 + 3])
    }
  }

  private static let smoothReach: CGFloat = 1.52866483

  /// UIKit's corner of radius 1 since iOS 7; source: PixelCut, *Drawing Code for iOS 7 Rounded Rectangles* (2013).
  private static let smooth: [(CGFloat, CGFloat)] = [
    (smoothReach, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
    (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
    (0, 0.86840694), (0, 1.08849296), (0, smoothReach),
  ]

  private static let circular: [(CGFloat, CGFloat)] = [
    (1, 0), (1 - quarterArcReach, 0), (0, 1 - quarterArcReach), (0, 1),
  ]
}
