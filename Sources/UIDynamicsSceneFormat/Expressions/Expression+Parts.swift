// SPDX-License-Identifier: MIT

extension Expression {
  package func source(of index: UInt16) -> String {
    let node = tree.nodes[Int(index)]
    return String(decoding: Array(text.utf8)[Int(node.lower)..<Int(node.upper)], as: UTF8.self)
  }

  /// The value of a node that depends on neither names nor random numbers; `nil` for any other node.
  package func constant(at index: UInt16) -> ExpressionValue? {
    if tree.isRandom(tree.nodes[Int(index)]) { return nil }
    return try? evaluation(in: NoContext()).value(index)
  }
}
