// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The digests of the ticks of a run, to prove that two runs are the same.
struct TickDigests {
  private(set) var values: [UInt64] = []

  mutating func take(_ frame: Frame) { values.append(frame.digest) }

  /// How many ticks both runs have in common before they differ or one ends.
  func countAlike(_ other: TickDigests) -> Int {
    zip(values, other.values).prefix { $0 == $1 }.count
  }
}
