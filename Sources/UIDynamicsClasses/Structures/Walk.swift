// SPDX-License-Identifier: MIT

/// A node and what it leads to, each once: itself, then each of its next ones with theirs.
nonisolated struct Walk<Node: AnyObject>: Sequence, IteratorProtocol {
  /// The first node, until it was met.
  private var start: Node?
  /// What is still to come of the lists that were begun.
  private var waiting: [ArraySlice<Node>] = []
  private var seen: Set<ObjectIdentifier> = []
  private let following: (Node) -> [Node]
  /// Whether something was met twice, so that what was walked is not a tree.
  private(set) var hasMetTwice = false

  init(from node: Node, to following: @escaping (Node) -> [Node]) {
    (start, self.following) = (node, following)
  }

  mutating func next() -> Node? {
    if let node = start {
      start = nil
      let others = following(node)
      // Most lead to nothing, and need not be known again.
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

  /// Whether walks up from one node and down from another meet: whether the one is or lies below
  /// the other.
  ///
  /// They take turns, so that it costs what the shorter of them does: whichever way a chain is
  /// built, from its top or its end, each link takes the same time.
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
