// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension ItemState {
  static let drawnColumns: [Column] = [.x, .y, .angle, .vx, .vy, .omega, .width, .height]

  func number(_ column: Column) -> Float { single(of: column) ?? .nan }
}
