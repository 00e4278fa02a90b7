// SPDX-License-Identifier: MIT

/// Stores a box with a margin for each fixture and finds new overlaps.
struct BroadPhase {
  private(set) var tree = BoundingBoxTree()
  private var leaves = FlatArray<Int32>()
  /// Fixtures with a new margin box; some of them may have been removed.
  private(set) var moved = FlatArray<Int32>()
  /// True for each fixture in `moved`; prevents duplicates.
  private var isMoved = FlatArray<Bool>()
  private var isFixed = FlatArray<Bool>()
  private var stack = FlatArray<Int32>()
  private(set) var found = FlatArray<Int32>()
  /// Each pair is stored as smaller slot · 2³² + larger slot.
  private(set) var pairs = FlatArray<UInt64>()
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

  /// Removes a fixture, which may remain in `moved` until the next search.
  mutating func remove(_ fixture: Int32) {
    tree.remove(leaves[fixture])
    leaves[fixture] = none
  }

  @inline(__always) func encloses(_ fixture: Int32, _ box: BoundingBox) -> Bool {
    tree.box(of: leaves[fixture]).contains(box)
  }

  /// Returns whether the fixture left its margin box.
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

  mutating func setFixed(_ fixture: Int32, _ fixed: Bool) {
    isFixed[fixture] = fixed
    let leaf = leaves[fixture]
    tree.move(leaf, to: tree.box(of: leaf), isFixed: fixed)
  }

  /// Marks a fixture so that the next search updates its pairs.
  mutating func touch(_ fixture: Int32) { noteMove(of: fixture) }

  /// Returns whether the margin boxes overlap.
  @inline(__always) func overlap(_ a: Int32, _ b: Int32) -> Bool {
    tree.box(of: leaves[a]).overlaps(tree.box(of: leaves[b]))
  }

  /// Returns the fixtures in slot order.
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

  /// Finds the fixtures that overlap a fixture, possibly including itself; for a fixed one, finds only movable fixtures.
  mutating func seek(_ fixture: Int32) {
    found.removeAll()
    tree.collect(
      tree.box(of: leaves[fixture]), withFixed: !isFixed[fixture], stack: &stack, into: &found)
  }

  /// Returns `nil` for a known pair; if both fixtures moved, only the search for the smaller slot reports the pair.
  @inline(__always) func newPair(_ fixture: Int32, _ other: Int32) -> UInt64? {
    if other == fixture || other < fixture && isMoved[other] { return nil }
    let pair = PairSet.key(fixture, other)
    return known.contains(pair) ? nil : pair
  }

  @inline(__always) mutating func append(_ pair: UInt64) { pairs.append(pair) }

  /// Sorts `pairs` by slot, so that their order depends on the order of creation and not on the tree.
  mutating func endSeeking() {
    for i in 0..<moved.count { isMoved[moved[i]] = false }
    moved.removeAll()
    sortAscending(pairs.base, count: pairs.count)
  }
}
