// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsTrajectory

/// Where an item is in the picture: reference coordinates in pt, rad clockwise.
struct Pose: Equatable {
  var spot: Spot
  var angle: Double

  /// A place of its own coordinates in those of the picture.
  func place(_ own: Spot) -> Spot {
    if angle == 0 { return spot + own }
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    return spot + Spot(cosine * own.x - sine * own.y, sine * own.x + cosine * own.y)
  }
}

extension Motion {
  /// Where an item shows; nil where it has no row, or its center is not a place.
  func pose(of item: Int, in frame: Frame) -> Pose? {
    guard looks[item].isPlaced, let own = Self.ownPose(of: item, in: frame) else { return nil }
    var (pose, outer) = (own, looks[item].parent)
    while let parent = outer {
      guard let around = Self.ownPose(of: parent, in: frame) else { return nil }
      let state = frame.states[parent]
      let offset = pose.spot - Spot(Double(state.width) / 2, Double(state.height) / 2)
      pose = Pose(spot: around.place(offset), angle: pose.angle + around.angle)
      outer = looks[parent].parent
    }
    return pose
  }

  /// Where the engine has an item; where it shows if that is not known.
  func bodyPose(of item: Int, in frame: Frame) -> Pose? {
    guard looks[item].isPlaced, let body = frame.states[item].body else {
      return pose(of: item, in: frame)
    }
    return Pose(spot: Spot(Double(body.x), Double(body.y)), angle: Double(body.angle))
  }

  private static func ownPose(of item: Int, in frame: Frame) -> Pose? {
    let state = frame.states[item]
    guard state.x.isFinite && state.y.isFinite && state.angle.isFinite else { return nil }
    return Pose(spot: Spot(Double(state.x), Double(state.y)), angle: Double(state.angle))
  }

  /// The corners of an item, or the middles of the sides of an ellipse's bounds; nil where it does not show.
  func corners(of item: Int, in frame: Frame) -> [Spot]? {
    guard let pose = pose(of: item, in: frame) else { return nil }
    let state = frame.states[item]
    let (x, y) = (Double(state.width) / 2, Double(state.height) / 2)
    switch looks[item].outline {
    case .rectangle:
      return [Spot(-x, -y), Spot(x, -y), Spot(x, y), Spot(-x, y)].map(pose.place)
    case .ellipse: return [Spot(-x, 0), Spot(x, 0), Spot(0, -y), Spot(0, y)].map(pose.place)
    case .path(let corners): return corners.map(pose.place)
    case .point: return [pose.spot]
    case .nothing: return nil
    }
  }
}
