// SPDX-License-Identifier: MIT

extension Frame {
  /// Where an item is in reference coordinates; nil where it, or what it lies in, is not at a place.
  ///
  /// `described` gives the superview that the scene says; nil for the reference view.
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
