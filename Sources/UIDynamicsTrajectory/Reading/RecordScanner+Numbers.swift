// SPDX-License-Identifier: MIT

extension RecordScanner {
  mutating func number() throws(RecordFault) -> Double { try number(isSingle: false) }

  /// Parses a number and rounds it correctly to `Double` or to 32 bits.
  mutating func number(isSingle: Bool) throws(RecordFault) -> Double {
    let start = position
    let isNegative = skip("-")
    var mantissa: UInt64 = 0
    var (digits, exponent) = (0, 0)
    takeDigits(&mantissa, &digits)
    // JSON does not allow leading zeros.
    if digits == 0 || digits > 1 && bytes[position - digits] == UInt8(ascii: "0") {
      throw notNumber(from: start)
    }
    if skip(".") {
      let whole = digits
      takeDigits(&mantissa, &digits)
      if digits == whole { throw notNumber(from: start) }
      exponent = whole - digits
    }
    if let byte, byte | 0x20 == UInt8(ascii: "e") { exponent += try takeExponent(from: start) }
    let exact = DecimalNumber.exactValue(
      mantissa, count: digits, exponent: exponent, isNegative: isNegative)
    if let exact, let found = isSingle ? Self.single(exact) : exact { return found }
    return try slowNumber(from: start, isSingle: isSingle)
  }

  /// Rounds to 32 bits; returns `nil` if rounding twice could change the result.
  private static func single(_ value: Double) -> Double? {
    let isHalfway = value.bitPattern & 0x1FFF_FFFF == 0x1000_0000
    return isHalfway || value.magnitude < 0x1p-126 && value != 0 ? nil : Double(Float(value))
  }

  private mutating func takeDigits(_ mantissa: inout UInt64, _ count: inout Int) {
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      if digit > 9 { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      count += 1
      advance(to: position + 1)
    }
  }

  private mutating func takeExponent(from start: Int) throws(RecordFault) -> Int {
    advance(to: position + 1)
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    var (value, count) = (UInt64(0), 0)
    takeDigits(&value, &count)
    if count == 0 || count > 9 { throw notNumber(from: start) }
    return isNegative ? -Int(value) : Int(value)
  }

  private func slowNumber(from start: Int, isSingle: Bool) throws(RecordFault) -> Double {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let value = isSingle ? Float(text).map(Double.init) : Double(text)
    guard let value, value.isFinite else {
      throw RecordFault(column: start + 1, "the number \(text) is too large")
    }
    return value
  }

  private func notNumber(from start: Int) -> RecordFault {
    let rest = bytes[start...].prefix { ![0x2C, 0x7D, 0x5D].contains($0) }
    var text = String(decoding: rest.prefix(40), as: UTF8.self)
    // For a quoted field, the message shows the content without the closing quotation mark.
    if text.last == "\"", text.count == 1 || text.first != "\"" { text.removeLast() }
    return RecordFault(
      column: start + 1, text.isEmpty ? "expected a number" : "\(text) is not a number")
  }
}
