// SPDX-License-Identifier: MIT

extension JSONParser {
  @inline(__always) mutating func parseNumber() throws(JSONFault) {
    let start = position
    var decimal = DecimalNumber(isNegative: byte == ASCII.minus)
    if decimal.isNegative { position += 1 }
    try passIntegerPart(&decimal, from: start)
    if byte == ASCII.point {
      position += 1
      guard passDigits(&decimal, isFraction: true) else { throw numberFault(.noFraction, start) }
    }
    // What may follow lies below the letters, and point and digits have been passed.
    if let byte, byte > ASCII.comma { try passEndOfNumber(&decimal, from: start) }
    appendNumber(decimal, from: start)
  }

  /// Passes an exponent, and refuses what cannot stand behind a number.
  private mutating func passEndOfNumber(
    _ decimal: inout DecimalNumber, from start: Int
  ) throws(JSONFault) {
    if let byte, byte | 0x20 == 0x65 { try passExponent(&decimal, from: start) }
    if let byte, isWordByte(byte) || byte == ASCII.point {
      throw numberFault(byte == ASCII.underscore ? .digitSeparator : .followedByText, start)
    }
  }

  @inline(__always) private mutating func passIntegerPart(
    _ decimal: inout DecimalNumber, from start: Int
  ) throws(JSONFault) {
    let isZero = byte == ASCII.zero
    let first = position
    guard passDigits(&decimal, isFraction: false) else {
      throw negativeWordFault(from: start) ?? numberFault(.noDigits, start)
    }
    guard isZero else { return }
    if position > first + 1 { throw numberFault(.leadingZero, start) }
    if let byte, [0x78, 0x6F, 0x62].contains(byte | 0x20) { throw numberFault(.otherBase, start) }
  }

  /// Passes digits and says whether there was one.
  @inline(__always) private mutating func passDigits(
    _ decimal: inout DecimalNumber, isFraction: Bool
  ) -> Bool {
    let start = position
    var end = position
    while end < bytes.count, ASCII.isDigit(bytes[end]) {
      decimal.append(bytes[end] &- ASCII.zero)
      end &+= 1
    }
    position = end
    decimal.endDigits(end &- start, isFraction: isFraction)
    return end > start
  }

  private mutating func passExponent(
    _ decimal: inout DecimalNumber, from start: Int
  ) throws(JSONFault) {
    position += 1
    let isNegative = byte == ASCII.minus
    if isNegative || byte == ASCII.plus { position += 1 }
    guard let first = byte, ASCII.isDigit(first) else { throw numberFault(.noExponent, start) }
    var exponent = 0
    while let byte, ASCII.isDigit(byte) {
      exponent = min(exponent * 10 + Int(byte - ASCII.zero), DecimalNumber.largestExponent)
      position += 1
    }
    decimal.exponent += isNegative ? -exponent : exponent
  }

  @inline(__always) private mutating func appendNumber(_ decimal: DecimalNumber, from start: Int) {
    let range = SourceRange(start, position)
    let value = decimal.exactValue ?? nearestValue(range)
    append(.number, from: start, to: position, link: numbers.count)
    numbers.append(value)
    tokenEnd = position
  }

  /// The value of a number that takes more than one operation; one beyond Double is noted.
  @inline(never) private mutating func nearestValue(_ range: SourceRange) -> Double {
    let value = Double(source.text(in: range)) ?? .infinity
    if !value.isFinite, notedFaults.count < mostNotedFaults {
      notedFaults.append(fault(.numberTooLarge(source.text(in: range)), range))
    }
    return value
  }

  /// A fault of a number, placed on everything up to the next delimiter.
  func numberFault(_ kind: JSONFault.NumberFault, _ start: Int) -> JSONFault {
    var end = start
    while end < bytes.count, isNumberByte(bytes[end]) { end += 1 }
    let range = SourceRange(start, end)
    return fault(.invalidNumber(kind, source.text(in: range)), range)
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || [ASCII.point, ASCII.plus, ASCII.minus].contains(byte)
  }

  /// Whether a byte belongs to a word or number, so that nothing may end in front of it.
  func isWordByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.underscore
  }
}

/// The digits of a number on their way to a Double.
struct DecimalNumber {
  /// Keeps the sum of an exponent and a count of digits away from the end of Int.
  static let largestExponent = 1_000_000

  let isNegative: Bool
  var exponent = 0
  /// Of more digits than fit it holds what nobody looks at.
  private var mantissa: UInt64 = 0
  private var count = 0

  init(isNegative: Bool) { self.isNegative = isNegative }

  @inline(__always) mutating func append(_ digit: UInt8) {
    mantissa = mantissa &* 10 &+ UInt64(digit)
  }

  /// So many digits have been appended, in front of the point or behind it.
  @inline(__always) mutating func endDigits(_ count: Int, isFraction: Bool) {
    self.count &+= count
    if isFraction { exponent &-= count }
  }

  /// The nearest Double where one correctly rounded operation finds it, else nil.
  ///
  /// Both operands are exact: the digits below 2⁵³ and the power of ten up to 10²². Source: W. D.
  /// Clinger, "How to read floating point numbers accurately", 1990.
  @inline(__always) var exactValue: Double? {
    // Nineteen digits always fit into 64 bits.
    guard count <= 19, mantissa <= 1 << 53, abs(exponent) <= 22 else { return nil }
    if exponent == 0 { return isNegative ? -Double(mantissa) : Double(mantissa) }
    let power = Self.powersOfTen[abs(exponent)]
    let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}
