// SPDX-License-Identifier: MIT

/// An sRGB color with alpha and 8 bits per channel.
package struct StyleColor: Equatable, Sendable {
  /// Red, green, blue and alpha, from the highest byte to the lowest.
  package var rgba: UInt32

  package init(_ rgba: UInt32) { self.rgba = rgba }

  /// Parses `#rgb`, `#rrggbb` or `#rrggbbaa`.
  package init?(hexadecimal text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    var (value, count) = (UInt32(0), 0)
    for byte in text.utf8.dropFirst() {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, count < 8 else { return nil }
      (value, count) = (value << 4 | UInt32(digit), count + 1)
    }
    switch count {
    case 3:
      let (red, green, blue) = (value >> 8, value >> 4 & 0xF, value & 0xF)
      rgba = (red << 24 | green << 16 | blue << 8) * 0x11 | 0xFF
    case 6: rgba = value << 8 | 0xFF
    case 8: rgba = value
    default: return nil
    }
  }

  /// `#rrggbb`, or `#rrggbbaa` if the color is translucent.
  package var text: String {
    let isOpaque = rgba & 0xFF == 0xFF
    let digits = String(isOpaque ? rgba >> 8 : rgba, radix: 16)
    return "#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.count) + digits
  }

  package var shares: (red: Double, green: Double, blue: Double, alpha: Double) {
    func share(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    return (share(24), share(16), share(8), share(0))
  }
}

package struct ColorPair: Equatable, Sendable {
  package var light: StyleColor
  package var dark: StyleColor

  package init(_ light: StyleColor, _ dark: StyleColor) { (self.light, self.dark) = (light, dark) }

  package init(_ light: UInt32, _ dark: UInt32) {
    self.init(StyleColor(light), StyleColor(dark))
  }
}
