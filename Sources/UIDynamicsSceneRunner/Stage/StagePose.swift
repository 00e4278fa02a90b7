// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry

/// The animatable properties of an item, in pt and rad.
struct StagePose: Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  var angle = 0.0
  var alpha = 0.0

  static func - (one: StagePose, other: StagePose) -> StagePose { one + -1 * other }

  static func + (one: StagePose, other: StagePose) -> StagePose {
    StagePose(
      x: one.x + other.x, y: one.y + other.y, width: one.width + other.width,
      height: one.height + other.height, angle: one.angle + other.angle,
      alpha: one.alpha + other.alpha)
  }

  static func * (factor: Double, pose: StagePose) -> StagePose {
    StagePose(
      x: factor * pose.x, y: factor * pose.y, width: factor * pose.width,
      height: factor * pose.height, angle: factor * pose.angle,
      alpha: factor * pose.alpha)
  }
}

extension Stage {
  func pose(at index: Int) -> StagePose {
    let (center, size) = (items[index].center, items[index].bounds.size)
    return StagePose(
      x: center.x, y: center.y, width: size.width, height: size.height,
      angle: angle(at: index), alpha: alpha(at: index))
  }
}
