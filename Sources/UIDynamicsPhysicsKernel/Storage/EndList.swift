// SPDX-License-Identifier: MIT

/// Neighbours in one body's list of ends.
struct EndLinks: BitwiseCopyable {
  var newer = none
  var older = none
}

/// What connects two bodies: it hangs with one end in the list of each.
///
/// End number row · 2 + side; side 0 is that of body A.
protocol TwoEnded: BitwiseCopyable {
  var ends: (EndLinks, EndLinks) { get set }
}

/// The lists of ends that bodies hold, newest first, over the rows of one store.
///
/// Valid until the store grows.
struct EndList<Row: TwoEnded> {
  private let rows: UnsafeMutablePointer<Row>

  @inline(__always) init(_ rows: UnsafeMutablePointer<Row>) { self.rows = rows }

  /// Makes an end the newest of the list that starts at `first`.
  @inline(__always) func link(_ end: Int32, to first: inout Int32) {
    with(end) { $0 = EndLinks(newer: none, older: first) }
    if first != none { with(first) { $0.newer = end } }
    first = end
  }

  /// Takes an end out of the list that starts at `first`.
  @inline(__always) func unlink(_ end: Int32, from first: inout Int32) {
    let row = rows + Int(end >> 1)
    let links = end & 1 == 0 ? row.pointee.ends.0 : row.pointee.ends.1
    if links.newer == none {
      first = links.older
    } else {
      with(links.newer) { $0.older = links.older }
    }
    if links.older != none { with(links.older) { $0.newer = links.newer } }
  }

  /// The next older end of the same body.
  @inline(__always) func older(of end: Int32) -> Int32 {
    let row = rows + Int(end >> 1)
    return end & 1 == 0 ? row.pointee.ends.0.older : row.pointee.ends.1.older
  }

  @inline(__always) private func with(_ end: Int32, _ change: (inout EndLinks) -> Void) {
    let row = rows + Int(end >> 1)
    if end & 1 == 0 { change(&row.pointee.ends.0) } else { change(&row.pointee.ends.1) }
  }
}
