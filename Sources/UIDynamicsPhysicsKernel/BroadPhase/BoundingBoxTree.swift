// SPDX-License-Identifier: MIT

/// Two binary trees of bounding boxes, one for movable fixtures and one for fixed fixtures.
///
/// Pairs depend only on the leaf boxes, so the structure of a tree cannot affect a trajectory. Invariants: the
/// box of an inner node encloses the boxes of its children, and every child refers to its parent.
struct BoundingBoxTree {
  struct Node: BitwiseCopyable {
    var box: BoundingBox
    var parent: Int32
    var left: Int32
    var right: Int32
    /// The fixture of a leaf, or the height of an inner node.
    var content: Int32

    @inline(__always) var isLeaf: Bool { left == none }
    @inline(__always) var height: Int32 { isLeaf ? 0 : content }
  }

  private(set) var nodes = FlatArray<Node>()
  private var freeNodes = FlatArray<Int32>()
  /// The root of the tree of movable fixtures.
  private(set) var root = none
  private(set) var fixedRoot = none
  /// The number of links so far; its bits distribute equal boxes evenly over a tree.
  private var linkCount: UInt64 = 0
  private var followCount: UInt64 = 0

  func deallocate() {
    nodes.deallocate()
    freeNodes.deallocate()
  }

  @inline(__always) func box(of leaf: Int32) -> BoundingBox { nodes.at(leaf).pointee.box }

  mutating func insert(_ fixture: Int32, box: BoundingBox, isFixed: Bool = false) -> Int32 {
    let leaf = makeNode(box, content: fixture)
    link(leaf, isFixed)
    return leaf
  }

  mutating func remove(_ leaf: Int32) {
    unlink(leaf)
    freeNodes.append(leaf)
  }

  mutating func move(_ leaf: Int32, to box: BoundingBox, isFixed: Bool = false) {
    unlink(leaf)
    nodes.at(leaf).pointee.box = box
    link(leaf, isFixed)
  }

  /// Updates a leaf's box; if the old and new boxes overlap, three out of four leaves keep their sibling.
  ///
  /// This keeps the tree good enough. The golden ratio distributes the moves over the leaves.
  mutating func follow(_ leaf: Int32, to box: BoundingBox, isFixed: Bool = false) {
    followCount &+= 1
    let stays = followCount &* 0x9e37_79b9_7f4a_7c15 >= 1 << 62
    let node = nodes.at(leaf)
    guard stays && node.pointee.box.overlaps(box) else {
      return move(leaf, to: box, isFixed: isFixed)
    }
    node.pointee.box = box
    refit(from: node.pointee.parent)
  }

  private mutating func makeNode(_ box: BoundingBox, content: Int32) -> Int32 {
    let node = Node(box: box, parent: none, left: none, right: none, content: content)
    if freeNodes.isEmpty {
      nodes.append(node)
      return Int32(nodes.count - 1)
    }
    let slot = freeNodes.popLast()
    nodes[slot] = node
    return slot
  }

  private mutating func link(_ leaf: Int32, _ isFixed: Bool) {
    let top = isFixed ? fixedRoot : root
    if top == none {
      if isFixed { fixedRoot = leaf } else { root = leaf }
      nodes.at(leaf).pointee.parent = none
      return
    }
    linkCount += 1
    let sibling = bestSibling(for: nodes.at(leaf).pointee.box, under: top)
    let parent = nodes.at(sibling).pointee.parent
    let joint = makeNode(nodes.at(sibling).pointee.box, content: 0)
    nodes.at(joint).pointee.parent = parent
    nodes.at(joint).pointee.left = sibling
    nodes.at(joint).pointee.right = leaf
    nodes.at(sibling).pointee.parent = joint
    nodes.at(leaf).pointee.parent = joint
    replaceChild(sibling, with: joint, in: parent)
    refit(from: joint)
  }

  private mutating func unlink(_ leaf: Int32) {
    let joint = nodes.at(leaf).pointee.parent
    if joint == none { return replaceRoot(leaf, with: none) }
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
      replaceRoot(child, with: other)
    } else if nodes.at(parent).pointee.left == child {
      nodes.at(parent).pointee.left = other
    } else {
      nodes.at(parent).pointee.right = other
    }
  }

  private mutating func replaceRoot(_ old: Int32, with new: Int32) {
    if old == root { root = new } else { fixedRoot = new }
  }
}

extension BoundingBoxTree {
  /// Returns the node at which adding the box increases the perimeters least; ties alternate between the children.
  ///
  /// Uses the surface area heuristic (Goldsmith and Salmon, 1987) with the greedy descent of Bittner, Hapala and
  /// Havran, *Fast Insertion-Based Optimization of Bounding Volume Hierarchies*, 2013.
  private func bestSibling(for box: BoundingBox, under top: Int32) -> Int32 {
    var (index, turns) = (top, linkCount)
    while !nodes.at(index).pointee.isLeaf {
      let node = nodes.at(index).pointee
      let joined = BoundingBox(enclosing: node.box, box).perimeter
      let growth = joined - node.box.perimeter
      let left = costOfDescending(into: node.left, box) + growth
      let right = costOfDescending(into: node.right, box) + growth
      if joined < left && joined < right { break }
      index = (left == right ? turns & 1 == 0 : left < right) ? node.left : node.right
      turns >>= 1
    }
    return index
  }

