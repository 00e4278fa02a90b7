// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// The values of a scene part: its expressions if it has any, otherwise the parsed values.
struct WrittenValues {
  let document: CodeDocument
  let pointer: String
  let moment: CodeMoment
  /// Returns the operand at a key path; `nil` if the part has no expressions.
  let operand: ([String]) -> SceneOperand?

  func number(_ path: String..., else value: Double) -> String { terms(path, [value])[0].text }

  func numbers(_ path: [String], else values: [Double]) -> [String] {
    terms(path, values).map { $0.text }
  }

  func boolean(_ path: String, else value: Bool) -> String {
    written([path]) { operand throws(Inexpressible) in
      try document.terms(operand, moment).first?.text
    }
      ?? "\(value)"
  }

  func vector(_ path: [String], _ kind: VectorKind, else x: Double, _ y: Double) -> String {
    written(path) { operand throws(Inexpressible) in try document.vector(operand, kind, moment) }
      ?? kind.call(CodeLiteral.number(x), CodeLiteral.number(y))
  }

  func point(_ path: [String], else point: CGPoint) -> String {
    vector(path, .point, else: point.x, point.y)
  }

  func rect(_ path: [String], else rect: CGRect) -> String {
    CodeLiteral.rectangle(
      numbers(path, else: [rect.origin.x, rect.origin.y, rect.width, rect.height]))
  }

  private func terms(_ path: [String], _ values: [Double]) -> [CodeTerm] {
    let terms = written(path) { operand throws(Inexpressible) in try document.terms(operand, moment)
    }
    guard let terms, terms.count == values.count else {
      return values.map { CodeTerm(.number($0)) }
    }
    return terms
  }

  /// Evaluates an operand; reports it if UIKit cannot express it.
  private func written<Result>(
    _ path: [String], _ body: (SceneOperand) throws(Inexpressible) -> Result?
  ) -> Result? {
    guard let operand = operand(path) else { return nil }
    do throws(Inexpressible) {
      return try body(operand)
    } catch {
      document.remark(([pointer] + path).joined(separator: "/"), error.reason)
      return nil
    }
  }
}
