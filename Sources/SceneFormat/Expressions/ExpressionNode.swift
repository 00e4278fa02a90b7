// SPDX-License-Identifier: MIT

/// A value, a name or an operation of a checked expression; operands are given by their places.
struct ExpressionNode: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case constant(ExpressionValue)
    case reference(ExpressionReference)
    case component(ExpressionComponent, of: UInt16)
    case prefix(ExpressionPrefix, UInt16)
    case infix(ExpressionInfix, UInt16, UInt16)
    case conditional(UInt16, then: UInt16, otherwise: UInt16)
    /// The places of its arguments stand in a row in `ExpressionTree.arguments`.
    case call(ExpressionFunction, first: UInt16, count: UInt16)
  }

  let content: Content
  let type: ExpressionType
  /// Byte offsets in the text of the expression.
  let lower: UInt16
  let upper: UInt16

  init(_ content: Content, _ type: ExpressionType, at range: SourceRange) {
    (self.content, self.type) = (content, type)
    (lower, upper) = (UInt16(clamping: range.lower), UInt16(clamping: range.upper))
  }
}

/// A checked expression as a flat list in which every operand stands in front of its operation.
struct ExpressionTree: Equatable, Sendable {
  var nodes: [ExpressionNode] = []
  var arguments: [UInt16] = []

  /// The place of the node that stands for the whole.
  var root: UInt16 { UInt16(nodes.count - 1) }

  func operands(of node: ExpressionNode) -> [UInt16] {
    switch node.content {
    case .constant, .reference: []
    case .component(_, let operand), .prefix(_, let operand): [operand]
    case .infix(_, let left, let right): [left, right]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .call(_, let first, let count): Array(arguments[Int(first)..<Int(first + count)])
    }
  }
}
