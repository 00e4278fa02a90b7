// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsTrajectory

struct TickDigests {
  private(set) var values: [UInt64] = []

  mutating func append(_ frame: Frame) { values.append(frame.digest) }

  /// One number for all ticks, as hexadecimal digits.
  var text: String {
    var digest = Digest()
    for value in values { digest.fold(value) }
    return NumberText.hexadecimal(digest.value)
  }

  /// The number of ticks before the runs differ or one ends.
  func countAlike(_ other: TickDigests) -> Int {
    zip(values, other.values).prefix { $0 == $1 }.count
  }
}
