// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct BoundingBoxTreeTests {
  @Test("After random changes, the tree is valid and finds the same boxes as brute force")
  func randomHistory() {
    withEverySeed(0..<25) { generator in
      var tree = TrackedTree()
      defer { tree.deallocate() }
      for step in 0..<400 {
        tree.changeAtRandom(&generator)
        if step % 20 == 0 { tree.checkInvariants(comment("step \(step)")) }
        let query = TrackedTree.randomBox(&generator)
        #expect(tree.found(query) == tree.expected(query), comment("step \(step), box \(query)"))
      }
    }
  }

  @Test("A tree's only leaf can be moved and removed, and the tree can be filled again")
  func oneLeaf() {
    var tree = TrackedTree()
    defer { tree.deallocate() }
    for fixture: Int32 in [0, 1] {
      tree.insert(fixture, BoundingBox(lower: .zero, upper: Vector(1, 1)))
      for _ in 0..<8 { tree.follow(fixture, Vector(0.25, 0)) }
      tree.move(fixture, BoundingBox(lower: Vector(5, 5), upper: Vector(6, 6)))
      tree.checkInvariants("one leaf")
      tree.remove(fixture)
      #expect(tree.tree.root == none)
    }
  }

  @Test("A box that only touches the query is found")
  func touching() {
    var tree = TrackedTree()
    defer { tree.deallocate() }
    tree.insert(3, BoundingBox(lower: .zero, upper: Vector(1, 1)))
    #expect(tree.found(BoundingBox(lower: Vector(1, 1), upper: Vector(2, 2))) == [3])
    let beyond = Vector(Float(1).nextUp, 1)
    #expect(tree.found(BoundingBox(lower: beyond, upper: Vector(2, 2))) == [])
  }

  @Test("Boxes that follow independently moving bodies leave the tree as efficient as a new one")
  func following() {
    var generator = SplitMix64(seed: 7)
    var (tree, fresh) = (TrackedTree(), TrackedTree())
    defer {
      tree.deallocate()
      fresh.deallocate()
    }
    let corners = (0..<256).map { _ in generator.vector(in: -20..<20) }
    let ways = corners.map { _ in generator.vector(in: -0.5..<0.5) }
    let size = Vector(1, 1)
    for (i, corner) in corners.enumerated() {
      tree.insert(Int32(i), BoundingBox(lower: corner, upper: corner + size))
    }
    for _ in 0..<80 { for (i, way) in ways.enumerated() { tree.follow(Int32(i), way) } }
    tree.checkInvariants("followed")
    for (i, corner) in corners.enumerated() {
      let end = corner + 80 * ways[i]
      fresh.insert(Int32(i), BoundingBox(lower: end, upper: end + size))
    }
    let (followed, inserted) = (tree.perimeters, fresh.perimeters)
    #expect(followed < 1.25 * inserted, "\(followed) m, of a new tree \(inserted) m")
  }

  @Test("Boxes in a row, inserted in order, do not make the tree degenerate")
  func depth() {
    var tree = TrackedTree()
    defer { tree.deallocate() }
    for i in 0..<1024 {
      let corner = Vector(Float(i), 0)
      tree.insert(Int32(i), BoundingBox(lower: corner, upper: corner + Vector(0.5, 0.5)))
    }
    // A balanced tree has 10 levels; the limit is three times that, which is far below 1,023.
    #expect(tree.depth <= 30, "depth \(tree.depth)")
  }

  @Test("Coinciding, shrinking or growing boxes do not make the tree degenerate")
  func coincidence() {
    for growth: Float in [0, -0.001, -0.009, 0.001, 0.009, 1] {
      var tree = TrackedTree()
      defer { tree.deallocate() }
      for i in 0..<1024 {
        let corner = Vector(10 + growth * Float(i), 10)
        tree.insert(Int32(i), BoundingBox(lower: -corner, upper: corner))
      }
      // If the heights of siblings differ by at most 8, a tree with 1,024 leaves has at most 32 levels.
      #expect(tree.depth <= 32, "depth \(tree.depth) with growth \(growth)")
      tree.checkInvariants("growth \(growth)")
    }
  }
}

/// A tree together with its expected contents.
private struct TrackedTree {
  private(set) var tree = BoundingBoxTree()
  private var leaves: [Int32: (leaf: Int32, box: BoundingBox)] = [:]
  private var stack = FlatArray<Int32>()
  private var results = FlatArray<Int32>()

