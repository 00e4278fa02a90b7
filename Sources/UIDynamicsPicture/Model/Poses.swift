// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension Motion {
  /// The visible pose of an item; `nil` without a row or a finite center.
  func pose(of item: Int, in frame: Frame) -> ScreenPose? {
    looks[item].isPlaced ? frame.pose(of: item) { looks[$0].parent } : nil
  }

  /// The engine's pose of an item, or the visible one if that is unknown.
  func bodyPose(of item: Int, in frame: Frame) -> ScreenPose? {
    guard looks[item].isPlaced, let body = frame.states[item].body else {
      return pose(of: item, in: frame)
    }
    return ScreenPose(spot: Spot(Double(body.x), Double(body.y)), angle: Double(body.angle))
  }

  /// The corners of an item, or the side midpoints of an ellipse's bounds; `nil` if the item is not visible.
  func corners(of item: Int, in frame: Frame) -> [Spot]? {
    guard let pose = pose(of: item, in: frame) else { return nil }
    let state = frame.states[item]
    let (x, y) = (Double(state.width) / 2, Double(state.height) / 2)
    switch looks[item].outline {
    case .rectangle:
      return [Spot(-x, -y), Spot(x, -y), Spot(x, y), Spot(-x, y)].map(pose.location(of:))
    case .ellipse:
      return [Spot(-x, 0), Spot(x, 0), Spot(0, -y), Spot(0, y)].map(pose.location(of:))
    case .path(let corners): return corners.map(pose.location(of:))
    case .point: return [pose.spot]
    case .nothing: return nil
    }
  }
}
