// SPDX-License-Identifier: MIT

/// Stores the bits of a number in the fields that other values use for their end and link.
extension JSONDocument.Record {
  init(_ number: Double, at start: Int) {
    let bits = number.bitPattern
    self.init(
      kind: .number, start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: bits), link: UInt32(truncatingIfNeeded: bits >> 32))
  }

  @inline(__always) var number: Double { Double(bitPattern: UInt64(end) | UInt64(link) << 32) }
}

extension SourceText {
  /// The end of a parsed number: the first byte that cannot be part of one.
  func endOfNumber(from start: Int) -> Int {
    bytes[start...].firstIndex { !ASCII.mayBeInNumber($0) } ?? bytes.count
  }
}
