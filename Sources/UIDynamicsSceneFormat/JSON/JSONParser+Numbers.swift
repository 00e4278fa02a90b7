// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension JSONParser {
  /// The limit for exponents, so that adding digit counts cannot overflow even a 32-bit `Int`.
  private static let largestExponent = 1_000_000

  @inline(__always) mutating func parseNumber() throws(Diagnostic) {
    let start = position
    let isNegative = bytes[start] == ASCII.minus
    let first = isNegative ? start &+ 1 : start
    var (mantissa, exponent): (UInt64, Int) = (0, 0)
    let point = bytes.endOfDigits(from: first, onto: &mantissa)
    var end = point
    if point < bytes.count, bytes[point] == ASCII.point {
      end = bytes.endOfDigits(from: point &+ 1, onto: &mantissa)
      exponent = point &+ 1 &- end
    }
    position = end
    if !isPlainNumber(from: first, point, end) {
      exponent += try passUncommonNumber(from: start, first, point)
    }
    let exact = DecimalNumber.exactValue(
      mantissa, count: end &- first, exponent: exponent, isNegative: isNegative)
    records.append(
      JSONDocument.Record(exact ?? nearestValue(SourceRange(start, position)), at: start))
    tokenEnd = position
  }

  /// True for digits with an optional decimal point, followed by a delimiter.
  @inline(__always) private func isPlainNumber(from first: Int, _ point: Int, _ end: Int) -> Bool {
    guard point > first, end != point &+ 1, end < bytes.count else { return false }
    if bytes[first] == ASCII.zero, point > first &+ 1 { return false }
    // Accepts white space, a comma or a closing bracket, but no byte that can continue a number.
    return bytes[end] <= ASCII.comma || bytes[end] | 0x20 == ASCII.closeBrace
  }

  /// Rejects a malformed number; otherwise parses and returns its exponent.
  @inline(never) private mutating func passUncommonNumber(
    from start: Int, _ first: Int, _ point: Int
  ) throws(Diagnostic) -> Int {
    let end = position
    position = first
    if point == first {
      throw numberFault(
        "has no digit after its minus sign", start, hint: "write a finite number, such as -1")
    }
    position = point
    if bytes[first] == ASCII.zero {
      if point > first + 1 {
        throw numberFault("has a leading zero", start, hint: "remove the leading zeros")
      }
      if let byte, [0x78, 0x6F, 0x62].contains(byte | 0x20) {
        throw numberFault("is not decimal", start)
      }
    }
    if end == point + 1 {
      throw numberFault(
        "has no digit after its decimal point", start,
        hint: "add a digit after the point, or remove the point")
    }
    position = end
    var exponent = 0
    if let byte, byte | 0x20 == ASCII.e { exponent = try passExponent(from: start) }
    if byte == ASCII.underscore {
      throw numberFault("contains an underscore", start, hint: "remove the underscore")
    }
    if let byte, ASCII.isWord(byte) || byte == ASCII.point { throw textBehindNumber(start) }
    return exponent
  }

  private mutating func passExponent(from start: Int) throws(Diagnostic) -> Int {
    position += 1
    let isNegative = byte == ASCII.minus
    if isNegative || byte == ASCII.plus { position += 1 }
    guard let first = byte, ASCII.isDigit(first) else {
      throw numberFault("has no digit in its exponent", start)
    }
    var exponent = 0
    while let byte, ASCII.isDigit(byte) {
      exponent = min(exponent * 10 + Int(byte - ASCII.zero), Self.largestExponent)
      position += 1
    }
    return isNegative ? -exponent : exponent
  }

  /// The slow path of the conversion, which reports numbers beyond the range of `Double`.
  @inline(never) private mutating func nearestValue(_ range: SourceRange) -> Double {
    let value = Double(source.text(in: range)) ?? .infinity
    if !value.isFinite, notedFaults.count < mostNotedFaults {
      let text = clipped(source.text(in: range))
      notedFaults.append(
        fault(
          .numberTooLarge, "the number \(text) is too large; the largest is about 1.8e308", range))
    }
    return value
  }

  func numberFault(_ sentenceEnd: String, _ start: Int, hint: String? = nil) -> Diagnostic {
    let range = rangeOfNumber(from: start)
    let text = clipped(source.text(in: range))
    return fault(.invalidNumber, "the number \(text) \(sentenceEnd)", range, hint: hint)
  }

  private func textBehindNumber(_ start: Int) -> Diagnostic {
    let range = rangeOfNumber(from: start)
    let text = source.text(in: range)
    return fault(
      .invalidNumber, "\(clipped(text)) is not a number", range,
      hint: text.utf8.contains(where: ASCII.isLetter)
        ? "write the number alone: lengths are in points, times in seconds, angles in radians" : nil
    )
  }

  private func rangeOfNumber(from start: Int) -> SourceRange {
    SourceRange(start, bytes[start...].firstIndex { !isNumberByte($0) } ?? bytes.count)
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || [ASCII.point, ASCII.plus, ASCII.minus].contains(byte)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Appends the digits at an offset to a number, and returns the end of the digits.
  @inline(__always) fileprivate func endOfDigits(from start: Int, onto number: inout UInt64) -> Int
  {
    var offset = start
    while offset < count, ASCII.isDigit(self[offset]) {
      number = number &* 10 &+ UInt64(self[offset] &- ASCII.zero)
      offset &+= 1
    }
    return offset
  }
}
