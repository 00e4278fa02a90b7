// SPDX-License-Identifier: MIT

/// What stands before each value of a row, one behind the other in one piece: an array of arrays would
/// count a reference for every value.
struct RowPrefixes {
  private var bytes: [UInt8] = []
  /// Where each ends.
  private var ends: [Int] = []

  /// Whether each can be copied as a piece; behind the last there is room for it.
  private(set) var arePieces = true

  init(_ texts: [String]) {
    for text in texts {
      bytes += text.utf8
      ends.append(bytes.count)
      if text.utf8.count > TextCursor.piece { arePieces = false }
    }
    bytes += repeatElement(0, count: TextCursor.piece)
  }

  /// The length of all together.
  var count: Int { ends.last ?? 0 }

  /// So many commas with nothing before the first value.
  static func commas(_ count: Int) -> RowPrefixes {
    RowPrefixes((0..<count).map { $0 == 0 ? "" : "," })
  }

  /// Shows them one after the other, by their places.
  @inline(__always) func forEach(_ body: (Int, UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for place in ends.indices {
        let end = ends[place]
        body(place, UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }
}
