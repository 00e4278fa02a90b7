// SPDX-License-Identifier: MIT

/// An object that owns others of the same kind, so that releasing one may release a long chain.
protocol ChainNode: AnyObject {
  var chainRelease: ChainRelease { get set }
}

/// Releases chains of any length without deep recursion.
///
/// An object releases its children in its `deinit`. These calls nest, and each takes a few hundred bytes of stack.
/// Beyond a certain depth, children wait in a queue until the first object has released its own.
struct ChainRelease {
  private final class Queue {
    deinit {}
    var nodes: [any ChainNode] = []
    var isOpen = true
  }

  private static let largestDepth = 64

  /// The queue of the first object; closed once that object has emptied it.
  private var queue: Queue?
  private var depth = 0

  init() {}

  private init(queue: Queue, depth: Int) {
    self.queue = queue
    self.depth = depth
  }

  func release<Node: ChainNode>(_ children: inout [Node]) {
    guard !children.isEmpty else { return }
    guard let queue, queue.isOpen else { return releaseFirst(&children) }
    if depth == Self.largestDepth {
      for child in children { queue.nodes.append(child) }
    } else {
      for child in children { child.chainRelease = Self(queue: queue, depth: depth + 1) }
    }
    children.removeAll()
  }

  private func releaseFirst<Node: ChainNode>(_ children: inout [Node]) {
    let queue = Queue()
    for child in children { child.chainRelease = Self(queue: queue, depth: 1) }
    children.removeAll()
    while let node = queue.nodes.popLast() {
      node.chainRelease = Self(queue: queue, depth: 1)
    }
    queue.isOpen = false
  }
}
