// SPDX-License-Identifier: MIT

/// A node of a checked expression; operands are indices into `ExpressionTree.nodes`.
package struct ExpressionNode: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case constant(ExpressionValue)
    case reference(ExpressionReference)
    case component(ExpressionComponent, of: UInt16)
    case prefix(ExpressionPrefix, UInt16)
    case infix(ExpressionInfix, UInt16, UInt16)
    case conditional(UInt16, then: UInt16, otherwise: UInt16)
    /// The arguments are consecutive entries of `ExpressionTree.arguments`.
    case call(ExpressionFunction, first: UInt16, count: UInt16)
    /// `list` is an index into `ExpressionTree.things`; the node `body` is evaluated for each item.
    case aggregate(ExpressionAggregate, list: UInt16, body: UInt16?)
  }

  package let content: Content
  package let type: ExpressionType
  /// The byte offsets in the text of the expression.
  let lower: UInt16
  let upper: UInt16
  /// The number of list functions in whose body the node is.
  let depth: UInt8

  init(_ content: Content, _ type: ExpressionType, at range: SourceRange, depth: Int = 0) {
    (self.content, self.type, self.depth) = (content, type, UInt8(clamping: depth))
    (lower, upper) = (UInt16(clamping: range.lower), UInt16(clamping: range.upper))
  }

  var isRandomCall: Bool {
    if case .call(let function, _, _) = content { function.isRandom } else { false }
  }
}

/// A checked expression as a flat list of nodes in which operands precede their operation.
package struct ExpressionTree: Equatable, Sendable {
  package internal(set) var nodes: [ExpressionNode] = []
  /// Indices into `nodes` for arguments that are values, and into `things` for all others.
  package internal(set) var arguments: [UInt16] = []
  package internal(set) var things: [ExpressionArgument] = []

  package var root: UInt16 { UInt16(nodes.count - 1) }

  package func operands(of node: ExpressionNode) -> [UInt16] {
    switch node.content {
    case .constant, .reference, .aggregate: []
    case .component(_, let operand), .prefix(_, let operand): [operand]
    case .infix(_, let left, let right): [left, right]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .call(let function, let first, let count):
      (0..<Int(count)).flatMap { index -> [UInt16] in
        let node = arguments[Int(first) + index]
        if function.parameter(index).type != nil { return [node] }
        if case .rect(let nodes) = things[Int(node)] { return nodes }
        return []
      }
    }
  }

  /// An upper bound for the operations of one evaluation of a subtree.
  func steps(_ index: UInt16) -> Double {
    let node = nodes[Int(index)]
    if case .aggregate(_, let list, let body) = node.content,
      case .list(let list) = things[Int(list)]
    {
      return 1 + Double(list.items.count) * (body.map(steps) ?? 1)
    }
    return operands(of: node).reduce(1) { $0 + steps($1) }
  }

  func isRandom(_ node: ExpressionNode) -> Bool {
    if node.isRandomCall { return true }
    if case .aggregate(_, _, let body?) = node.content { return isRandom(nodes[Int(body)]) }
    return operands(of: node).contains { isRandom(nodes[Int($0)]) }
  }
}
