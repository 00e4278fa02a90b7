// SPDX-License-Identifier: MIT

package struct SceneParts {
  /// The outline with the values of expressions that are evaluated at load.
  package let outline: SceneOutline
  let faults: [Finding]
  let settingFaults: [SceneOverrideFault]
  /// The scope that resolves names before the first tick.
  let start: SceneScope
  package let suspicions: [UnitSuspicion]
  package let names: SceneNames
  private let parameters: SceneParameters
  private let expressions: SceneExpressions
  private let variables: [SceneVariable]
  private let limits: SceneLimits

  init(
    _ document: JSONDocument, _ settings: [SceneSetting], _ limits: SceneLimits,
    _ adviser: SceneAdviser?
  ) {
    parameters = SceneParameters(ObjectReader(document, .root), settings)
    let written = SceneOutline(document, parameters, limits: limits)
    let check = Self.check(
      written.copies.document,
      in: SceneScope(
        written, SceneNames(written, limits: limits), parameters, adviser?.expressionHints), limits,
      adviser?.hints)
    (start, names) = (check.scope, check.scope.ids)
    let values = check.expressions.values
    outline =
      values.isEmpty
      ? start.outline : SceneOutline(start.outline.copies, limits: limits, values: values)

    var validator = SceneValidator(outline, names: names, limits: limits)
    // Every further stage would match the same patterns again.
    if !check.hasTooManyPatterns { validator.validate() }
    faults = names.findings.list + check.findings.list + validator.findings.list
    settingFaults = parameters.faults
    suspicions = check.suspicions + check.expressions.suspicions(in: written.copies.document)
    (expressions, self.limits) = (check.expressions, limits)
    let copied = outline.document
    variables = zip(outline.root.named("variables"), start.start.variables).compactMap {
      guard case .known(let value) = $1 else { return nil }
      return SceneVariable(name: copied.string($0.key) ?? "", initial: value)
    }
  }

  /// The faults in text order.
  var errors: [Diagnostic] { outline.document.diagnostics(faults) }

  /// The touches whose expressions read the initial position of an item.
  package var touchReferences: [(touch: JSONValue, item: Int)] {
    outline.gestures.flatMap { $0.touches }.flatMap { touch in
      expressions.within(touch, of: outline.document).flatMap { $0.expression.references }
        .compactMap { reference in
          if case .item(let item, let property) = reference, property.isPosition {
            (touch, item)
          } else {
            nil
          }
        }
    }
  }

  private static func check(
    _ document: JSONDocument, in scope: SceneScope, _ limits: SceneLimits, _ hints: SceneHints?
  ) -> SchemaCheck {
    var check = SchemaCheck(document, in: scope, limits: limits)
    check.hints = hints
    check.check(
      .root, as: .nested(SceneSchema.scene),
      .init(.noun(document.isRootOfOverlay ? "a merged file" : "a scene")))
    check.expressions.sort()
    return check
  }

  var styles: SceneStyles { SceneStyles(outline) }

  func scene(_ styles: SceneStyles) -> Scene {
    let decoder = SceneDecoder(
      outline: outline, names: names, expressions: expressions, variables: variables)
    var scene = decoder.scene
    scene.styles = styles.list
    scene.referenceView?.style = styles.screen
    scene.collectionViewLayout?.style = styles.screen
    scene.limits = limits
    scene.parameters = parameters.list.compactMap { $0 }
    scene.random = start.start.drawn
    if scene.needsTemplates {
      scene.templates = SceneTemplates(
        maker: DocumentTemplates(outline, names, parameters, expressions, limits))
    }
    return scene
  }
}

extension Scene {
  /// True if expressions are evaluated during the run to create behaviors or boundaries.
  fileprivate var needsTemplates: Bool {
    behaviors.contains { $0.isTemplate || $0.actions.contains(where: { $0.addsBoundary }) }
      || events.contains { $0.actions.contains(where: { $0.addsBoundary }) }
  }
}

extension SceneAction {
  fileprivate var addsBoundary: Bool {
    if case .addBoundary = self { true } else { inner.contains(where: { $0.addsBoundary }) }
  }
}
