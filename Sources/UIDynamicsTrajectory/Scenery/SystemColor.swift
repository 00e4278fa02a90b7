// SPDX-License-Identifier: MIT

/// A UIKit color with the name of its `UIColor` property.
///
/// Source: Apple's Human Interface Guidelines, "Color", iOS 13 to 18.
package enum SystemColor: String, CaseIterable, Sendable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, link, separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case white, black, clear

  package var pair: ColorPair {
    switch self {
    case .systemRed: ColorPair(0xFF3B_30FF, 0xFF45_3AFF)
    case .systemOrange: ColorPair(0xFF95_00FF, 0xFF9F_0AFF)
    case .systemYellow: ColorPair(0xFFCC_00FF, 0xFFD6_0AFF)
    case .systemGreen: ColorPair(0x34C7_59FF, 0x30D1_58FF)
    case .systemMint: ColorPair(0x00C7_BEFF, 0x63E6_E2FF)
    case .systemTeal: ColorPair(0x30B0_C7FF, 0x40C8_E0FF)
    case .systemCyan: ColorPair(0x32AD_E6FF, 0x64D2_FFFF)
    case .systemBlue: ColorPair(0x007A_FFFF, 0x0A84_FFFF)
    case .systemIndigo: ColorPair(0x5856_D6FF, 0x5E5C_E6FF)
    case .systemPurple: ColorPair(0xAF52_DEFF, 0xBF5A_F2FF)
    case .systemPink: ColorPair(0xFF2D_55FF, 0xFF37_5FFF)
    case .systemBrown: ColorPair(0xA284_5EFF, 0xAC8E_68FF)
    case .systemGray: ColorPair(0x8E8E_93FF, 0x8E8E_93FF)
    case .systemGray2: ColorPair(0xAEAE_B2FF, 0x6363_66FF)
    case .systemGray3: ColorPair(0xC7C7_CCFF, 0x4848_4AFF)
    case .systemGray4: ColorPair(0xD1D1_D6FF, 0x3A3A_3CFF)
    case .systemGray5: ColorPair(0xE5E5_EAFF, 0x2C2C_2EFF)
    case .systemGray6: ColorPair(0xF2F2_F7FF, 0x1C1C_1EFF)
    case .label: ColorPair(0x0000_00FF, 0xFFFF_FFFF)
    case .secondaryLabel: ColorPair(0x3C3C_4399, 0xEBEB_F599)
    case .tertiaryLabel: ColorPair(0x3C3C_434C, 0xEBEB_F54C)
    case .quaternaryLabel: ColorPair(0x3C3C_432D, 0xEBEB_F528)
    case .link: ColorPair(0x007A_FFFF, 0x0984_FFFF)
    case .separator: ColorPair(0x3C3C_434A, 0x5454_5899)
    case .opaqueSeparator: ColorPair(0xC6C6_C8FF, 0x3838_3AFF)
    case .systemBackground: ColorPair(0xFFFF_FFFF, 0x0000_00FF)
    case .secondarySystemBackground: ColorPair(0xF2F2_F7FF, 0x1C1C_1EFF)
    case .tertiarySystemBackground: ColorPair(0xFFFF_FFFF, 0x2C2C_2EFF)
    case .systemGroupedBackground: ColorPair(0xF2F2_F7FF, 0x0000_00FF)
    case .secondarySystemGroupedBackground: ColorPair(0xFFFF_FFFF, 0x1C1C_1EFF)
    case .tertiarySystemGroupedBackground: ColorPair(0xF2F2_F7FF, 0x2C2C_2EFF)
    case .systemFill: ColorPair(0x7878_8033, 0x7878_805C)
    case .secondarySystemFill: ColorPair(0x7878_8029, 0x7878_8052)
    case .tertiarySystemFill: ColorPair(0x7676_801F, 0x7676_803D)
    case .quaternarySystemFill: ColorPair(0x7474_8014, 0x7676_802E)
    case .white: ColorPair(0xFFFF_FFFF, 0xFFFF_FFFF)
    case .black: ColorPair(0x0000_00FF, 0x0000_00FF)
    case .clear: ColorPair(0x0000_0000, 0x0000_0000)
    }
  }
}
