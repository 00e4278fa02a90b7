// SPDX-License-Identifier: MIT

/// A node and what it leads to, each once: itself, then each of its next ones with theirs.
struct Walk<Node: AnyObject>: Sequence, IteratorProtocol {
  private var waiting: [Node]
  private var seen: Set<ObjectIdentifier> = []
  private let following: (Node) -> [Node]
  /// Whether something was met twice, so that what was walked is not a tree.
  private(set) var hasMetTwice = false

  init(from node: Node, to following: @escaping (Node) -> [Node]) {
    waiting = [node]
    self.following = following
  }

  mutating func next() -> Node? {
    while let node = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(node)).inserted else {
        hasMetTwice = true
        continue
      }
      waiting.append(contentsOf: following(node).reversed())
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
