// SPDX-License-Identifier: MIT

package enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  package static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let apostrophe: UInt8 = 0x27
  static let star: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  package static let minus: UInt8 = 0x2D
  static let point: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let equals: UInt8 = 0x3D
  static let openBracket: UInt8 = 0x5B
  package static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let underscore: UInt8 = 0x5F
  static let backtick: UInt8 = 0x60
  static let e: UInt8 = 0x65
  static let u: UInt8 = 0x75
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D

  @inline(__always) package static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

  /// True for an ASCII byte in a JSON string that is neither escaped nor special.
  @inline(__always) static func isPlain(_ byte: UInt8) -> Bool {
    byte >= space && byte < 0x80 && byte != quote && byte != backslash
  }

  static func mayBeInNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == minus || byte == plus || byte == point || byte | 0x20 == e
  }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// True if a word or number can continue with this byte.
  package static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == underscore
  }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case zero...nine: byte - zero
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  static func escaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case quote, backslash, slash: letter
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: lineFeed
    case 0x72: carriageReturn
    case 0x74: tab
    default: nil
    }
  }
}
