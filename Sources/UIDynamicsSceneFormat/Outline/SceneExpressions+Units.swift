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
      for (node, number) in entry.expression.tree.angles {
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
  fileprivate var angles: [(ExpressionNode, Double)] {
    nodes.flatMap { node -> [(ExpressionNode, Double)] in
      guard case .call(let function, _, _) = node.content else { return [] }
      return zip(function.parameters, operands(of: node)).compactMap { name, operand in
        guard name == "radians", case .constant(.number(let number)) = nodes[Int(operand)].content
        else { return nil }
        return (nodes[Int(operand)], number)
      }
    }
  }
}
