// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The numbers of a page: columns of 32 bits, exactly those of the rows, one behind the other.
///
/// A column in which nothing changes is a single number and takes no room here.
struct NumberColumns {
  private(set) var bytes: [UInt8] = []

  /// Keeps a column and returns what stands for it in JSON: `[1.5]` for a constant, `[null]` for one
  /// without numbers, else where it begins.
  mutating func keep(_ values: [Float]) -> String {
    guard let first = values.first else { return "[null]" }
    if values.allSatisfy({ $0.bitPattern == first.bitPattern }) {
      return first.isFinite ? "[\(NumberText.text(of: first))]" : "[null]"
    }
    let start = bytes.count / 4
    for value in values {
      for shift: UInt32 in [0, 8, 16, 24] {
        bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> shift))
      }
    }
    return NumberText.text(of: Double(start))
  }
}
