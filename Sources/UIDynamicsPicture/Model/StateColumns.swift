// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension ItemState {
  /// The numbers of a row that a picture knows.
  static let drawnColumns: [Column] = [.x, .y, .angle, .vx, .vy, .omega, .width, .height]

  /// One of them; not a number for a column without one.
  func number(_ column: Column) -> Float { single(of: column) ?? .nan }
}
