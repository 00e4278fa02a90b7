// SPDX-License-Identifier: MIT

/// A binary tree of bounding boxes whose leaves are fixtures.
///
/// Which pairs it finds depends on the leaf boxes only, never on the shape of the tree: the shape
/// may be improved at will without changing a trajectory.
///
/// Invariants: an inner node's box encloses its children's; every child names its parent.
struct BoundingBoxTree {
  struct Node: BitwiseCopyable {
    var box: BoundingBox
    var parent: Int32
    /// Both `none` in a leaf.
    var left: Int32
    var right: Int32
    /// In a leaf its fixture, else `none`.
    var fixture: Int32

    @inline(__always) var isLeaf: Bool { left == none }
  }

  private(set) var nodes = FlatArray<Node>(capacity: 64)
  private var freeNodes = FlatArray<Int32>()
  private(set) var root = none

  func deallocate() {
    nodes.deallocate()
    freeNodes.deallocate()
  }

  @inline(__always) func box(of leaf: Int32) -> BoundingBox { nodes.at(leaf).pointee.box }

  /// Adds a fixture and returns its leaf.
  mutating func insert(_ fixture: Int32, box: BoundingBox) -> Int32 {
    let leaf = makeNode(box, fixture: fixture)
    link(leaf)
    return leaf
  }

  mutating func remove(_ leaf: Int32) {
    unlink(leaf)
    freeNodes.append(leaf)
  }

  mutating func move(_ leaf: Int32, to box: BoundingBox) {
    unlink(leaf)
    nodes.at(leaf).pointee.box = box
    link(leaf)
  }

  private mutating func makeNode(_ box: BoundingBox, fixture: Int32) -> Int32 {
    let node = Node(box: box, parent: none, left: none, right: none, fixture: fixture)
    if freeNodes.isEmpty {
      nodes.append(node)
      return Int32(nodes.count - 1)
    }
    let slot = freeNodes.popLast()
    nodes[slot] = node
    return slot
  }

  private mutating func link(_ leaf: Int32) {
    if root == none {
      root = leaf
      nodes.at(leaf).pointee.parent = none
      return
    }
    let sibling = bestSibling(for: nodes.at(leaf).pointee.box)
    let parent = nodes.at(sibling).pointee.parent
    let joint = makeNode(nodes.at(sibling).pointee.box, fixture: none)
    nodes.at(joint).pointee.parent = parent
    nodes.at(joint).pointee.left = sibling
    nodes.at(joint).pointee.right = leaf
    nodes.at(sibling).pointee.parent = joint
    nodes.at(leaf).pointee.parent = joint
    replaceChild(sibling, with: joint, in: parent)
    refit(from: joint)
  }

  private mutating func unlink(_ leaf: Int32) {
    if leaf == root {
      root = none
      return
    }
    let joint = nodes.at(leaf).pointee.parent
    let sibling =
      nodes.at(joint).pointee.left == leaf
      ? nodes.at(joint).pointee.right : nodes.at(joint).pointee.left
    let parent = nodes.at(joint).pointee.parent
    nodes.at(sibling).pointee.parent = parent
    replaceChild(joint, with: sibling, in: parent)
    freeNodes.append(joint)
    refit(from: parent)
  }

  private mutating func replaceChild(_ child: Int32, with other: Int32, in parent: Int32) {
    if parent == none {
      root = other
    } else if nodes.at(parent).pointee.left == child {
      nodes.at(parent).pointee.left = other
    } else {
      nodes.at(parent).pointee.right = other
    }
  }
}

extension BoundingBoxTree {
  /// The node beside which a new box costs least, by the perimeters it adds on the way up.
  ///
  /// Surface area heuristic (Goldsmith and Salmon, 1987) with the descent of Bittner, Hapala and
  /// Havran, *Fast Insertion-Based Optimization of Bounding Volume Hierarchies*, 2013, greedily.
  private func bestSibling(for box: BoundingBox) -> Int32 {
    var index = root
    while !nodes.at(index).pointee.isLeaf {
      let node = nodes.at(index).pointee
      let joined = BoundingBox(enclosing: node.box, box).perimeter
      let growth = joined - node.box.perimeter
      let left = costOfDescending(into: node.left, box) + growth
      let right = costOfDescending(into: node.right, box) + growth
      if joined < left && joined < right { break }
      index = left < right ? node.left : node.right
    }
    return index
  }

