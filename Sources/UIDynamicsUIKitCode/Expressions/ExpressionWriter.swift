// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// Translates a scene expression to Swift.
///
/// The order of operations stays the same, so results are bit-identical. Constant parts are evaluated, except
/// those with parameters, which an app may change.
struct ExpressionWriter {
  let document: CodeDocument
  let expression: Expression
  let moment: CodeMoment

  var tree: ExpressionTree { expression.tree }

  func value() throws(Inexpressible) -> CodeValue { try value(tree.root) }

  func value(_ index: UInt16) throws(Inexpressible) -> CodeValue {
    if let known = folded(index) { return known }
    let node = tree.nodes[Int(index)]
    switch node.content {
    case .constant(let value): return parameter(index, value) ?? literal(value)
    case .reference(let reference): return try self.reference(reference)
    case .component(let component, let operand):
      let vector = try vector(operand)
      return .one(component.isHorizontal ? vector.x : vector.y)
    case .prefix(let prefix, let operand): return try self.prefix(prefix, operand)
    case .infix(let infix, let left, let right): return try self.infix(infix, left, right)
    case .conditional(let condition, let then, let otherwise):
      return try choice(condition, then, otherwise)
    case .call(let function, let first, let count):
      return try call(function, Int(first)..<Int(first + count))
    case .aggregate(let aggregate, let list, let body):
      return try self.aggregate(aggregate, list, body)
    }
  }

  func term(_ index: UInt16) throws(Inexpressible) -> CodeTerm {
    switch try value(index) {
    case .one(let term): return term
    case .vector(let vector): return CodeTerm(vector.text(.vector))
    }
  }

  func vector(_ index: UInt16) throws(Inexpressible) -> CodeVector {
    guard case .vector(let vector) = try value(index) else {
      throw Inexpressible("a vector is missing")
    }
    return vector
  }

  // MARK: Values

  func literal(_ value: ExpressionValue) -> CodeValue {
    guard case .vector(let vector) = value else { return .one(CodeTerm(value)) }
    return .vector(CodeVector(CodeTerm(.number(vector.dx)), CodeTerm(.number(vector.dy))))
  }

  private func folded(_ index: UInt16) -> CodeValue? {
    if case .constant = tree.nodes[Int(index)].content {
      return expression.source(of: index) == "pi" ? .one(CodeTerm("CGFloat.pi")) : nil
    }
    // The number of copies and the values of parameters may differ in the app.
    guard !hasCopies(index), !names(index), let value = expression.constant(at: index) else {
      return nil
    }
    if isCalculated(index) { document.fold(expression.source(of: index)) }
    return literal(value)
  }

  /// Returns `true` if a part is more than a signed number or a pair of them.
  private func isCalculated(_ index: UInt16) -> Bool {
    let node = tree.nodes[Int(index)]
    switch node.content {
    case .constant, .reference: return false
    case .prefix(_, let operand): return isCalculated(operand)
    case .call(.point, _, _): return tree.operands(of: node).contains(where: isCalculated)
    case .component, .infix, .conditional, .call, .aggregate: return true
    }
  }

  /// Returns `true` if a part iterates over a list that contains copies.
  private func hasCopies(_ index: UInt16) -> Bool {
    let node = tree.nodes[Int(index)]
    if case .aggregate(_, let list, _) = node.content,
      case .list(let list) = tree.things[Int(list)]
    {
      return list.items.contains(where: document.isSlot)
    }
    return tree.operands(of: node).contains(where: hasCopies)
  }

  private func names(_ index: UInt16) -> Bool {
    let node = tree.nodes[Int(index)]
    if case .constant(let value) = node.content { return parameter(named: index, value) != nil }
    return tree.operands(of: node).contains(where: names)
  }

  private func parameter(named index: UInt16, _ value: ExpressionValue) -> Int? {
    let source = expression.source(of: index)
    let name = source.hasPrefix("`") ? String(source.dropFirst().dropLast()) : source
    return document.scene.parameters.firstIndex { $0.name == name && $0.value == value }
  }

  private func parameter(_ node: UInt16, _ value: ExpressionValue) -> CodeValue? {
    guard let index = parameter(named: node, value) else { return nil }
    document.need(parameter: index)
    let name = document.names.parameters[index]
    return value.type == .vector ? .vector(CodeVector(name, .vector)) : .one(CodeTerm(name))
  }
}
