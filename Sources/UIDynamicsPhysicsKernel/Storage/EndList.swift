// SPDX-License-Identifier: MIT

/// Neighbours in one body's list of ends.
struct EndLinks: BitwiseCopyable {
  var newer = none
  var older = none
}

/// The lists of ends that bodies hold, newest first, of all contacts or of all joints.
///
/// What connects two bodies is linked with one end into the list of each: end number slot · 2 + side; side 0
/// is that of body A. The links lie beside each other and not in what they link, so that a list is
/// walked within a few lines of the cache.
struct EndList {
  private var links = FlatArray<EndLinks>()

  func deallocate() { links.deallocate() }

  /// Makes room for the ends of so many slots.
  mutating func extend(toSlots count: Int) {
    if links.count < 2 * count { links.extend(to: 2 * count) }
  }

  /// Makes an end the newest of the list that starts at `first`.
  @inline(__always) func link(_ end: Int32, to first: inout Int32) {
    links[end] = EndLinks(newer: none, older: first)
    if first != none { links.at(first).pointee.newer = end }
    first = end
  }

  /// Takes an end out of the list that starts at `first`.
  @inline(__always) func unlink(_ end: Int32, from first: inout Int32) {
    let (newer, older) = (links[end].newer, links[end].older)
    if newer == none { first = older } else { links.at(newer).pointee.older = older }
    if older != none { links.at(older).pointee.newer = newer }
  }

  /// The next newer end of the same body.
  @inline(__always) func newer(of end: Int32) -> Int32 { links.at(end).pointee.newer }

  /// The next older end of the same body.
  @inline(__always) func older(of end: Int32) -> Int32 { links.at(end).pointee.older }
}