  /// The perimeter that putting the box below a child adds there, at least.
  @inline(__always) private func costOfDescending(into child: Int32, _ box: BoundingBox) -> Float {
    let node = nodes.at(child).pointee
    let joined = BoundingBox(enclosing: node.box, box).perimeter
    return node.isLeaf ? joined : joined - node.box.perimeter
  }

  /// Sets the boxes from a node up to the root, turning the tree where that makes boxes smaller.
  private mutating func refit(from start: Int32) {
    var index = start
    while index != none {
      let node = nodes.at(index)
      node.pointee.box = BoundingBox(
        enclosing: nodes.at(node.pointee.left).pointee.box,
        nodes.at(node.pointee.right).pointee.box)
      rotate(index)
      index = node.pointee.parent
    }
  }

  /// Exchanges a child with a grandchild on the other side when that shrinks the inner box most.
  ///
  /// Kopta et al., *Fast, Effective BVH Updates for Animated Scenes*, 2012, section 3.
  private func rotate(_ index: Int32) {
    let node = nodes.at(index).pointee
    var best = (gain: Float(0), child: none, grandchild: none)
    consider(child: node.left, under: node.right, &best)
    consider(child: node.right, under: node.left, &best)
    if best.gain > 0 { exchange(best.child, with: best.grandchild) }
  }

  @inline(__always) private func consider(
    child: Int32, under sibling: Int32, _ best: inout (gain: Float, child: Int32, grandchild: Int32)
  ) {
    let inner = nodes.at(sibling).pointee
    if inner.isLeaf { return }
    let box = nodes.at(child).pointee.box
    let now = inner.box.perimeter
    // The grandchild that stays keeps the child company.
    let (l, r) = (nodes.at(inner.left).pointee.box, nodes.at(inner.right).pointee.box)
    let withoutLeft = now - BoundingBox(enclosing: box, r).perimeter
    let withoutRight = now - BoundingBox(enclosing: box, l).perimeter
    if withoutLeft > best.gain { best = (withoutLeft, child, inner.left) }
    if withoutRight > best.gain { best = (withoutRight, child, inner.right) }
  }

  /// Swaps a node with a child of its sibling and refits that sibling.
  private func exchange(_ child: Int32, with grandchild: Int32) {
    let parent = nodes.at(nodes.at(child).pointee.parent)
    let inner = nodes.at(nodes.at(grandchild).pointee.parent)
    if parent.pointee.left == child {
      parent.pointee.left = grandchild
    } else {
      parent.pointee.right = grandchild
    }
    if inner.pointee.left == grandchild {
      inner.pointee.left = child
    } else {
      inner.pointee.right = child
    }
    let top = nodes.at(child).pointee.parent
    nodes.at(child).pointee.parent = nodes.at(grandchild).pointee.parent
    nodes.at(grandchild).pointee.parent = top
    inner.pointee.box = BoundingBox(
      enclosing: nodes.at(inner.pointee.left).pointee.box,
      nodes.at(inner.pointee.right).pointee.box)
  }

  /// Appends the fixtures whose leaf boxes meet a box to `found`; `stack` is working space.
  @inline(__always) func collect(
    _ box: BoundingBox, stack: inout FlatArray<Int32>, into found: inout FlatArray<Int32>
  ) {
    if root == none { return }
    stack.append(root)
    while !stack.isEmpty {
      let node = nodes.at(stack.popLast())
      guard node.pointee.box.overlaps(box) else { continue }
      if node.pointee.isLeaf {
        found.append(node.pointee.fixture)
      } else {
        stack.append(node.pointee.left)
        stack.append(node.pointee.right)
      }
    }
  }
}
