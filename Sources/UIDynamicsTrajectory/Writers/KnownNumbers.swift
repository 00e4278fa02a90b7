// SPDX-License-Identifier: MIT

/// Caches the text of each number in the previous rows, because many values do not change between ticks.
final class KnownNumbers {
  /// Each cell contains the 32-bit number, the length of the text (0 if unknown), and the text.
  private let cells: UnsafeMutableRawPointer
  private let count: Int
  private static let lengthOffset = 4
  private static let textOffset = 8
  private static let stride = 24
  /// Limits the size so that the processor's cache can hold all cells.
  private static let most = 4096

  init(count: Int) {
    self.count = min(count, Self.most)
    cells = .allocate(byteCount: self.count * Self.stride, alignment: 8)
    cells.initializeMemory(as: UInt8.self, repeating: 0, count: self.count * Self.stride)
  }

  deinit { cells.deallocate() }

  /// Appends a number that belongs to a fixed cell; the output must have room for a piece.
  func append(_ number: Float, at index: Int, to text: inout TextCursor) {
    guard index < count else { return text.append(number) }
    let cell = cells + index * Self.stride
    let length = Int(cell.load(fromByteOffset: Self.lengthOffset, as: UInt32.self))
    if length > 0, cell.load(as: UInt32.self) == number.bitPattern {
      return text.append(piece: cell + Self.textOffset, length)
    }
    let start = text.position
    text.append(number)
    // The text of a `Float` always fits in a piece.
    (cell + Self.textOffset).copyMemory(from: start, byteCount: TextCursor.piece)
    cell.storeBytes(of: number.bitPattern, as: UInt32.self)
    cell.storeBytes(
      of: UInt32(text.position - start), toByteOffset: Self.lengthOffset, as: UInt32.self)
  }
}
