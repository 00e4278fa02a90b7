// SPDX-License-Identifier: MIT

final class DocumentTemplates: SceneTemplateMaker {
  let outline: SceneOutline
  let names: SceneNames
  private let parameters: SceneParameters
  let expressions: SceneExpressions
  private let limits: SceneLimits

  init(
    _ outline: SceneOutline, _ names: SceneNames, _ parameters: SceneParameters,
    _ expressions: SceneExpressions, _ limits: SceneLimits
  ) {
    (self.outline, self.names, self.parameters) = (outline, names, parameters)
    (self.expressions, self.limits) = (expressions, limits)
  }

  package func workOut(
    _ behavior: SceneBehavior, at index: Int, in context: any ExpressionContext,
    knowing known: WorkedOutBehavior?
  ) throws(ExpressionFault) -> WorkedOutBehavior {
    let outer = context.bind(behavior.each)
    defer { context.bind(outer) }
    let written = outline.behaviors[index]
    let values = try values(
      of: SceneTemplate(value: written.object, isOfBehavior: true), in: context)
    if let known, known.isMade(of: values) { return known }
    let reader = ObjectReader(written.document.laying(values), written.object)
    let type = reader.string("type")
    try check(
      reader, as: SceneSchema.behavior.variants.first { $0.name == type }?.object)
    var validator = SceneValidator(outline, names: names, limits: limits, isRunning: true)
    validator.check(reader)
    try throwFirst(of: validator.findings)
    return WorkedOutBehavior(behavior: decoder.renewed(behavior, from: reader), values: values)
  }

  package func boundary(
    _ template: SceneTemplate, in context: any ExpressionContext
  ) throws(ExpressionFault) -> SceneBoundary {
    let values = try values(of: template, in: context)
    let reader = ObjectReader(outline.document.laying(values), template.value)
    try check(reader, as: SceneSchema.boundary)
    var validator = SceneValidator(outline, names: names, limits: limits, isRunning: true)
    validator.checkOutline(reader)
    try throwFirst(of: validator.findings)
    guard let boundary = reader.boundary else {
      throw ExpressionFault("the boundary is incomplete")
    }
    return boundary
  }

  var decoder: SceneDecoder {
    SceneDecoder(outline: outline, names: names, expressions: expressions)
  }

  func entries(of template: SceneTemplate) -> [SceneExpressions.Entry] {
    expressions.within(template.value, of: outline.document)
      .filter { !template.isOfBehavior || $0.moment == .adding }
  }

  private func values(
    of template: SceneTemplate, in context: any ExpressionContext
  ) throws(ExpressionFault) -> [Int: ExpressionValue] {
    var values: [Int: ExpressionValue] = [:]
    for entry in entries(of: template) {
      values[entry.index] = try entry.expression.evaluate(in: context)
    }
    return values
  }

  private func check(_ reader: ObjectReader, as object: SchemaObject?) throws(ExpressionFault) {
    guard let object else { return }
    let scope = SceneScope(outline, names, parameters)
    var check = SchemaCheck(reader.document, in: scope, limits: limits, ofTemplate: true)
    check.checkObject(reader.object, object, ExpressionSetting())
    try throwFirst(of: check.findings)
  }

  private func throwFirst(of findings: Findings) throws(ExpressionFault) {
    guard let finding = findings.list.first else { return }
    let text = expressions.within(finding.value, of: outline.document).first?.expression.text
    throw ExpressionFault(finding.message, in: text ?? "")
  }
}
