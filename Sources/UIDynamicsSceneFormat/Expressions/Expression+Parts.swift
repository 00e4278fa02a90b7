// SPDX-License-Identifier: MIT

// Parts of an expression, for those who write it down in another language.
extension Expression {
  /// What a part is as it stands in the scene.
  package func source(of place: UInt16) -> String {
    let node = tree.nodes[Int(place)]
    return String(decoding: Array(text.utf8)[Int(node.lower)..<Int(node.upper)], as: UTF8.self)
  }

  /// The value of a part that has the same one whenever it is worked out; else nil.
  package func constant(at place: UInt16) -> ExpressionValue? {
    if tree.isRandom(tree.nodes[Int(place)]) { return nil }
    return try? evaluation(in: NoContext()).value(place)
  }
}
