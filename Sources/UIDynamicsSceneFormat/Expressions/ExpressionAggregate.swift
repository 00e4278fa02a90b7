// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// A function that evaluates an expression for each item of a list.
package enum ExpressionAggregate: String, CaseIterable, Sendable {
  case any, all, count, sum, min, max

  package var element: ExpressionType {
    switch self {
    case .any, .all, .count: .boolean
    case .sum, .min, .max: .number
    }
  }

  package var result: ExpressionType { self == .any || self == .all ? .boolean : .number }

  package var form: String {
    switch self {
    case .any, .all: "\(rawValue)(list, condition)"
    case .count: "count(list) or count(list, condition)"
    case .sum, .min, .max: "\(rawValue)(list, expression)"
    }
  }

  package var sentence: String {
    switch self {
    case .any: "True if the condition is true for at least one item; false for an empty list"
    case .all: "True if the condition is true for every item; true for an empty list"
    case .count: "The number of items, or of items for which the condition is true"
    case .sum: "The sum of the expression over all items; 0 for an empty list"
    case .min: "The smallest value of the expression; an empty list stops the run"
    case .max: "The largest value of the expression; an empty list stops the run"
    }
  }
}

package enum ExpressionList {
  case items([Int])
  /// A known name that is not available here; the clause gives the reason.
  case unavailable(String)
}

extension ExpressionChecker {
  mutating func aggregate(
    _ aggregate: ExpressionAggregate, _ names: [(text: String, range: SourceRange)],
    _ body: ExpressionOperand?, at range: SourceRange
  ) -> ExpressionOperand {
    let items = items(names)
    if body == nil, aggregate != .count {
      report(
        .wrongArgumentCount, "\(quoted(aggregate.rawValue)) takes 2 arguments, not 1", at: range,
        hint: "write \(aggregate.form)")
      return add(nil, aggregate.result, at: range)
    }
    if let body, let type = body.type, type != aggregate.element {
      report(
        .expressionType,
        "the second argument of \(quoted(aggregate.rawValue)) must be \(aggregate.element.noun),"
          + " not \(type.noun)", at: body.range)
      return add(nil, aggregate.result, at: range)
    }
    guard let items, body == nil || body?.node != nil else {
      return add(nil, aggregate.result, at: range)
    }
    tree.things.append(.list(scope.list(items)))
    return add(
      .aggregate(aggregate, list: UInt16(clamping: tree.things.count - 1), body: body?.node),
      aggregate.result, at: range)
  }

  /// True if the names form a list, not a product or a number.
  func isList(_ names: [(text: String, range: SourceRange)]) -> Bool {
    guard let first = names.first else { return false }
    let before = bytes[..<first.range.lower].last { $0 != ASCII.space && $0 != ASCII.backtick }
    if before == ASCII.openBracket { return true }
    let text = first.text
    if text.contains("*") {
      return text.hasPrefix("*") || text.hasSuffix("*") || text.contains("-*")
    }
    if case .unavailable? = scope.meaning(of: text) { return scope.items(listedAs: text) != nil }
    return false
  }

  private mutating func items(_ names: [(text: String, range: SourceRange)]) -> [Int]? {
    var (found, seen, isWhole) = ([Int](), Set<Int>(), true)
    for (text, range) in names {
      switch scope.items(listedAs: text) {
      case .items(let items)?: found += items.filter { seen.insert($0).inserted }
      case .unavailable(let clause)?:
        report(.misplacedName, "\(quoted(text)) \(clause)", at: range)
        isWhole = false
      case nil:
        reportNoList(text, at: range)
        isWhole = false
      }
    }
    return isWhole ? found : nil
  }

  private mutating func reportNoList(_ text: String, at range: SourceRange) {
    guard let noun = noun(of: text) else {
      let near = Suggestion.nearest(to: text, among: scope.names)
      return report(
        .unknownName, "no view or item is called \(quoted(text)) here", at: range,
        hint: Suggestion.hint(near.filter { scope.items(listedAs: $0) != nil }))
    }
    var hint: String?
    if case .object(let object)? = scope.meaning(of: text),
      object.property("items.count") != nil
    {
      let name = text.contains("-") ? "`\(text)`" : text
      hint = "for its number of items, write \(quoted("\(name).items.count"))"
    }
    report(
      .expressionType, "a list contains views and items, but \(quoted(text)) is \(noun)",
      at: range, hint: hint)
  }

  private func noun(of name: String) -> String? {
    switch meaning(of: name, isQuoted: false) {
    case .constant(let value)?: value.type.noun
    case .variable(_, let type)?, .value(_, let type)?: type.noun
    case .object(let object)?: object.noun
    case .unavailable?, .unknown?, nil: nil
    }
  }
}

extension ExpressionEvaluation {
  func aggregate(
    _ aggregate: ExpressionAggregate, _ list: UInt16, _ body: UInt16?, at index: UInt16
  ) throws(ExpressionFault) -> ExpressionValue {
    let list = try self.list(list, at: index)
    guard let body else { return .number(Double(list.items.count)) }
    var values: [ExpressionValue] = []
    try forEach(list) { _ throws(ExpressionFault) in
      let value = try value(body)
      values.append(value)
      return !(aggregate == .any && value.truth || aggregate == .all && !value.truth)
    }
    return try combined(aggregate, values, at: index)
  }

  /// Binds `each` to the items in order until `body` returns false.
  func forEach(
    _ list: SceneEachList, _ body: (SceneEach) throws(ExpressionFault) -> Bool
  ) throws(ExpressionFault) {
    let outer = context.bind(nil)
    defer { context.bind(outer) }
    for index in list.items.indices {
      let each = SceneEach(list, index)
      context.bind(each)
      if try !body(each) { return }
    }
  }

  /// The list, reduced to the items that currently exist.
  func list(_ list: UInt16, at index: UInt16) throws(ExpressionFault) -> SceneEachList {
    guard case .list(let all) = tree.things[Int(list)] else { throw mismatch(index) }
    return all.filter { context.exists($0) }
  }

  private func combined(
    _ aggregate: ExpressionAggregate, _ values: [ExpressionValue], at index: UInt16
  ) throws(ExpressionFault) -> ExpressionValue {
    switch aggregate {
    case .any: return .boolean(values.contains { $0.truth })
    case .all: return .boolean(values.allSatisfy { $0.truth })
    case .count: return .number(Double(values.count { $0.truth }))
    case .sum: return .number(values.reduce(0) { $0 + $1.number })
    case .min, .max:
      let numbers = values.map { $0.number }
      guard let found = aggregate == .min ? numbers.min() : numbers.max() else {
        throw fault(index, "the list is empty")
      }
      return .number(found)
    }
  }
}
