// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

// What is written, for those who do not run the scene.
extension DocumentTemplates {
  package func draft(of behavior: SceneBehavior, at index: Int) -> SceneBehavior {
    let object = outline.behaviors[index].object
    return decoder.renewed(behavior, from: ObjectReader(drafted(object), object))
  }

  package func draft(of template: SceneTemplate) -> SceneBoundary? {
    ObjectReader(drafted(template.value), template.value).boundary
  }

  package func expressions(ofBehavior index: Int) -> [Expression] {
    expressions.within(outline.behaviors[index].object, of: outline.document)
      .filter { $0.moment == .adding }.map(\.expression)
  }

  package func expressions(of template: SceneTemplate) -> [Expression] {
    expressions.within(template.value, of: outline.document).map(\.expression)
  }

  package func operand(ofBehavior index: Int, at path: [String]) -> SceneOperand? {
    operand(in: outline.behaviors[index].object, at: path)
  }

  package func operand(of template: SceneTemplate, at path: [String]) -> SceneOperand? {
    operand(in: template.value, at: path)
  }

  private var decoder: SceneDecoder {
    SceneDecoder(outline: outline, names: names, expressions: expressions)
  }

  private func operand(in part: JSONValue, at path: [String]) -> SceneOperand? {
    var value = part
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

  /// The document with 0 for every expression in a part of it.
  private func drafted(_ part: JSONValue) -> JSONDocument {
    var values: [Int: ExpressionValue] = [:]
    for entry in expressions.within(part, of: outline.document) {
      values[entry.place] = entry.expression.type.nothing
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
