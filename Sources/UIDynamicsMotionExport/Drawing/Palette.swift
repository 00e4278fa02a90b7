// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Colors of items, legible on light and dark backgrounds.
enum Palette {
  private static let colors: [(red: Int, green: Int, blue: Int)] = [
    (0, 136, 255), (255, 141, 40), (52, 199, 89), (203, 48, 224), (255, 56, 60), (0, 195, 208),
  ]

  static func hexadecimal(_ index: Int) -> String {
    let color = colors[index % colors.count]
    return "#"
      + [color.red, color.green, color.blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }

  /// Three numbers from 0 to 1, for example `[0,0.533,1]`.
  static func shares(_ index: Int) -> String {
    let color = colors[index % colors.count]
    return shares([color.red, color.green, color.blue].map { Double($0) / 255 })
  }

  static func shares(_ color: StyleColor) -> String {
    let shares = color.shares
    return self.shares([shares.red, shares.green, shares.blue])
  }

  private static func shares(_ parts: [Double]) -> String {
    "[\(parts.map { DecimalText.text(DecimalText.rounded($0, 3)) }.joined(separator: ","))]"
  }
}
