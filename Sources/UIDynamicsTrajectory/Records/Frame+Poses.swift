// SPDX-License-Identifier: MIT

extension Frame {
  /// Returns an item's pose in reference coordinates; `nil` if it or a superview has no finite position.
  ///
  /// `described` returns the superview that the scene defines, or `nil` for the reference view.
  package func pose(of item: Int, in described: (Int) -> Int?) -> ScreenPose? {
    guard var pose = states[item].pose else { return nil }
    var outer = moved[item] ?? described(item)
    while let view = outer {
      guard let around = states[view].pose else { return nil }
      pose = ScreenPose(
        spot: around.location(of: pose.spot - states[view].middle), angle: pose.angle + around.angle
      )
      outer = moved[view] ?? described(view)
    }
    return pose
  }
}

extension ItemState {
  fileprivate var pose: ScreenPose? {
    guard x.isFinite && y.isFinite && angle.isFinite else { return nil }
    return ScreenPose(spot: Spot(Double(x), Double(y)), angle: Double(angle))
  }

  fileprivate var middle: Spot { origin + Spot(Double(width) / 2, Double(height) / 2) }
}
