// SPDX-License-Identifier: MIT

/// The neighbors of one end in its body's list.
struct EndLinks: BitwiseCopyable {
  var newer = none
  var older = none
}

/// Lists of the ends of all contacts, or all joints, at each body, newest first.
///
/// Each connection has one end in the list of each of its two bodies: number slot · 2 + side, with side 0 for
/// body A. The links are stored apart from the connections, so walking a list touches few cache lines.
struct EndList {
  private var links = FlatArray<EndLinks>()

  func deallocate() { links.deallocate() }

  /// Makes room for the ends of `count` slots.
  mutating func extend(toSlots count: Int) {
    if links.count < 2 * count { links.extend(to: 2 * count) }
  }

  /// Makes an end the newest of the list that starts at `first`.
  @inline(__always) func link(_ end: Int32, to first: inout Int32) {
    links[end] = EndLinks(newer: none, older: first)
    if first != none { links.at(first).pointee.newer = end }
    first = end
  }

  /// Removes an end from the list that starts at `first`.
  @inline(__always) func unlink(_ end: Int32, from first: inout Int32) {
    let (newer, older) = (links[end].newer, links[end].older)
    if newer == none { first = older } else { links.at(newer).pointee.older = older }
    if older != none { links.at(older).pointee.newer = newer }
  }

  @inline(__always) func newer(of end: Int32) -> Int32 { links.at(end).pointee.newer }

  @inline(__always) func older(of end: Int32) -> Int32 { links.at(end).pointee.older }
}
