// SPDX-License-Identifier: MIT

/// A number stands in its record, in the room that other values need for their end.
extension JSONDocument.Record {
  init(_ number: Double, at start: Int) {
    let bits = number.bitPattern
    self.init(
      kind: .number, start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: bits), link: UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// The value; of another kind nothing that means anything.
  @inline(__always) var number: Double { Double(bitPattern: UInt64(end) | UInt64(link) << 32) }
}

extension SourceText {
  /// The end of a number that has been read: nothing that could belong to one stands behind it.
  func endOfNumber(from start: Int) -> Int {
    bytes[start...].firstIndex { !ASCII.mayBeInNumber($0) } ?? bytes.count
  }
}
