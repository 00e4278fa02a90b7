// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The numbers of a page, packed column by column.
///
/// A column begins with its number of decimals. Then second differences follow, zigzag-encoded in groups of 7 bits;
/// 0 is a missing number. Smooth motion takes one or two bytes per value.
struct NumberColumns {
  private(set) var bytes: [UInt8] = []

  /// The largest packed number, so that scripts compute its differences exactly.
  private static let most = 1e15

  /// Packs a column and returns its JSON: `[1.5]` if constant, `[null]` without numbers, otherwise its byte offset.
  mutating func keep(_ values: [Float], decimals: Int = 3) -> String {
    guard let first = values.first else { return "[null]" }
    if values.allSatisfy({ $0.bitPattern == first.bitPattern }) {
      return first.isFinite ? "[\(NumberText.text(of: first))]" : "[null]"
    }
    let start = bytes.count
    bytes.append(UInt8(decimals))
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    var (last, step): (Int64, Int64) = (0, 0)
    for value in values {
      if value.isNaN {
        bytes.append(0)
        continue
      }
      let scaled = (Double(value) * scale).rounded()
      let number = Int64(min(max(scaled, -Self.most), Self.most))
      let change = number - last - step
      (last, step) = (number, number - last)
      append(UInt64(bitPattern: change >= 0 ? 2 * change + 1 : -2 * change))
    }
    return start.description
  }

  private mutating func append(_ code: UInt64) {
    var code = code
    while code >= 128 {
      bytes.append(UInt8(truncatingIfNeeded: code) | 128)
      code >>= 7
    }
    bytes.append(UInt8(code))
  }
}
