// SPDX-License-Identifier: MIT

/// The shortest decimal that reads back to the same Float, and of these the nearest to it.
///
/// The method is Schubfach (R. Giulietti, *The Schubfach way to render doubles*, 2020): the interval
/// of all decimals that read back is scaled by one power of ten, so that it holds a number of one
/// digit less, or one of the whole numbers beside the value.
struct ShortestDecimal {
  /// At most 9 digits; the last is not 0.
  private(set) var digits: UInt32
  /// The power of ten by which the digits are to be multiplied.
  private(set) var exponent: Int

  /// - Precondition: the value is finite and above 0.
  init(_ value: Float) {
    let interval = RoundingInterval(value)
    exponent = interval.exponent
    digits = interval.shortest(&exponent)
    while digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
  }

  /// How many digits there are: 1 to 9.
  var count: Int {
    var count = 1
    var bound: UInt32 = 10
    while count < 9, digits >= bound { (count, bound) = (count + 1, bound &* 10) }
    return count
  }
}

/// The numbers that read back to a Float, in quarters of a power of ten.
private struct RoundingInterval {
  /// The power of ten.
  let exponent: Int
  private let lower: UInt32
  private let value: UInt32
  private let upper: UInt32

  init(_ float: Float) {
    let mantissa = float.significandBitPattern
    let isSubnormal = float.exponentBitPattern == 0
    let binary = (isSubnormal ? 1 : Int(float.exponentBitPattern)) - 150
    let whole = isSubnormal ? mantissa : mantissa | 1 << 23
    // Below a power of two the neighbour is only half as far away.
    let isNarrow = mantissa == 0 && float.exponentBitPattern > 1
    // floor(log10(2^binary)), or of three quarters of it; exact in the range of Float.
    exponent = (binary * 1_262_611 - (isNarrow ? 524_031 : 0)) >> 22
    let power = PowersOfTen.significand(-exponent)
    // floor(log2(10^-exponent)), exact in the same range.
    let shift = UInt32(binary + (-exponent * 1_741_647) >> 19 + 1)
    func scaled(_ quarters: UInt32) -> UInt32 { Self.roundToOdd(power, quarters << shift) }
    // An even mantissa takes the ends of its interval with it.
    let open = whole & 1
    value = scaled(4 * whole)
    lower = scaled(4 * whole - (isNarrow ? 1 : 2)) + open
    upper = scaled(4 * whole + 2) - open
  }

  /// A number of one digit less if exactly one such is inside, else the nearest that is inside.
  func shortest(_ exponent: inout Int) -> UInt32 {
    let below = value / 4
    if below >= 10 {
      let tens = below / 10
      let isLowInside = lower <= 40 * tens
      let isHighInside = 40 * tens + 40 <= upper
      if isLowInside != isHighInside {
        exponent += 1
        return isHighInside ? tens + 1 : tens
      }
    }
    let isLowInside = lower <= 4 * below
    let isHighInside = 4 * below + 4 <= upper
    if isLowInside != isHighInside { return isHighInside ? below + 1 : below }
    let middle = 4 * below + 2
    let roundsUp = value > middle || value == middle && below & 1 == 1
    return roundsUp ? below + 1 : below
  }

  /// The upper part of the product; its last bit says whether anything was cut off.
  private static func roundToOdd(_ power: UInt64, _ factor: UInt32) -> UInt32 {
    let (high, low) = power.multipliedFullWidth(by: UInt64(factor))
    // The power is rounded up, by less than 1: what it adds stays in the lower half of `low`.
    let isCut = low >> 32 > 1
    return UInt32(truncatingIfNeeded: high) | (isCut ? 1 : 0)
  }
}

/// Powers of ten as 64 bits of which the first is set, rounded up.
enum PowersOfTen {
  static func significand(_ exponent: Int) -> UInt64 { significands[exponent + 31] }

  /// From 10^-31 to 10^45: what Floats need.
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
}
