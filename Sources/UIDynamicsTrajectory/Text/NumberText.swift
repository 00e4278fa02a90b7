// SPDX-License-Identifier: MIT

/// The shortest decimal text that parses to the same number.
///
/// The digits are the same as those of the standard library. The format is the shortest one that JSON allows: no `.0`
/// after integers, `0` for negative zero, and `1e-5` instead of `1e-05`. Infinity and NaN become `null`, but runs stop
/// before such numbers reach a row.
package enum NumberText {
  /// The length of `-1.7976931348623157e-308`, the longest text; integers have at most 20 bytes.
  static let longest = 24

  /// Allocates a string, unlike rows, which append to their buffer.
  package static func text(of value: Double) -> String {
    var buffer = ByteBuffer()
    append(value, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Returns a number for messages, rounded to three decimal places.
  package static func thousandths(_ number: Double) -> String {
    text(of: (number * 1000).rounded() / 1000)
  }

  package static func text(of value: Float) -> String {
    var buffer = ByteBuffer()
    append(value, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  package static func append(_ value: Float, to buffer: inout ByteBuffer) {
    buffer.append(atMost: longest) { $0.append(value) }
  }

  package static func append(_ value: Double, to buffer: inout ByteBuffer) {
    buffer.append(atMost: longest) { $0.append(value) }
  }

  package static func append(_ value: Int, to buffer: inout ByteBuffer) {
    buffer.append(atMost: longest) { $0.append(value) }
  }

  package static func append(hexadecimal value: UInt64, to buffer: inout ByteBuffer) {
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      buffer.append(hexadecimalDigit(UInt8(truncatingIfNeeded: value >> shift & 0xF)))
    }
  }

  /// Returns 16 lowercase hexadecimal digits.
  package static func hexadecimal(_ value: UInt64) -> String {
    var buffer = ByteBuffer()
    append(hexadecimal: value, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension TextCursor {
  mutating func append(_ value: Float) {
    if value.magnitude <= 0x1p24 {
      let whole = Int32(value)
      if Float(whole) == value { return append(Int(whole)) }
    }
    guard value.isFinite else { return append(literal: "null") }
    if value < 0 { append(UInt8(ascii: "-")) }
    append(ShortestDecimal(value.magnitude), withExponent: value.magnitude > 0x1p24)
  }

  mutating func append(_ value: Double) {
    if value.magnitude <= 0x1p53 {
      let whole = Int64(value)
      if Double(whole) == value { return append(whole) }
    }
    guard value.isFinite else { return append(literal: "null") }
    if value < 0 { append(UInt8(ascii: "-")) }
    append(ShortestDecimal(value.magnitude), withExponent: value.magnitude > 0x1p53)
  }

  mutating func append(_ value: Int) { append(Int64(value)) }

  private mutating func append(_ value: Int64) {
    if value < 0 { append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    write(magnitude, ShortestDecimal.count(of: magnitude))
  }

  /// Appends `1.25` or `0.00125`, or `1.25e-9` if four or more zeros would follow the decimal point.
  private mutating func append(_ decimal: ShortestDecimal, withExponent isLarge: Bool) {
    let count = ShortestDecimal.count(of: decimal.digits)
    let point = count + decimal.exponent
    guard !isLarge, point > -4 else {
      write(decimal.digits, count, point: 1)
      append(UInt8(ascii: "e"))
      return append(point - 1)
    }
    if point > 0 { return write(decimal.digits, count, point: point) }
    append(literal: "0.")
    for _ in point..<0 { append(UInt8(ascii: "0")) }
    write(decimal.digits, count)
  }

  /// Writes the digits, with a decimal point after the first `point` of them unless that is the end.
  private mutating func write(_ digits: UInt64, _ count: Int, point: Int) {
    guard point < count else { return write(digits, count) }
    let position = skip(count + 1)
    let rest = Self.write(digits, count - point, before: position)
    (position - (count - point) - 1).pointee = UInt8(ascii: ".")
    _ = Self.write(rest, point, before: position - (count - point) - 1)
  }

  private mutating func write(_ digits: UInt64, _ count: Int) {
    _ = Self.write(digits, count, before: skip(count))
  }

  /// Writes the last `count` digits and returns the remaining ones.
  private static func write(
    _ digits: UInt64, _ count: Int, before end: UnsafeMutablePointer<UInt8>
  ) -> UInt64 {
    var (rest, position) = (digits, end)
    for _ in 0..<count / 2 {
      let (hundreds, pair) = rest.quotientAndRemainder(dividingBy: 100)
      position -= 2
      let text = UnsafeRawPointer(pairs.utf8Start)
      UnsafeMutableRawPointer(position).storeBytes(
        of: text.loadUnaligned(fromByteOffset: 2 * Int(pair), as: UInt16.self), as: UInt16.self)
      rest = hundreds
    }
    guard count & 1 == 1 else { return rest }
    let (tens, last) = rest.quotientAndRemainder(dividingBy: 10)
    (position - 1).pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: last)
    return tens
  }

  private static let pairs: StaticString = """
    0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
    5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
    """
}