  func deallocate() {
    tree.deallocate()
    stack.deallocate()
    results.deallocate()
  }

  mutating func insert(_ fixture: Int32, _ box: BoundingBox) {
    leaves[fixture] = (tree.insert(fixture, box: box), box)
  }

  mutating func move(_ fixture: Int32, _ box: BoundingBox) {
    guard let leaf = leaves[fixture]?.leaf else { return }
    tree.move(leaf, to: box)
    leaves[fixture] = (leaf, box)
  }

  /// Like `move`, but for the leaf of a moved body, which may stay next to its sibling.
  mutating func follow(_ fixture: Int32, _ displacement: Vector) {
    guard let (leaf, old) = leaves[fixture] else { return }
    let box = BoundingBox(lower: old.lower + displacement, upper: old.upper + displacement)
    tree.follow(leaf, to: box)
    leaves[fixture] = (leaf, box)
  }

  mutating func remove(_ fixture: Int32) {
    guard let leaf = leaves.removeValue(forKey: fixture)?.leaf else { return }
    tree.remove(leaf)
  }

  mutating func changeAtRandom(_ generator: inout SplitMix64) {
    let fixture = Int32(generator.integer(in: 0...59))
    let box = TrackedTree.randomBox(&generator)
    if leaves[fixture] == nil {
      insert(fixture, box)
    } else {
      switch generator.integer(in: 0...3) {
      case 0: move(fixture, box)
      case 1: remove(fixture)
      default: follow(fixture, generator.vector(in: -0.5..<0.5))
      }
    }
  }

  static func randomBox(_ generator: inout SplitMix64) -> BoundingBox {
    let corner = generator.vector(in: -5..<5)
    return BoundingBox(lower: corner, upper: corner + generator.vector(in: 0..<2))
  }

  mutating func found(_ box: BoundingBox) -> [Int32] {
    results.removeAll()
    tree.collect(box, stack: &stack, into: &results)
    return (0..<results.count).map { results[$0] }.sorted()
  }

  func expected(_ box: BoundingBox) -> [Int32] {
    leaves.filter { $0.value.box.overlaps(box) }.keys.sorted()
  }

  /// Checks that parents and children match, that inner boxes are hulls, and that the leaves are those inserted.
  ///
  /// Also checks that no node is lost: a binary tree with n leaves has n − 1 inner nodes.
  func checkInvariants(_ comment: Comment) {
    if tree.root == none {
      #expect(leaves.isEmpty, comment)
      return
    }
    #expect(tree.nodes[tree.root].parent == none, comment)
    var (seen, inner): (Set<Int32>, Int) = ([], 0)
    forEachNode { index, node, _ in
      if node.isLeaf {
        #expect(node.right == none && seen.insert(node.content).inserted, comment)
        #expect(leaves[node.content]?.leaf == index, comment)
        #expect(leaves[node.content]?.box == node.box, comment)
      } else {
        inner += 1
        let (left, right) = (tree.nodes[node.left], tree.nodes[node.right])
        #expect(left.parent == index && right.parent == index, comment)
        #expect(node.box == BoundingBox(enclosing: left.box, right.box), comment)
        #expect(node.height == 1 + max(left.height, right.height), comment)
        #expect(abs(left.height - right.height) <= BoundingBoxTree.greatestSlant, comment)
      }
    }
    #expect(seen == Set(leaves.keys) && inner == seen.count - 1, comment)
  }

  /// The sum of the perimeters of all inner nodes, in m.
  var perimeters: Float {
    var sum: Float = 0
    forEachNode { _, node, _ in if !node.isLeaf { sum += node.box.perimeter } }
    return sum
  }

  var depth: Int {
    var deepest = 0
    forEachNode { _, _, depth in deepest = max(deepest, depth) }
    return deepest
  }

  private func forEachNode(_ body: (Int32, BoundingBoxTree.Node, Int) -> Void) {
    var open = [(tree.root, 0)]
    while let (index, depth) = open.popLast() {
      let node = tree.nodes[index]
      body(index, node, depth)
      if !node.isLeaf { open += [(node.left, depth + 1), (node.right, depth + 1)] }
    }
  }
}
