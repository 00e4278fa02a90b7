// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension ExpressionWriter {
  /// Unrolls a function over a list of items; lists with copies are not known while exporting.
  func aggregate(
    _ aggregate: ExpressionAggregate, _ list: UInt16, _ body: UInt16?
  ) throws(Inexpressible) -> CodeValue {
    guard case .list(let list) = tree.things[Int(list)] else {
      throw Inexpressible("a list is missing")
    }
    if list.items.contains(where: document.isSlot) { throw Inexpressible.copies }
    guard let body else { return literal(.number(Double(list.items.count))) }
    var terms: [CodeTerm] = []
    for index in list.items.indices {
      var moment = moment
      moment.each = SceneEach(list, index)
      terms.append(
        try ExpressionWriter(document: document, expression: expression, moment: moment).term(body))
    }
    document.need(aggregate.helper)
    return .one(CodeTerm("\(aggregate.helper)(\(terms.map { $0.text }.joined(separator: ", ")))"))
  }
}

extension ExpressionAggregate {
  /// Helpers use concrete types, which keeps type checking fast.
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
