// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension ExpressionWriter {
  /// A function over a list of items, which are known where no copies are among them.
  func aggregate(
    _ aggregate: ExpressionAggregate, _ list: UInt16, _ body: UInt16?
  ) throws(Unsaid) -> CodeValue {
    guard case .list(let list) = tree.things[Int(list)] else { throw Unsaid("a list is missing") }
    if list.items.contains(where: sheet.isSlot) { throw Unsaid.copies }
    guard let body else { return literal(.number(Double(list.items.count))) }
    var terms: [CodeTerm] = []
    for index in list.items.indices {
      var moment = moment
      moment.each = SceneEach(list, index)
      terms.append(
        try ExpressionWriter(sheet: sheet, expression: expression, moment: moment).term(body))
    }
    sheet.helpers.insert(aggregate.helper)
    return .one(CodeTerm("\(aggregate.helper)(\(terms.map { $0.text }.joined(separator: ", ")))"))
  }
}

extension ExpressionAggregate {
  /// A function of Swift's types only, so that the compiler need not look for them.
  fileprivate var helper: CodeHelper {
    switch self {
    case .any: .anyOf
    case .all: .allOf
    case .count: .countOf
    case .sum: .sumOf
    case .min: .minOf
    case .max: .maxOf
    }
  }
}
