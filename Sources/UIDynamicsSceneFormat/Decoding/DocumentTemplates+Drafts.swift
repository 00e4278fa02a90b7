// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

// Behaviors with their unevaluated expressions, for exporters.
extension DocumentTemplates {
  package func draft(of behavior: SceneBehavior) -> SceneBehavior {
    guard let object = behavior.template?.value else { return behavior }
    return decoder.renewed(behavior, from: ObjectReader(drafted(object), object))
  }

  package func draft(of template: SceneTemplate) -> SceneBoundary? {
    ObjectReader(drafted(template.value), template.value).boundary
  }

  package func expressions(of template: SceneTemplate) -> [Expression] {
    entries(of: template).map { $0.expression }
  }

  package func operand(of template: SceneTemplate, at path: [String]) -> SceneOperand? {
    var value = template.value
    for step in path {
      guard let next = child(step, of: value) else { return nil }
      value = next
    }
    return decoder.value(value)
  }

  private func child(_ step: String, of value: JSONValue) -> JSONValue? {
    let document = outline.document
    guard let index = Int(step) else { return document.value(step, in: value) }
    return document.elements(of: value).dropFirst(index).first { _ in true }
  }

  private func drafted(_ part: JSONValue) -> JSONDocument {
    var values: [Int: ExpressionValue] = [:]
    for entry in expressions.within(part, of: outline.document) {
      values[entry.index] = entry.expression.type.nothing
    }
    return outline.document.resolving(values)
  }
}

extension ExpressionType {
  fileprivate var nothing: ExpressionValue {
    switch self {
    case .number: .number(0)
    case .boolean: .boolean(false)
    case .string: .string("")
    case .vector: .vector(.zero)
    }
  }
}
