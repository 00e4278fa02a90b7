// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Where an item is: pt, rad clockwise.
package struct Pose: Equatable, Sendable {
  package var spot: Spot
  package var angle: Double

  package init(spot: Spot, angle: Double) { (self.spot, self.angle) = (spot, angle) }

  /// A place of its own coordinates in those that it is in.
  package func place(_ own: Spot) -> Spot {
    if angle == 0 { return spot + own }
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    return spot + Spot(cosine * own.x - sine * own.y, sine * own.x + cosine * own.y)
  }
}
