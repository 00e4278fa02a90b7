// SPDX-License-Identifier: MIT

import UIDynamicsTrajectory

/// Compares the text of Floats with the standard library's: `EveryFloat [STEP]`, every one by default.
///
/// Two independent implementations: ours is Schubfach, and Swift's is not.
@main
enum EveryFloat {
  static func main() {
    let step = CommandLine.arguments.dropFirst().first.map { UInt32($0) ?? 0 } ?? 1
    guard step > 0 else { fatalError("EveryFloat [STEP]: the step is a whole number from 1") }
    var (compared, different) = (0, 0)
    var buffer = ByteBuffer(capacity: 32)
    for bits in stride(from: UInt64(0), through: UInt64(UInt32.max), by: Int(step)) {
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
      if !value.isFinite { continue }
      buffer.removeAll()
      NumberText.append(value, to: &buffer)
      compared += 1
      if isDescription(buffer.bytes, of: value) { continue }
      different += 1
      if different <= 20 { print("\(value) is printed as \(NumberText.text(of: value))") }
    }
    print("\(compared) compared, \(different) different")
    if different > 0 { fatalError("the text of numbers is not the standard library's") }
  }

  /// Whether the text is Swift's, but for what JSON writes shorter: `.0`, `-0.0`, `e+05`, `e-05`.
  private static func isDescription(_ text: [UInt8], of value: Float) -> Bool {
    if value == 0 { return text == [UInt8(ascii: "0")] }
    var place = 0
    var isExponent = false
    var description = value.description
    return description.withUTF8 { full in
      let end = full.count - (full.suffix(2).elementsEqual(".0".utf8) ? 2 : 0)
      for (index, byte) in full[..<end].enumerated() {
        let isSign = byte == UInt8(ascii: "+")
        let isPadding = isExponent && byte == UInt8(ascii: "0") && !isDigit(full[index - 1])
        if isSign || isPadding { continue }
        guard place < text.count, text[place] == byte else { return false }
        place += 1
        isExponent = isExponent || byte == UInt8(ascii: "e")
      }
      return place == text.count
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
