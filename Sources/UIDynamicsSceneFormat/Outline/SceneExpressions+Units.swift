// SPDX-License-Identifier: MIT

extension SceneExpressions {
  /// Literal angles in function calls that may be in degrees.
  func suspicions(in document: JSONDocument) -> [UnitSuspicion] {
    var (found, seen) = ([UnitSuspicion](), Set<JSONValue>())
    for entry in entries {
      let value = JSONValue(index: entry.index)
      guard seen.insert(document.original(of: value)).inserted else { continue }
      // Expressions start with "=", but conditions do not.
      let sign = document.isExpression(value) ? 1 : 0
      entry.expression.tree.forEachAngle { node, number in
        let part = SourceRange(Int(node.lower) + sign, Int(node.upper) + sign)
        found.append(
          UnitSuspicion(
            mistake: .degreesInExpression, number: number, key: "", value: value,
            part: document.sourceRange(of: part, in: value)))
      }
    }
    return found
  }
}

extension ExpressionTree {
  fileprivate func forEachAngle(_ body: (ExpressionNode, Double) -> Void) {
    for node in nodes {
      guard case .call(let function, _, _) = node.content else { continue }
      for (name, operand) in zip(function.parameters, operands(of: node)) where name == "radians" {
        guard case .constant(.number(let number)) = nodes[Int(operand)].content else { continue }
        body(nodes[Int(operand)], number)
      }
    }
  }
}