  /// Returns the smallest perimeter that the box can add, either as a sibling of a child or below the child.
  @inline(__always) private func costOfDescending(into child: Int32, _ box: BoundingBox) -> Float {
    let node = nodes.at(child).pointee
    let joined = BoundingBox(enclosing: node.box, box).perimeter
    return node.isLeaf ? joined : joined + smaller(box.perimeter - node.box.perimeter, 0)
  }

  /// Updates the nodes upward until neither box nor height changes, and rotates nodes to shrink boxes.
  private mutating func refit(from start: Int32) {
    var index = start
    while index != none {
      if !balance(index) { rotate(index) }
      let old = nodes.at(index).pointee
      measure(index)
      let node = nodes.at(index)
      if node.pointee.box == old.box && node.pointee.content == old.content { return }
      index = node.pointee.parent
    }
  }

  @inline(__always) private func measure(_ index: Int32) {
    let node = nodes.at(index)
    let (left, right) = (nodes.at(node.pointee.left), nodes.at(node.pointee.right))
    node.pointee.box = BoundingBox(enclosing: left.pointee.box, right.pointee.box)
    node.pointee.content = 1 + max(left.pointee.height, right.pointee.height)
  }

  /// The largest difference in height between siblings; up to it, only perimeters matter.
  ///
  /// The limit keeps nested boxes from forming one long path; other trees rarely reach it.
  static var greatestSlant: Int32 { 8 }

  @inline(__always) private func isUpright(_ a: Int32, _ b: Int32) -> Bool {
    abs(a - b) <= Self.greatestSlant
  }

  /// Exchanges a child whose subtree is too shallow with the higher child of its sibling.
  ///
  /// Source: Adelson-Velsky and Landis, *An Algorithm for the Organization of Information*, 1962.
  private func balance(_ index: Int32) -> Bool {
    let node = nodes.at(index).pointee
    let isLeftLow = nodes.at(node.left).pointee.height < nodes.at(node.right).pointee.height
    let (low, high) = isLeftLow ? (node.left, node.right) : (node.right, node.left)
    let inner = nodes.at(high).pointee
    if isUpright(inner.height, nodes.at(low).pointee.height) { return false }
    let isLeftHigher = nodes.at(inner.left).pointee.height > nodes.at(inner.right).pointee.height
    exchange(low, with: isLeftHigher ? inner.left : inner.right)
    if balance(high) { measure(high) }
    return true
  }

  /// Exchanges a child with a child of its sibling if the sibling's box becomes smaller (Kopta et al., *Fast,
  /// Effective BVH Updates for Animated Scenes*, 2012, section 3).
  private func rotate(_ index: Int32) {
    let node = nodes.at(index).pointee
    var best = (gain: Float(0), child: none, grandchild: none)
    consider(child: node.left, under: node.right, &best)
    consider(child: node.right, under: node.left, &best)
    if best.gain > 0, staysUpright(best.child, best.grandchild) {
      exchange(best.child, with: best.grandchild)
    }
  }

  @inline(__always) private func consider(
    child: Int32, under sibling: Int32, _ best: inout (gain: Float, child: Int32, grandchild: Int32)
  ) {
    let inner = nodes.at(sibling).pointee
    if inner.isLeaf { return }
    let box = nodes.at(child).pointee.box
    let now = inner.box.perimeter
    // The other grandchild becomes the sibling of the child.
    let (l, r) = (nodes.at(inner.left).pointee.box, nodes.at(inner.right).pointee.box)
    let withoutLeft = now - BoundingBox(enclosing: box, r).perimeter
    let withoutRight = now - BoundingBox(enclosing: box, l).perimeter
    if withoutLeft > best.gain { best = (withoutLeft, child, inner.left) }
    if withoutRight > best.gain { best = (withoutRight, child, inner.right) }
  }

  @inline(__always) private func staysUpright(_ child: Int32, _ grandchild: Int32) -> Bool {
    let inner = nodes.at(nodes.at(grandchild).pointee.parent).pointee
    let company = inner.left == grandchild ? inner.right : inner.left
    let (low, beside) = (nodes.at(child).pointee.height, nodes.at(company).pointee.height)
    return isUpright(low, beside)
      && isUpright(1 + max(low, beside), nodes.at(grandchild).pointee.height)
  }

  /// Exchanges a node with a child of its sibling, then updates the sibling.
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
    measure(nodes.at(child).pointee.parent)
  }

  /// Appends the fixtures whose boxes overlap the given box to `found`; `stack` is temporary storage.
  @inline(__always) func collect(
    _ box: BoundingBox, withFixed: Bool = true, stack: inout FlatArray<Int32>,
    into found: inout FlatArray<Int32>
  ) {
    if root != none { stack.append(root) }
    if withFixed && fixedRoot != none { stack.append(fixedRoot) }
    while !stack.isEmpty {
      let node = nodes.at(stack.popLast())
      guard node.pointee.box.overlaps(box) else { continue }
      if node.pointee.isLeaf {
        found.append(node.pointee.content)
      } else {
        stack.append(node.pointee.left)
        stack.append(node.pointee.right)
      }
    }
  }
}
