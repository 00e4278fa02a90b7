// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

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
    return try? evaluation.value(place, in: NothingKnown())
  }
}

/// A moment at which no name stands for anything.
private struct NothingKnown: ExpressionContext {
  func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue {
    throw ExpressionFault("nothing is known")
  }

  func space(of place: ExpressionPlace) throws(ExpressionFault) -> ExpressionSpace {
    throw ExpressionFault("nothing is known")
  }

  func itemCount(in rect: CGRect) throws(ExpressionFault) -> Int {
    throw ExpressionFault("nothing is known")
  }

  func draw(_ take: (inout SceneRandom) -> Double) -> Double { 0 }
}
