// SPDX-License-Identifier: MIT

internal import Trajectory

extension ItemState {
  /// The numbers of a row that a picture knows.
  static let drawnColumns: [Column] = [.x, .y, .angle, .vx, .vy, .omega, .width, .height]

  /// One of them; not a number for another column.
  func number(_ column: Column) -> Float {
    switch column {
    case .x: x
    case .y: y
    case .angle: angle
    case .vx: vx
    case .vy: vy
    case .omega: omega
    case .width: width
    case .height: height
    case .tick, .time, .item, .awake, .speed, .minX, .minY, .maxX, .maxY, .bodyX, .bodyY,
      .bodyAngle:
      .nan
    }
  }
}
