// SPDX-License-Identifier: MIT

#if CHECKED
  extension BoundingBoxTree {
    var fault: String? {
      var pending = [root, fixedRoot].filter { $0 != none }
      for root in pending where nodes[root].parent != none { return "the root has a parent" }
      while let index = pending.popLast() {
        let node = nodes[index]
        if node.isLeaf { continue }
        for child in [node.left, node.right] {
          if nodes[child].parent != index { return "node \(child) does not name its parent" }
          if !node.box.contains(nodes[child].box) { return "node \(index) leaves out \(child)" }
          pending.append(child)
        }
      }
      return nil
    }
  }

  extension BroadPhase {
    var fault: String? { tree.fault }
  }
#endif
