// SPDX-License-Identifier: MIT

/// The result of a function over a list, with the item that best explains it.
package struct ExpressionListFinding {
  package let aggregate: ExpressionAggregate
  package let source: String
  package let value: ExpressionValue
  package let count: Int
  package let holding: Int
  /// The first item that decides the result, the item closest to deciding it, or the extreme.
  package let item: SceneEach?
  /// The properties of `item` that the function's body reads.
  package let asked: [EachProperty]

  package var hasTelling: Bool {
    if item == nil { return false }
    switch aggregate {
    case .any, .min, .max: return true
    case .all, .count: return holding < count
    case .sum: return false
    }
  }
}

extension Expression {
  /// The references whose value does not depend on the item of a list.
  package var steadyReferences: [ExpressionReference] {
    tree.nodes.compactMap { node in
      guard case .reference(let reference) = node.content else { return nil }
      if case .each = reference, node.depth > 0 { return nil }
      return reference
    }
  }

  /// The results of the expression's outermost list functions; empty if the expression is random.
  package func lists(in context: any ExpressionContext) -> [ExpressionListFinding] {
    if isRandom { return [] }
    let evaluation = evaluation(in: context)
    var found: [ExpressionListFinding] = []
    for (index, node) in tree.nodes.enumerated() where node.depth == 0 {
      if let finding = try? evaluation.finding(UInt16(index)) {
        found.append(finding)
      }
    }
    return found
  }
}

extension ExpressionTree {
  /// The properties of `each` that a body reads, without duplicates.
  fileprivate func asked(in body: UInt16) -> [EachProperty] {
    let depth = nodes[Int(body)].depth
    // The nodes of a body are adjacent, and so are those of bodies inside it.
    let inside = nodes[...Int(body)].reversed().prefix { $0.depth >= depth }.reversed()
    return inside.reduce(into: []) { found, node in
      guard node.depth == depth, case .reference(.each(let property)) = node.content,
        !found.contains(property)
      else { return }
      found.append(property)
    }
  }
}

extension ExpressionEvaluation {
  fileprivate func finding(_ index: UInt16) throws(ExpressionFault) -> ExpressionListFinding? {
    guard case .aggregate(let aggregate, let list, let body) = tree.nodes[Int(index)].content else {
      return nil
    }
    let each = try self.list(list, at: index)
    let whole = try value(index)
    var holding = 0
    var best: (rank: Double, index: Int)?
    if let body {
      try forEach(each) { item throws(ExpressionFault) in
        let (rank, holds) = try rank(of: body, in: aggregate, of: whole)
        if holds { holding += 1 }
        if best.map({ rank > $0.rank }) ?? true { best = (rank, item.index) }
        return true
      }
    }
    return ExpressionListFinding(
      aggregate: aggregate, source: expression.source(of: index), value: whole,
      count: each.items.count, holding: holding,
      item: aggregate == .sum ? nil : best.map { SceneEach(each, $0.index) },
      asked: body.map(tree.asked) ?? [])
  }

  private func rank(
    of body: UInt16, in aggregate: ExpressionAggregate, of whole: ExpressionValue
  ) throws(ExpressionFault) -> (Double, holds: Bool) {
    if aggregate.element == .boolean {
      let verdict = try verdict(body)
      return (aggregate.rank(verdict, of: whole), verdict.holds)
    }
    let number = try number(body)
    return (aggregate == .min ? -number : number, false)
  }
}

extension ExpressionAggregate {
  /// Ranks an item as an explanation: by its margin if no item holds, or else by whether it decides the result.
  fileprivate func rank(_ verdict: ConditionVerdict, of whole: ExpressionValue) -> Double {
    switch self {
    case .any where !whole.truth: verdict.isPlain ? 0 : verdict.margin
    case .any: verdict.holds ? 1 : 0
    case .all, .count: verdict.holds ? 0 : 1
    case .sum, .min, .max: 0
    }
  }
}
