// SPDX-License-Identifier: MIT

/// Keeps a fat box for every fixture and finds which of those that changed meet another.
struct BroadPhase {
  private(set) var tree = BoundingBoxTree()
  /// The leaf of each fixture, by slot; `none` for a free slot.
  private var leaves = FlatArray<Int32>()
  /// Fixtures whose fat box is new since pairs were last sought; some of them may be gone.
  private(set) var moved = FlatArray<Int32>()
  /// For each fixture whether it is in `moved`, which it is once at most.
  private var isMoved = FlatArray<Bool>()
  /// For each fixture whether its body is fixed: two of these make no pair.
  private var isFixed = FlatArray<Bool>()
  private var stack = FlatArray<Int32>()
  /// What `seek` found.
  private(set) var found = FlatArray<Int32>()
  /// Pairs as smaller slot · 2³² + larger slot.
  private(set) var pairs = FlatArray<UInt64>()
  /// Pairs that have a contact already.
  var known = PairSet()

  func deallocate() {
    tree.deallocate()
    leaves.deallocate()
    moved.deallocate()
    isMoved.deallocate()
    isFixed.deallocate()
    stack.deallocate()
    found.deallocate()
    pairs.deallocate()
    known.deallocate()
  }

  mutating func insert(_ fixture: Int32, box: BoundingBox, isFixed fixed: Bool = false) {
    while leaves.count <= Int(fixture) {
      leaves.append(none)
      isMoved.append(false)
      isFixed.append(false)
    }
    let fat = box.fattened(margin: Tolerances.boundingBoxMargin, ahead: .zero)
    isFixed[fixture] = fixed
    leaves[fixture] = tree.insert(fixture, box: fat, isFixed: fixed)
    noteMove(of: fixture)
  }

  /// Takes a fixture out; it may stay in `moved` until pairs are sought.
  mutating func remove(_ fixture: Int32) {
    tree.remove(leaves[fixture])
    leaves[fixture] = none
  }

  /// Whether a box lies in the fixture's fat box.
  @inline(__always) func encloses(_ fixture: Int32, _ box: BoundingBox) -> Bool {
    tree.box(of: leaves[fixture]).contains(box)
  }

  /// Tells the fixture's box after a motion; does nothing while it stays in the fat box.
  ///
  /// Returns whether the fat box is another one now.
  @inline(__always) mutating func update(
    _ fixture: Int32, box: BoundingBox, displacement: Vector
  ) -> Bool {
    let leaf = leaves[fixture]
    if tree.box(of: leaf).contains(box) { return false }
    tree.follow(
      leaf,
      to: box.fattened(
        margin: Tolerances.boundingBoxMargin,
        ahead: Tolerances.boundingBoxPrediction * displacement), isFixed: isFixed[fixture])
    noteMove(of: fixture)
    return true
  }

  /// Tells that the body of a fixture is fixed, or no longer is; its box stays.
  mutating func setFixed(_ fixture: Int32, _ fixed: Bool) {
    isFixed[fixture] = fixed
    let leaf = leaves[fixture]
    tree.move(leaf, to: tree.box(of: leaf), isFixed: fixed)
  }

  /// Looks for the fixture's pairs again although it did not move.
  mutating func touch(_ fixture: Int32) { noteMove(of: fixture) }

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

  private mutating func noteMove(of fixture: Int32) {
    if isMoved[fixture] { return }
    isMoved[fixture] = true
    moved.append(fixture)
  }

  /// Prepares for `seek`: only fixtures that are still there are in `moved`, and no pair yet.
  mutating func beginSeeking() {
    pairs.removeAll()
    var kept = 0
    for i in 0..<moved.count {
      isMoved[moved[i]] = leaves[moved[i]] != none
      if !isMoved[moved[i]] { continue }
      moved[kept] = moved[i]
      kept += 1
    }
    moved.extend(to: kept)
  }

  /// Fills `found` with the fixtures whose fat boxes meet that of a fixture, perhaps itself among them;
  /// for a fixed one with those that can move.
  mutating func seek(_ fixture: Int32) {
    found.removeAll()
    tree.collect(
      tree.box(of: leaves[fixture]), withFixed: !isFixed[fixture], stack: &stack, into: &found)
  }

  /// The pair of a changed fixture and one it found; nil for itself and for a pair that is known.
  ///
  /// Two changed fixtures find each other, and the one with the smaller slot is heard.
  @inline(__always) func newPair(_ fixture: Int32, _ other: Int32) -> UInt64? {
    if other == fixture || other < fixture && isMoved[other] { return nil }
    let pair = PairSet.key(fixture, other)
    return known.contains(pair) ? nil : pair
  }

  @inline(__always) mutating func append(_ pair: UInt64) { pairs.append(pair) }

  /// Brings `pairs` into ascending order.
  ///
  /// Ascending slots: the order does not depend on the tree, only on the order of creation.
  mutating func endSeeking() {
    for i in 0..<moved.count { isMoved[moved[i]] = false }
    moved.removeAll()
    sortAscending(pairs.base, count: pairs.count)
  }
}
