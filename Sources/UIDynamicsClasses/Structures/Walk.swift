// SPDX-License-Identifier: MIT

/// Visits a node and everything reachable from it, once each, depth first.
nonisolated struct Walk<Node: AnyObject>: Sequence, IteratorProtocol {
  private var start: Node?
  private var waiting: [ArraySlice<Node>] = []
  private var seen: Set<ObjectIdentifier> = []
  private let following: (Node) -> [Node]
  /// True if a node was reached twice, so that the graph is not a tree.
  private(set) var hasMetTwice = false

  init(from node: Node, to following: @escaping (Node) -> [Node]) {
    (start, self.following) = (node, following)
  }

  mutating func next() -> Node? {
    if let node = start {
      start = nil
      let others = following(node)
      // Most nodes lead to no others and need not be remembered.
      if others.isEmpty { return node }
      seen.insert(ObjectIdentifier(node))
      waiting.append(others[...])
      return node
    }
    while var nodes = waiting.popLast() {
      guard let node = nodes.popFirst() else { continue }
      waiting.append(nodes)
      guard seen.insert(ObjectIdentifier(node)).inserted else {
        hasMetTwice = true
        continue
      }
      waiting.append(following(node)[...])
      return node
    }
    return nil
  }

  /// Returns whether one node is the other or below it, by walking up from the first and down from the second.
  ///
  /// Alternating steps cost as much as the shorter walk, so a chain can be built from either end equally fast.
  static func meet(up: Walk, from low: Node, down: Walk, from high: Node) -> Bool {
    var (up, down) = (up, down)
    while let ancestor = up.next() {
      if ancestor === high { return true }
      guard let descendant = down.next() else { return false }
      if descendant === low { return true }
    }
    return false
  }
}
