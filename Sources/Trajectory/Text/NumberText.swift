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
    if value.magnitude < 0x1p24 {
      let whole = Int32(value)
      if Float(whole) == value { return append(Int(whole), to: &buffer) }
    }
    guard value.isFinite else { return buffer.append(literal: "null") }
    // At most 15 bytes: the String lives in registers, not on the heap.
    var text = value.description
    text.withUTF8 { appendShortForm(of: $0, to: &buffer) }
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
