// SPDX-License-Identifier: MIT

/// 64-bit significands of powers of ten, normalized and rounded up.
enum PowersOfTen {
  static func significand(_ exponent: Int) -> UInt64 { significands[exponent + 31] }

  /// From 10^-31 to 10^45, which is the range that `Float` needs.
  private static let significands: [UInt64] = [
    0x81CE_B32C_4B43_FCF5, 0xA242_5FF7_5E14_FC32, 0xCAD2_F7F5_359A_3B3F, 0xFD87_B5F2_8300_CA0E,
    0x9E74_D1B7_91E0_7E49, 0xC612_0625_7658_9DDB, 0xF796_87AE_D3EE_C552, 0x9ABE_14CD_4475_3B53,
    0xC16D_9A00_9592_8A28, 0xF1C9_0080_BAF7_2CB2, 0x971D_A050_74DA_7BEF, 0xBCE5_0864_9211_1AEB,
    0xEC1E_4A7D_B695_61A6, 0x9392_EE8E_921D_5D08, 0xB877_AA32_36A4_B44A, 0xE695_94BE_C44D_E15C,
    0x901D_7CF7_3AB0_ACDA, 0xB424_DC35_095C_D810, 0xE12E_1342_4BB4_0E14, 0x8CBC_CC09_6F50_88CC,
    0xAFEB_FF0B_CB24_AAFF, 0xDBE6_FECE_BDED_D5BF, 0x8970_5F41_36B4_A598, 0xABCC_7711_8461_CEFD,
    0xD6BF_94D5_E57A_42BD, 0x8637_BD05_AF6C_69B6, 0xA7C5_AC47_1B47_8424, 0xD1B7_1758_E219_652C,
    0x8312_6E97_8D4F_DF3C, 0xA3D7_0A3D_70A3_D70B, 0xCCCC_CCCC_CCCC_CCCD, 0x8000_0000_0000_0001,
    0xA000_0000_0000_0001, 0xC800_0000_0000_0001, 0xFA00_0000_0000_0001, 0x9C40_0000_0000_0001,
    0xC350_0000_0000_0001, 0xF424_0000_0000_0001, 0x9896_8000_0000_0001, 0xBEBC_2000_0000_0001,
    0xEE6B_2800_0000_0001, 0x9502_F900_0000_0001, 0xBA43_B740_0000_0001, 0xE8D4_A510_0000_0001,
    0x9184_E72A_0000_0001, 0xB5E6_20F4_8000_0001, 0xE35F_A931_A000_0001, 0x8E1B_C9BF_0400_0001,
    0xB1A2_BC2E_C500_0001, 0xDE0B_6B3A_7640_0001, 0x8AC7_2304_89E8_0001, 0xAD78_EBC5_AC62_0001,
    0xD8D7_26B7_177A_8001, 0x8786_7832_6EAC_9001, 0xA968_163F_0A57_B401, 0xD3C2_1BCE_CCED_A101,
    0x8459_5161_4014_84A1, 0xA56F_A5B9_9019_A5C9, 0xCECB_8F27_F420_0F3B, 0x813F_3978_F894_0985,
    0xA18F_07D7_36B9_0BE6, 0xC9F2_C9CD_0467_4EDF, 0xFC6F_7C40_4581_2297, 0x9DC5_ADA8_2B70_B59E,
    0xC537_1912_364C_E306, 0xF684_DF56_C3E0_1BC7, 0x9A13_0B96_3A6C_115D, 0xC097_CE7B_C907_15B4,
    0xF0BD_C21A_BB48_DB21, 0x9676_9950_B50D_88F5, 0xBC14_3FA4_E250_EB32, 0xEB19_4F8E_1AE5_25FE,
    0x92EF_D1B8_D0CF_37BF, 0xB7AB_C627_0503_05AE, 0xE596_B7B0_C643_C71A, 0x8F7E_32CE_7BEA_5C70,
    0xB35D_BF82_1AE4_F38C,
  ]
  /// Returns the 128-bit significand, too large by 1 to 3 units, of powers from 10^-297 to 10^350.
  ///
  /// It is the product of a stored power, whose exponent is a multiple of 27, and a smaller power that is exact in 64 bits.
  static func wideSignificand(_ exponent: Int) -> (high: UInt64, low: UInt64) {
    let (row, small) = (exponent + 297).quotientAndRemainder(dividingBy: 27)
    let factor = significand(small) - 1
    let (high, middle) = wideSignificands[2 * row].multipliedFullWidth(by: factor)
    let (carry, low) = wideSignificands[2 * row + 1].multipliedFullWidth(by: factor)
    let (sum, isBeyond) = middle.addingReportingOverflow(carry)
    let top = high + (isBeyond ? 1 : 0)
    // The highest bit of the product of two normalized numbers is either the first or the second one.
    if top >> 63 == 1 { return plusOne(top, sum) }
    return plusOne(top << 1 | sum >> 63, sum << 1 | low >> 63)
  }

  private static func plusOne(_ high: UInt64, _ low: UInt64) -> (high: UInt64, low: UInt64) {
    (low == .max ? high + 1 : high, low &+ 1)
  }

  /// Every 27th power, normalized to 128 bits and rounded up unless exact, as upper and lower halves.
  private static let wideSignificands: [UInt64] = [
    0xA76C_5823_38ED_2621, 0xAF2A_F2B8_0AF6_F24F, 0x873E_4F75_E222_4E68, 0x5A77_44A6_E804_A292,
    0xDA7F_5BF5_9096_6848, 0xAF39_A475_506A_899F, 0xB080_392C_C434_9DEC, 0xBD8D_794D_96AA_CFB4,
    0x8E93_8662_882A_F53E, 0x547E_B47B_7282_EE9D, 0xE658_29B3_046B_0AFA, 0x0CB4_A5A3_112A_5113,
    0xBA12_1A46_50E4_DDEB, 0x92F3_4D62_616C_E414, 0x964E_858C_91BA_2655, 0x3A6A_07F8_D510_F870,
    0xF2D5_6790_AB41_C2A2, 0xFAE2_7299_423F_B9C4, 0xC428_D05A_A475_1E4C, 0xAA97_E14C_3C26_B887,
    0x9E74_D1B7_91E0_7E48, 0x775E_A264_CF55_347E, 0x8000_0000_0000_0000, 0x0000_0000_0000_0000,
    0xCECB_8F27_F420_0F3A, 0x0000_0000_0000_0000, 0xA70C_3C40_A64E_6C51, 0x9990_90B6_5F67_D924,
    0x86F0_AC99_B4E8_DAFD, 0x69A0_28BB_3DED_71A4, 0xDA01_EE64_1A70_8DE9, 0xE80E_6F48_20CC_9496,
    0xB01A_E745_B101_E9E4, 0x5EC0_5DCF_F72E_7F90, 0x8E41_ADE9_FBEB_C27D, 0x1458_8F13_BE84_7308,
    0xE5D3_EF28_2A24_2E81, 0x8F16_68C8_A86D_A5FB, 0xB9A7_4A06_37CE_2EE1, 0x6D95_3E2B_D717_3693,
    0x95F8_3D0A_1FB6_9CD9, 0x4ABD_AF10_1564_F98F, 0xF24A_01A7_3CF2_DCCF, 0xBC63_3B39_673C_8CED,
    0xC3B8_3581_09E8_4F07, 0x0A86_2F80_EC47_00C9, 0x9E19_DB92_B4E3_1BA9, 0x6C07_A2C2_6A83_46D2,
  ]
}
