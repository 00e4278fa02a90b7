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

extension Frame {
  /// Where an item is in reference coordinates; nil where it, or what it lies in, is not at a place.
  ///
  /// - Parameter described: The superview that the scene gives an item; nil for the reference view.
  package func pose(of item: Int, in described: (Int) -> Int?) -> Pose? {
    guard var pose = states[item].pose else { return nil }
    var outer = moved[item] ?? described(item)
    while let view = outer {
      guard let around = states[view].pose else { return nil }
      pose = Pose(
        spot: around.place(pose.spot - states[view].middle), angle: pose.angle + around.angle)
      outer = moved[view] ?? described(view)
    }
    return pose
  }
}

extension ItemState {
  /// In the coordinates of the superview; nil where it is not a place.
  fileprivate var pose: Pose? {
    guard x.isFinite && y.isFinite && angle.isFinite else { return nil }
    return Pose(spot: Spot(Double(x), Double(y)), angle: Double(angle))
  }

  /// That of the bounds.
  fileprivate var middle: Spot { origin + Spot(Double(width) / 2, Double(height) / 2) }
}
