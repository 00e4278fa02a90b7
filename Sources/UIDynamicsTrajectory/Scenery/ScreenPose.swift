// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// A position in pt and a clockwise rotation in radians.
package struct ScreenPose: Equatable, Sendable {
  package var spot: Spot
  package var angle: Double

  package init(spot: Spot, angle: Double) { (self.spot, self.angle) = (spot, angle) }

  /// Converts a point from this pose's coordinates to the surrounding ones.
  package func location(of own: Spot) -> Spot {
    if angle == 0 { return spot + own }
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    return spot + Spot(cosine * own.x - sine * own.y, sine * own.x + cosine * own.y)
  }
}
