// SPDX-License-Identifier: MIT

/// A column of the rows; the raw value is the name of the column.
package enum Column: String, CaseIterable, Sendable {
  case tick, time, item
  case x, y, angle
  case vx, vy, omega
  case width, height
  case awake, speed
  case minX, minY, maxX, maxY
  case bodyX, bodyY, bodyAngle
  case alpha

  package static let defaultColumns: [Column] = [
    .tick, .time, .item, .x, .y, .angle, .vx, .vy, .omega, .width, .height,
  ]

  /// `true` if the column contains one value per tick instead of one per tick and item.
  package var belongsToTick: Bool { self == .tick || self == .time }

  /// `true` if the value can be missing, because some items do not have a body.
  var mayBeMissing: Bool { [.bodyX, .bodyY, .bodyAngle].contains(self) }

  /// `true` for the edges of the frame, which require a transform per item and tick.
  package var needsExtent: Bool {
    [.minX, .minY, .maxX, .maxY].contains(self)
  }

  package var summary: String {
    switch self {
    case .tick: "number of the tick; 0 is the state before the first step"
    case .time: "tick / ticksPerSecond, in s"
    case .item: "id of the view or item"
    case .x, .y: "center in the superview's coordinates, in pt"
    case .angle: "rotation, clockwise on screen, in rad"
    case .vx, .vy: "linear velocity, in pt/s"
    case .omega: "angular velocity, in rad/s"
    case .width, .height: "size of the bounds, in pt"
    case .awake: "true while the engine moves the item"
    case .speed: "length of the linear velocity, in pt/s"
    case .minX, .minY, .maxX, .maxY: "frame in the superview's coordinates, in pt"
    case .bodyX, .bodyY: "center of the body in the reference view's coordinates, unrounded, in pt"
    case .bodyAngle: "rotation of the body, unrounded, in rad"
    case .alpha: "opacity of the view itself, from 0 to 1"
    }
  }
}
