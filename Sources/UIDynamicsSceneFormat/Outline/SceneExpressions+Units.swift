// SPDX-License-Identifier: MIT

extension SceneExpressions {
  /// What functions of angles are given as a number.
  func suspicions(in document: JSONDocument) -> [UnitSuspicion] {
    entries.flatMap { entry in
      let value = JSONValue(index: entry.place)
      // A condition has no sign in front.
      let sign = document.isExpression(value) ? 1 : 0
      return entry.expression.tree.angles.map { node, number in
        let part = SourceRange(Int(node.lower) + sign, Int(node.upper) + sign)
        return UnitSuspicion(
          mistake: .degreesInExpression, number: number, key: "", value: value,
          part: document.place(of: part, in: value))
      }
    }
  }
}

extension ExpressionTree {
  /// The numbers that are written where a function takes an angle.
  fileprivate var angles: [(ExpressionNode, Double)] {
    nodes.flatMap { node -> [(ExpressionNode, Double)] in
      guard case .call(let function, _, _) = node.content else { return [] }
      return zip(function.parameters, operands(of: node)).compactMap { name, place in
        guard name == "radians", case .constant(.number(let number)) = nodes[Int(place)].content
        else { return nil }
        return (nodes[Int(place)], number)
      }
    }
  }
}
