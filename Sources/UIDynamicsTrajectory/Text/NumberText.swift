// SPDX-License-Identifier: MIT

/// The shortest decimal text that reads back to the same number.
///
/// The digits are the standard library's (shortest, nearest to the value, never dependent on the
/// locale). The form is the shortest that JSON allows: no `.0` on whole numbers, `0` for negative
/// zero, `1e-5` for `1e-05`. JSON has no text for infinities and NaN; a run stops before one
/// reaches a row, and a caller that passes one all the same gets `null`.
package enum NumberText {
  /// The text for a sentence; rows append to their buffer instead.
  package static func text(of value: Double) -> String {
    var buffer = ByteBuffer()
    append(value, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  package static func text(of value: Float) -> String {
    var buffer = ByteBuffer()
    append(value, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  package static func append(_ value: Float, to buffer: inout ByteBuffer) {
    if value.magnitude <= 0x1p24 {
      let whole = Int32(value)
      if Float(whole) == value { return append(Int(whole), to: &buffer) }
    }
    guard value.isFinite else { return buffer.append(literal: "null") }
    if value < 0 { buffer.append(UInt8(ascii: "-")) }
    append(
      ShortestDecimal(value.magnitude), withExponent: value.magnitude > 0x1p24, to: &buffer)
  }

  /// Appends `1.25`, `0.00125`, or `1.25e-9` where there would be four zeros behind the point.
  private static func append(
    _ decimal: ShortestDecimal, withExponent isLarge: Bool, to buffer: inout ByteBuffer
  ) {
    let count = decimal.count
    let point = count + decimal.exponent
    guard !isLarge, point > -4 else {
      append(decimal.digits, count, point: 1, to: &buffer)
      buffer.append(UInt8(ascii: "e"))
      return append(point - 1, to: &buffer)
    }
    if point <= 0 {
      buffer.append(literal: "0.")
      for _ in point..<0 { buffer.append(UInt8(ascii: "0")) }
    }
    append(decimal.digits, count, point: point, to: &buffer)
  }

  /// Appends the digits with the point behind as many of them, if it stands between two.
  private static func append(
    _ digits: UInt32, _ count: Int, point: Int, to buffer: inout ByteBuffer
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 10) { text in
      var (rest, end) = (digits, count)
      let hasPoint = point > 0 && point < count
      if hasPoint { end += 1 }
      for place in stride(from: end - 1, through: 0, by: -1) {
        if hasPoint, place == point {
          text[place] = UInt8(ascii: ".")
        } else {
          text[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
      }
      buffer.append(UnsafeBufferPointer(rebasing: text[..<end]))
    }
  }

  package static func append(_ value: Double, to buffer: inout ByteBuffer) {
    if value.magnitude < 0x1p53 {
      let whole = Int(value)
      if Double(whole) == value { return append(whole, to: &buffer) }
    }
    guard value.isFinite else { return buffer.append(literal: "null") }
    var text = value.description
    text.withUTF8 { appendShortForm(of: $0, to: &buffer) }
  }

  package static func append(_ value: Int, to buffer: inout ByteBuffer) {
    if value < 0 { buffer.append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    var place: UInt = 1
    while magnitude / place >= 10 { place *= 10 }
    while place > 0 {
      buffer.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude / place % 10))
      place /= 10
    }
  }

  /// Appends 16 lower-case hexadecimal digits.
  package static func append(hexadecimal value: UInt64, to buffer: inout ByteBuffer) {
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      buffer.append(hexadecimalDigit(UInt8(truncatingIfNeeded: value >> shift & 0xF)))
    }
  }

  /// 16 lower-case hexadecimal digits.
  package static func hexadecimal(_ value: UInt64) -> String {
    var buffer = ByteBuffer()
    append(hexadecimal: value, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// Shortens `5.0` to `5` and `1.5e-07` to `1.5e-7`.
  private static func appendShortForm(
    of text: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer
  ) {
    guard let exponentMark = text.lastIndex(of: UInt8(ascii: "e")) else {
      let isWhole = text.suffix(2).elementsEqual(".0".utf8)
      return buffer.append(UnsafeBufferPointer(rebasing: text.dropLast(isWhole ? 2 : 0)))
    }
    buffer.append(UnsafeBufferPointer(rebasing: text[...exponentMark]))
    let exponent = text[(exponentMark + 1)...]
    if exponent.first == UInt8(ascii: "-") { buffer.append(UInt8(ascii: "-")) }
    let digits = exponent.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    buffer.append(UnsafeBufferPointer(rebasing: significant))
  }
}
