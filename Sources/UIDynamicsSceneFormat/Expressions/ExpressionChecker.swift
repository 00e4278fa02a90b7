// SPDX-License-Identifier: MIT

/// The checked result of a subexpression.
struct ExpressionOperand {
  /// The node; `nil` if a problem was reported.
  var node: UInt16?
  var type: ExpressionType?
  /// The byte offsets in the expression, including parentheses.
  var range: SourceRange
  /// True for an object of the scene; `node` is then an index into `things`.
  var isThing = false
}

/// Builds the tree bottom-up and reports type errors.
struct ExpressionChecker {
  let scope: any ExpressionScope
  let bytes: [UInt8]
  var tree = ExpressionTree()
  private(set) var problems: [TextProblem] = []
  /// The number of nodes, counted even after a problem.
  private var size = 0
  /// The problem of an expression that is too large, which replaces all others.
  private(set) var excess: TextProblem?
  /// A range already reported as a single name; further problems in it are ignored.
  var settled: Range<Int>?
  /// The number of enclosing list functions, inside which `each` is available.
  var lists = 0

  init(_ bytes: [UInt8], in scope: any ExpressionScope) {
    (self.bytes, self.scope) = (bytes, scope)
  }

  /// Adds a node, or only counts it if `content` is `nil`.
  mutating func add(
    _ content: ExpressionNode.Content?, _ type: ExpressionType?, at range: SourceRange
  ) -> ExpressionOperand {
    size += 1
    if size > ExpressionLimit.nodes, excess == nil {
      excess = TextProblem(
        .limitExceeded,
        "the expression has more than \(ExpressionLimit.nodes) values and operations", at: range,
        hint: "store part of it in a variable")
    }
    guard let content, let type, excess == nil else {
      return ExpressionOperand(node: nil, type: type, range: range)
    }
    tree.nodes.append(ExpressionNode(content, type, at: range, depth: lists))
    return ExpressionOperand(node: tree.root, type: type, range: range)
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange, hint: String? = nil
  ) {
    if let settled, settled.contains(range.lower) { return }
    problems.append(TextProblem(code, message, at: range, hint: hint))
  }

  func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
  }
}

extension ExpressionChecker {
  mutating func prefix(
    _ prefix: ExpressionPrefix, _ operand: ExpressionOperand, at range: SourceRange
  ) -> ExpressionOperand {
    operation(prefix.rawValue, [operand], prefix.signatures, at: range) { .prefix(prefix, $0[0]) }
  }

  mutating func infix(
    _ infix: ExpressionInfix, _ left: ExpressionOperand, _ right: ExpressionOperand
  ) -> ExpressionOperand {
    let range = SourceRange(left.range.lower, right.range.upper)
    let hint = hint(infix, left)
    return operation(infix.rawValue, [left, right], infix.signatures, at: range, hint: hint) {
      .infix(infix, $0[0], $0[1])
    }
  }

  private func hint(_ infix: ExpressionInfix, _ left: ExpressionOperand) -> String? {
    guard infix.precedence == ExpressionInfix.less.precedence, let node = left.node,
      case .infix(let inner, _, _) = tree.nodes[Int(node)].content,
      inner.precedence == infix.precedence
    else { return nil }
    return "join two comparisons with \"&&\": a < b && b < c"
  }

  private mutating func operation(
    _ sign: String, _ operands: [ExpressionOperand], _ signatures: [ExpressionSignature],
    at range: SourceRange, hint: String? = nil, _ content: ([UInt16]) -> ExpressionNode.Content
  ) -> ExpressionOperand {
    if signatures.contains(where: { $0.accepts(operands) }) {
      let nodes = operands.compactMap { $0.node }
      return add(
        nodes.count == operands.count ? content(nodes) : nil, signatures.result(for: operands),
        at: range)
    }
    let types = operands.compactMap { $0.type }
    let found = Sentence.joined(types.map { $0.noun }, "and")
    let isMixed = types.contains(.vector) && types.contains(.number)
    let isJoint = types.contains(.string) && (types.contains(.number) || types.contains(.boolean))
    report(
      .expressionType, "\(quoted(sign)) takes \(signatures.noun), not \(found)", at: range,
      hint: hint ?? (isMixed ? Self.vectorHint : isJoint ? ExpressionType.textHint : nil))
    return add(nil, signatures.result(for: []), at: range)
  }

  static var vectorHint: String { "use .x, .y or length(vector) to get a number" }

  mutating func conditional(
    _ condition: ExpressionOperand, _ then: ExpressionOperand, _ otherwise: ExpressionOperand
  ) -> ExpressionOperand {
    let range = SourceRange(condition.range.lower, otherwise.range.upper)
    if let type = condition.type, type != .boolean {
      report(
        .expressionType, "the condition before \"?\" must be a boolean, not \(type.noun)",
        at: condition.range)
    }
    if let one = then.type, let other = otherwise.type, one != other {
      report(
        .expressionType,
        "both values of \"?:\" must have the same type, not \(one.noun) and \(other.noun)",
        at: SourceRange(then.range.lower, otherwise.range.upper))
      return add(nil, nil, at: range)
    }
    let type = then.type ?? otherwise.type
    guard condition.type == .boolean, let condition = condition.node, let then = then.node,
      let otherwise = otherwise.node
    else { return add(nil, type, at: range) }
    return add(.conditional(condition, then: then, otherwise: otherwise), type, at: range)
  }

  mutating func component(
    _ name: String, of vector: ExpressionOperand, at nameRange: SourceRange
  ) -> ExpressionOperand {
    let range = SourceRange(vector.range.lower, nameRange.upper)
    guard let type = vector.type else { return add(nil, nil, at: range) }
    guard type == .vector else {
      report(
        .expressionType, "\(type.noun) has no \(quoted(name))", at: nameRange,
        hint: type == .string && ExpressionObject.item(0).property(name) != nil
          ? "this is only the id of an item; write the item's name, or \"each\""
          : nil)
      return add(nil, nil, at: range)
    }
    guard let component = ExpressionComponent(rawValue: name) else {
      let names = ExpressionComponent.allCases.map { $0.rawValue }
      report(
        .unknownName, "a vector has no \(quoted(name))", at: nameRange,
        hint: "it has \(Sentence.list(names, "and"))")
      return add(nil, .number, at: range)
    }
    return add(vector.node.map { .component(component, of: $0) }, .number, at: range)
  }
}
