// SPDX-License-Identifier: MIT

/// Where the lines of a source text begin, made once when the first message needs a place.
///
/// A line ends with LF, CR LF or CR. The number of scalars in front of every block of bytes is
/// kept as well, so that a column costs the same on a line of 16 MiB as on a short one.
package struct LineTable: Sendable {
  private static let blockSize = 4096

  package let source: SourceText
  private var starts = [0]
  private var scalarsBeforeBlock: [Int] = []
  /// For each part of the text, the index of its first line.
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
      let end = min(block + Self.blockSize, bytes.count)
      var offset = block
      while offset < end {
        if offset + 8 <= end, Self.arePlain(eightOf: bytes, at: offset) {
          offset += 8
          continue
        }
        let byte = bytes[offset]
        offset += 1
        if byte > 0x0D && byte < 0x80 { continue }
        if !startsScalar(byte) { continuations += 1 }
        let isReturn = byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)
        if byte == 0x0A || isReturn { starts.append(offset) }
      }
    }
  }

  /// Whether eight bytes are ASCII behind the line breaks, all at once.
  ///
  /// The highest bit of a byte stays where it is set, and comes up where 0x0E is taken from less.
  private static func arePlain(eightOf bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(
      fromByteOffset: offset, as: UInt64.self)
    return (word | (word &- 0x0E0E_0E0E_0E0E_0E0E)) & 0x8080_8080_8080_8080 == 0
  }

  /// Returns line and column, counted in its part, of a byte offset from 0 up to and including the
  /// length of the text.
  package func position(of offset: Int) -> SourcePosition {
    let line = lineIndex(of: offset)
    let column = scalars(from: starts[line], to: offset) + 1
    let first = firstLines[source.part(at: offset)]
    return SourcePosition(line: line - first + 1, column: column)
  }

  /// Returns the place of a byte offset, where something with a pointer stands.
  func place(of offset: Int, _ pointer: String = "") -> ScenePlace {
    ScenePlace(
      file: source.parts[source.part(at: offset)].name, position: position(of: offset),
      pointer: pointer)
  }

  /// Returns the range of the line that an offset lies in, without its line break.
  package func line(at offset: Int) -> SourceRange {
    let line = lineIndex(of: offset)
    let lower = starts[line]
    var upper = line + 1 < starts.count ? starts[line + 1] : source.bytes.count
    while upper > lower, source.bytes[upper - 1] == 0x0A || source.bytes[upper - 1] == 0x0D {
      upper -= 1
    }
    return SourceRange(lower, upper)
  }

  /// The index of the last line start that is not behind the offset.
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

  /// Whether a byte is not the continuation of a UTF-8 sequence.
  private func startsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
