// SPDX-License-Identifier: MIT

/// An object that owns others of its kind, so that letting go of one may let go of a long chain.
protocol ChainNode: AnyObject {
  var chainRelease: ChainRelease { get set }
}

/// Lets go of chains of any length without recursion.
///
/// An object that ends releases its children, which may end within that, and so on: some hundred
/// bytes of stack for each. From a certain depth on the children wait until the first of all has
/// come back.
struct ChainRelease {
  private final class Queue {
    deinit {}
    var nodes: [any ChainNode] = []
  }

  private static let largestDepth = 64

  /// Of the object that ends first; nil again when that is done.
  private weak var queue: Queue?
  private var depth = 0

  init() {}

  private init(queue: Queue, depth: Int) {
    self.queue = queue
    self.depth = depth
  }

  /// Lets go of the children of an object that ends; the list is empty then.
  func release<Node: ChainNode>(_ children: inout [Node]) {
    guard !children.isEmpty else { return }
    if let queue, depth == Self.largestDepth { return queue.nodes.append(contentsOf: children) }
    let (isFirst, depth) = (queue == nil, queue == nil ? 1 : depth + 1)
    let queue = queue ?? Queue()
    for child in children { child.chainRelease = ChainRelease(queue: queue, depth: depth) }
    children.removeAll()
    while isFirst, let node = queue.nodes.popLast() {
      node.chainRelease = ChainRelease(queue: queue, depth: 1)
    }
  }
}
