// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension CodeDocument {
  func value(_ expression: Expression, _ moment: CodeMoment) throws(Inexpressible) -> CodeValue {
    try ExpressionWriter(document: self, expression: expression, moment: moment).value()
  }

  func term(_ expression: Expression, _ moment: CodeMoment) throws(Inexpressible) -> CodeTerm {
    switch try value(expression, moment) {
    case .one(let term): return term
    case .vector(let vector): return CodeTerm(vector.text(.vector))
    }
  }

  /// All numbers of an operand: a vector yields two terms, a Boolean or string yields one.
  func terms(_ operand: SceneOperand, _ moment: CodeMoment) throws(Inexpressible) -> [CodeTerm] {
    var terms: [CodeTerm] = []
    for (index, part) in operand.parts.enumerated() {
      if part.expression.text == "null" {
        terms.append(CodeTerm(index == 0 ? "-.infinity" : ".infinity"))
      } else {
        terms += try value(part.expression, moment).terms
      }
    }
    return terms
  }

  func number(_ operand: SceneOperand, _ moment: CodeMoment) throws(Inexpressible) -> String {
    try terms(operand, moment).first?.text ?? "0"
  }

  func vector(
    _ operand: SceneOperand, _ kind: VectorKind, _ moment: CodeMoment
  ) throws(Inexpressible) -> String {
    if operand.parts.count == 1, let part = operand.parts.first,
      case .vector(let vector) = try value(part.expression, moment)
    {
      return vector.text(kind)
    }
    let terms = try terms(operand, moment)
    guard terms.count == 2 else { throw Inexpressible("two numbers are missing") }
    return kind.call(terms[0].text, terms[1].text)
  }
}
