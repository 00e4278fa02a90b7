// SPDX-License-Identifier: MIT

/// A node and what it leads to, each once: itself, then each of its next ones with theirs.
nonisolated struct Walk<Node: AnyObject>: Sequence, IteratorProtocol {
  /// Lists that are not at their end, each with the place of its next node.
  private var waiting: [(nodes: [Node], next: Int)]
  private var seen: Set<ObjectIdentifier> = []
  private let following: (Node) -> [Node]
  /// Whether something was met twice, so that what was walked is not a tree.
  private(set) var hasMetTwice = false

  init(from node: Node, to following: @escaping (Node) -> [Node]) {
    waiting = [([node], 0)]
    self.following = following
  }

  mutating func next() -> Node? {
    while let (nodes, place) = waiting.last {
      guard place < nodes.count else {
        waiting.removeLast()
        continue
      }
      waiting[waiting.count - 1].next += 1
      guard seen.insert(ObjectIdentifier(nodes[place])).inserted else {
        hasMetTwice = true
        continue
      }
      waiting.append((following(nodes[place]), 0))
      return nodes[place]
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
