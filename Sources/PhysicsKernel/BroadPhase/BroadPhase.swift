// SPDX-License-Identifier: MIT

/// Keeps a fat box for every fixture and finds which of those that changed meet another.
struct BroadPhase {
  private(set) var tree = BoundingBoxTree()
  /// The leaf of each fixture, by slot; `none` for a free slot.
  private var leaves = FlatArray<Int32>()
  /// Fixtures whose fat box is new since pairs were last sought.
  private(set) var moved = FlatArray<Int32>()
  private var stack = FlatArray<Int32>()
  private var found = FlatArray<Int32>()
  /// Pairs as smaller slot · 2³² + larger slot.
  private(set) var pairs = FlatArray<UInt64>(capacity: 64)
  /// Pairs that have a contact already.
  var known = PairSet()

  func deallocate() {
    tree.deallocate()
    leaves.deallocate()
    moved.deallocate()
    stack.deallocate()
    found.deallocate()
    pairs.deallocate()
    known.deallocate()
  }

  mutating func insert(_ fixture: Int32, box: BoundingBox) {
    while leaves.count <= Int(fixture) { leaves.append(none) }
    let fat = box.fattened(margin: Tolerances.boundingBoxMargin, ahead: .zero)
    leaves[fixture] = tree.insert(fixture, box: fat)
    moved.append(fixture)
  }

  mutating func remove(_ fixture: Int32) {
    tree.remove(leaves[fixture])
    leaves[fixture] = none
    forgetMove(of: fixture)
  }

  /// Takes a fixture out of `moved`, whose order is free because pairs are sorted.
  private mutating func forgetMove(of fixture: Int32) {
    var kept = 0
    for i in 0..<moved.count where moved[i] != fixture {
      moved[kept] = moved[i]
      kept += 1
    }
    moved.extend(to: kept)
  }

  /// Whether a box lies in the fixture's fat box.
  @inline(__always) func encloses(_ fixture: Int32, _ box: BoundingBox) -> Bool {
    tree.box(of: leaves[fixture]).contains(box)
  }

  /// Tells the fixture's box after a motion; does nothing while it stays in the fat box.
  @inline(__always) mutating func update(
    _ fixture: Int32, box: BoundingBox, displacement: Vector
  ) {
    let leaf = leaves[fixture]
    if tree.box(of: leaf).contains(box) { return }
    tree.move(
      leaf,
      to: box.fattened(
        margin: Tolerances.boundingBoxMargin,
        ahead: Tolerances.boundingBoxPrediction * displacement))
    moved.append(fixture)
  }

  /// Has the fixture's pairs sought again although it did not move.
  mutating func touch(_ fixture: Int32) { moved.append(fixture) }

  /// Whether two fixtures may touch.
  @inline(__always) func overlap(_ a: Int32, _ b: Int32) -> Bool {
    tree.box(of: leaves[a]).overlaps(tree.box(of: leaves[b]))
  }

  /// The fixtures whose fat boxes meet a box, in ascending slots.
  mutating func fixtures(in box: BoundingBox) -> [Int32] {
    found.removeAll()
    tree.collect(box, stack: &stack, into: &found)
    return (0..<found.count).map { found[$0] }.sorted()
  }

  /// Fills `pairs` with those unknown that changed fixtures form, ascending and each once.
  ///
  /// Ascending slots: the order does not depend on the tree, only on the order of creation.
  mutating func findPairs() {
    pairs.removeAll()
    for i in 0..<moved.count {
      let fixture = moved[i]
      found.removeAll()
      tree.collect(tree.box(of: leaves[fixture]), stack: &stack, into: &found)
      for j in 0..<found.count where found[j] != fixture {
        let pair = PairSet.key(fixture, found[j])
        if !known.contains(pair) { pairs.append(pair) }
      }
    }
    moved.removeAll()
    sortAndDropRepeats()
  }

  private mutating func sortAndDropRepeats() {
    if pairs.count < 2 { return }
    sortAscending(pairs.base, count: pairs.count)
    var kept = 1
    for i in 1..<pairs.count where pairs[i] != pairs[kept - 1] {
      pairs[kept] = pairs[i]
      kept += 1
    }
    pairs.extend(to: kept)
  }
}
