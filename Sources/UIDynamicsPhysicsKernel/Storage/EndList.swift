// SPDX-License-Identifier: MIT

struct EndLinks: BitwiseCopyable {
  var newer = none
  var older = none
}

/// For each body, lists the ends of its contacts (or joints), newest first.
///
/// A connection appears once in each body's list, as slot · 2 + side; body A is side 0. Links are stored
/// apart from the connections, so walking a list touches few cache lines.
struct EndList {
  private var links = FlatArray<EndLinks>()

  func deallocate() { links.deallocate() }

  mutating func extend(toSlots count: Int) {
    if links.count < 2 * count { links.extend(to: 2 * count) }
  }

  /// Makes the end the newest in the list that starts at `first`.
  @inline(__always) func link(_ end: Int32, to first: inout Int32) {
    links[end] = EndLinks(newer: none, older: first)
    if first != none { links.at(first).pointee.newer = end }
    first = end
  }

  @inline(__always) func unlink(_ end: Int32, from first: inout Int32) {
    let (newer, older) = (links[end].newer, links[end].older)
    if newer == none { first = older } else { links.at(newer).pointee.older = older }
    if older != none { links.at(older).pointee.newer = newer }
  }

  @inline(__always) func newer(of end: Int32) -> Int32 { links.at(end).pointee.newer }

  @inline(__always) func older(of end: Int32) -> Int32 { links.at(end).pointee.older }
}
