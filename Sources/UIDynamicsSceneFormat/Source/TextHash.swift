// SPDX-License-Identifier: MIT

/// Spreads short texts over the places of a table.
///
/// Its two numbers are drawn for each process, so that a scene cannot be full of texts that meet.
struct TextHash: Sendable {
  private let start = UInt64(truncatingIfNeeded: Hasher().finalize())
  private let factor = Self.drawFactor()

  private static func drawFactor() -> UInt64 {
    var hasher = Hasher()
    hasher.combine(1)
    return UInt64(truncatingIfNeeded: hasher.finalize()) | 1
  }

  /// The hash of a text, for a table whose size is a power of two.
  @inline(__always) func callAsFunction(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var (hash, place) = (start, 0)
    while place + 8 <= text.count {
      let bytes = UnsafeRawBufferPointer(text)
      hash = mixed(hash ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    var word = UInt64(truncatingIfNeeded: text.count)
    while place < text.count {
      word = word << 8 | UInt64(text[place])
      place += 1
    }
    return Int(truncatingIfNeeded: mixed(hash ^ word) >> 1)
  }

  /// Both halves of a product, in which every bit has a part.
  @inline(__always) private func mixed(_ number: UInt64) -> UInt64 {
    let product = number.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
