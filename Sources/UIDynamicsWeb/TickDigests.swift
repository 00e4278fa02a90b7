// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

struct TickDigests {
  private(set) var values: [UInt64] = []

  mutating func take(_ frame: Frame) { values.append(frame.digest) }

  /// One number for all ticks, as hexadecimal digits.
  var text: String {
    NumberText.hexadecimal(values.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01B3 })
  }

  /// How many ticks both runs have in common before they differ or one ends.
  func countAlike(_ other: TickDigests) -> Int {
    zip(values, other.values).prefix { $0 == $1 }.count
  }
}
