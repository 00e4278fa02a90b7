// SPDX-License-Identifier: MIT

/// The numbers of the last rows with their texts: much of a row is as it was a tick ago, and is copied.
final class KnownNumbers {
  /// Of each number its 32 bits, the length of its text, which is 0 where none is known, and the text.
  private let cells: UnsafeMutableRawPointer
  private let count: Int
  private static let lengthOffset = 4
  private static let textOffset = 8
  private static let stride = 24
  /// As many as stay at hand in the processor; those behind are written anew each time.
  private static let most = 4096

  init(count: Int) {
    self.count = min(count, Self.most)
    cells = .allocate(byteCount: self.count * Self.stride, alignment: 8)
    cells.initializeMemory(as: UInt8.self, repeating: 0, count: self.count * Self.stride)
  }

  deinit { cells.deallocate() }

  /// Appends a number, which has one place in all rows; there is room for a piece.
  func append(_ number: Float, at place: Int, to text: inout TextCursor) {
    guard place < count else { return text.append(number) }
    let cell = cells + place * Self.stride
    let length = Int(cell.load(fromByteOffset: Self.lengthOffset, as: UInt32.self))
    if length > 0, cell.load(as: UInt32.self) == number.bitPattern {
      return text.append(piece: cell + Self.textOffset, length)
    }
    let start = text.place
    text.append(number)
    // No text of a Float is longer than a piece.
    (cell + Self.textOffset).copyMemory(from: start, byteCount: TextCursor.piece)
    cell.storeBytes(of: number.bitPattern, as: UInt32.self)
    cell.storeBytes(
      of: UInt32(text.place - start), toByteOffset: Self.lengthOffset, as: UInt32.self)
  }
}
