// SPDX-License-Identifier: MIT

/// Maps byte offsets to lines and columns; lines end with LF, CR LF or CR.
///
/// Scalar counts per block make finding a column fast even in a line of 16 MiB.
package struct LineTable: Sendable {
  private static let blockSize = 4096

  package let source: SourceText
  private var starts = [0]
  private var scalarsBeforeBlock: [Int] = []
  private var firstLines: [Int] = []

  package init(_ source: SourceText) {
    self.source = source
    source.bytes.withUnsafeBufferPointer { scan($0) }
    firstLines = source.parts.map { lineIndex(of: $0.start) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var continuations = 0
    for block in stride(from: 0, to: bytes.count, by: Self.blockSize) {
      scalarsBeforeBlock.append(block - continuations)
      for offset in block..<min(block + Self.blockSize, bytes.count) {
        let (byte, next) = (bytes[offset], offset + 1)
        if !startsScalar(byte) { continuations += 1 }
        let isReturn = byte == 0x0D && !(next < bytes.count && bytes[next] == 0x0A)
        if byte == 0x0A || isReturn { starts.append(next) }
      }
    }
  }

  /// Returns the line and column within the part; the offset can equal the length of the text.
  package func position(of offset: Int) -> SourcePosition {
    let line = lineIndex(of: offset)
    let column = scalars(from: starts[line], to: offset) + 1
    let first = firstLines[source.part(at: offset)]
    return SourcePosition(line: line - first + 1, column: column)
  }

  func location(of offset: Int, _ pointer: String = "") -> SceneLocation {
    SceneLocation(
      file: source.parts[source.part(at: offset)].name, position: position(of: offset),
      pointer: pointer)
  }

  package func line(at offset: Int) -> SourceRange {
    let line = lineIndex(of: offset)
    let lower = starts[line]
    var upper = line + 1 < starts.count ? starts[line + 1] : source.bytes.count
    while upper > lower, source.bytes[upper - 1] == 0x0A || source.bytes[upper - 1] == 0x0D {
      upper -= 1
    }
    return SourceRange(lower, upper)
  }

  private func lineIndex(of offset: Int) -> Int { starts.leadingCount(where: { $0 <= offset }) - 1 }

  private func scalars(from start: Int, to end: Int) -> Int {
    if end - start < Self.blockSize { return scalars(in: start..<end) }
    return scalars(before: end) - scalars(before: start)
  }

  private func scalars(before offset: Int) -> Int {
    guard offset > 0, !scalarsBeforeBlock.isEmpty else { return 0 }
    let block = min(offset / Self.blockSize, scalarsBeforeBlock.count - 1)
    return scalarsBeforeBlock[block] + scalars(in: block * Self.blockSize..<offset)
  }

  private func scalars(in range: Range<Int>) -> Int {
    source.bytes.withUnsafeBufferPointer { bytes in
      range.reduce(0) { $0 + (startsScalar(bytes[$1]) ? 1 : 0) }
    }
  }

  private func startsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
