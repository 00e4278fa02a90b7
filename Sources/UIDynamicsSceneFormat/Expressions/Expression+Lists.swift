// SPDX-License-Identifier: MIT

/// What a function over a list came to, item by item.
package struct ExpressionListFinding {
  package let aggregate: ExpressionAggregate
  /// As it stands in the scene.
  package let source: String
  /// What it gives.
  package let value: ExpressionValue
  package let count: Int
  /// Of how many the condition is true.
  package let holding: Int
  /// The item that tells most: the first that decides, or the nearest to it, or that of the extreme.
  package let item: SceneEach?
  /// What is asked of it.
  package let asked: [EachProperty]

  /// Whether one item tells why it is as it is.
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
  /// The names in it that mean the same for every item of its lists.
  package var steadyReferences: [ExpressionReference] {
    let bodies = tree.bodies
    return tree.nodes.enumerated().compactMap { place, node in
      guard case .reference(let reference) = node.content else { return nil }
      if case .each = reference, bodies.contains(where: { $0.contains(place) }) { return nil }
      return reference
    }
  }

  /// What its functions over lists come to; empty for what draws random numbers.
  package func lists(in context: any ExpressionContext) -> [ExpressionListFinding] {
    if isRandom { return [] }
    let evaluation = evaluation(in: context)
    var found: [ExpressionListFinding] = []
    for place in tree.outermostAggregates {
      if let finding = try? evaluation.finding(place, source(of: place)) {
        found.append(finding)
      }
    }
    return found
  }
}

extension ExpressionTree {
  /// The functions over lists that are in no other.
  fileprivate var outermostAggregates: [UInt16] {
    let bodies = self.bodies
    return nodes.indices.filter { place in
      guard case .aggregate = nodes[place].content else { return false }
      return !bodies.contains { $0.contains(place) }
    }.map { UInt16($0) }
  }

  /// Where the nodes stand that are worked out for each item: operands stand in front of their operation.
  fileprivate var bodies: [ClosedRange<Int>] {
    nodes.compactMap { node in
      guard case .aggregate(_, _, let body?) = node.content else { return nil }
      return first(of: Int(body))...Int(body)
    }
  }

  private func first(of place: Int) -> Int {
    let node = nodes[place]
    if case .aggregate(_, _, let body?) = node.content { return first(of: Int(body)) }
    return operands(of: node).map { first(of: Int($0)) }.min() ?? place
  }

  /// What a part asks of each item, each once.
  fileprivate func asked(in body: UInt16) -> [EachProperty] {
    let inner = bodies.filter { $0.upperBound < Int(body) }
    var found: [EachProperty] = []
    for place in first(of: Int(body))...Int(body)
    where !inner.contains(where: { $0.contains(place) }) {
      guard case .reference(.each(let property)) = nodes[place].content,
        !found.contains(property)
      else { continue }
      found.append(property)
    }
    return found
  }
}

extension ExpressionEvaluation {
  fileprivate func finding(
    _ place: UInt16, _ source: String
  ) throws(ExpressionFault) -> ExpressionListFinding? {
    guard case .aggregate(let aggregate, let list, let body) = tree.nodes[Int(place)].content else {
      return nil
    }
    let each = try self.list(list, at: place)
    let whole = try value(place)
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
      aggregate: aggregate, source: source, value: whole, count: each.items.count,
      holding: holding,
      item: aggregate == .sum ? nil : best.map { SceneEach(each, $0.index) },
      asked: body.map(tree.asked) ?? [])
  }

  /// How much the item at hand tells, and whether the part holds for it.
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
  /// How much an item tells: of what holds for none the nearest, else the first that decides.
  fileprivate func rank(_ verdict: ConditionVerdict, of whole: ExpressionValue) -> Double {
    switch self {
    case .any where !whole.truth: verdict.isPlain ? 0 : verdict.margin
    case .any: verdict.holds ? 1 : 0
    case .all, .count: verdict.holds ? 0 : 1
    case .sum, .min, .max: 0
    }
  }
}
