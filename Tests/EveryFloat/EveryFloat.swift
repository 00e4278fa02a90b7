// SPDX-License-Identifier: MIT

import UIDynamicsNumerics
import UIDynamicsTrajectory

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Compares the package's number formatting with Swift's, and its paired sines with its single ones.
///
/// `EveryFloat floats STEP` formats every STEPth Float. `EveryFloat doubles COUNT` formats COUNT random Doubles
/// and the Doubles next to powers of two. `EveryFloat angles STEP` uses every STEPth Float as an angle.
/// The formatters are independent, because the package uses Schubfach and Swift a different algorithm.
@main
enum EveryFloat {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard let count = words.last.flatMap(UInt64.init), count > 0, words.count == 2 else { refuse() }
    var comparison = TextComparison()
    switch words.first {
    case "floats":
      for bits in stride(from: UInt64(0), through: UInt64(UInt32.max), by: Int(count)) {
        comparison.compare(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
      }
    case "doubles": compareDoubles(count, &comparison)
    case "angles": return compareAngles(count)
    default: refuse()
    }
    comparison.report()
  }

  private static func compareDoubles(_ count: UInt64, _ comparison: inout TextComparison) {
    for exponent in UInt64(0)..<2_047 {
      for offset in UInt64(0)..<65 {
        comparison.compare(Double(bitPattern: max(exponent << 52, 32) - 32 + offset))
      }
    }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<count { comparison.compare(Double(bitPattern: generator.next())) }
  }

  /// Compares every STEPth finite Float, paired with the Float of half its bits and the opposite sign.
  private static func compareAngles(_ step: UInt64) {
    var (compared, different) = (0, 0)
    for bits in stride(from: UInt64(0), through: UInt64(UInt32.max), by: Int(step)) {
      let pattern = UInt32(truncatingIfNeeded: bits)
      let angles = SIMD2(
        Float(bitPattern: pattern), Float(bitPattern: pattern >> 1 | ~pattern & 0x8000_0000))
      if !angles.x.isFinite || !angles.y.isFinite { continue }
      let (sines, cosines) = Trigonometry.sinesAndCosines(angles)
      for lane in 0..<2 {
        let (sine, cosine) = Trigonometry.sineAndCosine(angles[lane])
        compared += 1
        if sines[lane].bitPattern == sine.bitPattern
          && cosines[lane].bitPattern == cosine.bitPattern
        {
          continue
        }
        different += 1
        if different <= 20 { print("\(angles[lane]): \(sines[lane]), \(cosines[lane])") }
      }
    }
    end(compared, different)
  }

  /// Prints the count and exits with code 1 after a difference.
  static func end(_ compared: Int, _ different: Int) {
    print("\(compared) compared, \(different) different")
    if different > 0 { exit(1) }
  }

  private static func refuse() -> Never {
    fatalError("EveryFloat floats STEP, angles STEP, or doubles COUNT; all from 1")
  }
}

/// Counts the numbers compared and those formatted differently.
struct TextComparison {
  private var (compared, different) = (0, 0)
  private var buffer = ByteBuffer(capacity: 32)

  mutating func compare(_ value: Float) {
    if !value.isFinite { return }
    buffer.removeAll()
    NumberText.append(value, to: &buffer)
    note(value.description, isZero: value == 0)
  }

  mutating func compare(_ value: Double) {
    if !value.isFinite { return }
    buffer.removeAll()
    NumberText.append(value, to: &buffer)
    note(value.description, isZero: value == 0)
  }

  func report() {
    EveryFloat.end(compared, different)
  }

  private mutating func note(_ description: String, isZero: Bool) {
    compared += 1
    if isZero ? buffer.bytes == [UInt8(ascii: "0")] : isText(description) { return }
    different += 1
    if different > 20 { return }
    print("\(description) is printed as \(String(decoding: buffer.bytes, as: UTF8.self))")
  }

  /// Returns `true` if the text equals Swift's, except where JSON is shorter: `.0`, `-0.0`, `e+05`, and `e-05`.
  private func isText(_ description: String) -> Bool {
    var (position, isExponent, isSame) = (0, false, true)
    var description = description
    buffer.withUnsafeBytes { text in
      isSame = description.withUTF8 { full in
        let end = full.count - (full.suffix(2).elementsEqual(".0".utf8) ? 2 : 0)
        for (index, byte) in full[..<end].enumerated() {
          let isSign = byte == UInt8(ascii: "+")
          let isPadding = isExponent && byte == UInt8(ascii: "0") && !isDigit(full[index - 1])
          if isSign || isPadding { continue }
          guard position < text.count, text[position] == byte else { return false }
          position += 1
          isExponent = isExponent || byte == UInt8(ascii: "e")
        }
        return position == text.count
      }
    }
    return isSame
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
