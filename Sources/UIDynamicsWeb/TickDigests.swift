// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

struct TickDigests {
  private(set) var values: [UInt64] = []

  mutating func take(_ frame: Frame) { values.append(frame.digest) }

  /// The number of equal ticks before both runs differ or one ends.
  func countAlike(_ other: TickDigests) -> Int {
    zip(values, other.values).prefix { $0 == $1 }.count
  }
}
