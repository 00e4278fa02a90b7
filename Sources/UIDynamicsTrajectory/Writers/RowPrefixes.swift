// SPDX-License-Identifier: MIT

/// The strings before the values of a row, in one array; nested arrays would cost a reference count per value.
struct RowPrefixes {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// `true` if each string fits in a piece; padding after the last one allows copies of a fixed length.
  private(set) var arePieces = true

  init(_ texts: [String]) {
    for text in texts {
      bytes += text.utf8
      ends.append(bytes.count)
      if text.utf8.count > TextCursor.piece { arePieces = false }
    }
    bytes += repeatElement(0, count: TextCursor.piece)
  }

  var count: Int { ends.last ?? 0 }

  @inline(__always) func forEach(_ body: (Int, UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for index in ends.indices {
        let end = ends[index]
        body(index, UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }
}
