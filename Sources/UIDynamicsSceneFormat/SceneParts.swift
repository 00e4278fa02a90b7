// SPDX-License-Identifier: MIT

package struct SceneParts {
  /// With the values of expressions evaluated at load.
  package let outline: SceneOutline
  let faults: [Finding]
  let settingFaults: [SceneOverrideFault]
  /// The meaning of names before the first tick.
  let start: SceneScope
  package let suspicions: [UnitSuspicion]
  package let names: SceneNames
  private let parameters: SceneParameters
  private let expressions: SceneExpressions
  private let variables: [SceneVariable]
  private let limits: SceneLimits
  /// True if parameters affect neither the set of objects nor their names.
  private let hasFixedNames: Bool

  init(
    _ document: JSONDocument, _ settings: [SceneSetting], _ limits: SceneLimits,
    reusable: ReusableElements = ReusableElements()
  ) {
    let written = SceneOutline(document, limits: limits)
    parameters = SceneParameters(written.root, settings)
    let counts = RepeatCounts(written, parameters, limits).values
    let counted =
      counts.isEmpty ? written : SceneOutline(document.resolving(counts), limits: limits)
    let scope = SceneScope(counted, SceneNames(counted, limits: limits), parameters)
    let check = Self.check(counted.document, in: scope, reusable, limits)
    names = scope.ids
    var values = check.expressions.values
    for (index, count) in counts { values[index] = count }
    outline =
      check.expressions.values.isEmpty && check.copies.values.isEmpty
      ? scope.outline : SceneOutline(document.resolving(values), limits: limits, check.copies)

    var validator = SceneValidator(outline, names: names, limits: limits)
    // Every further stage would match the same patterns again.
    if !check.hasTooManyPatterns { validator.validate() }
    hasFixedNames =
      counts.isEmpty && check.copies.values.isEmpty && scope.eaches.isEmpty
      && !outline.hasCopies
    start = scope
    faults = names.findings.list + check.findings.list + validator.findings.list
    settingFaults = parameters.faults
    suspicions = check.suspicions + check.expressions.suspicions(in: counted.document)
    (expressions, self.limits) = (check.expressions, limits)
    variables = zip(outline.root.named("variables"), scope.variables).compactMap {
      guard case .known(let value) = $1 else { return nil }
      return SceneVariable(name: document.string($0.key) ?? "", initial: value)
    }
  }

  /// Touches whose expressions read the initial position of an item.
  package var touchReferences: [(touch: JSONValue, item: Int)] {
    outline.gestures.flatMap { $0.touches }.flatMap { touch in
      expressions.within(touch, of: outline.document).flatMap { $0.expression.references }
        .compactMap { reference in
          if case .item(let item, let property) = reference, property.isOfPlace {
            (touch, item)
          } else {
            nil
          }
        }
    }
  }

  private static func check(
    _ document: JSONDocument, in scope: SceneScope, _ reusable: ReusableElements,
    _ limits: SceneLimits
  ) -> SchemaCheck {
    var check = SchemaCheck(document, in: scope, limits: limits)
    check.reusable = reusable
    check.check(
      .root, as: .nested(SceneSchema.scene),
      .noun(document.isRootOfOverlay ? "a merged file" : "a scene"))
    check.expressions.sort()
    return check
  }

  /// Elements that other settings do not affect; requires a valid document.
  var reusable: ReusableElements {
    guard hasFixedNames, start.drawn == nil else { return ReusableElements() }
    return ReusableElements(outline, expressions, parameters.names)
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
    scene.random = start.drawn
    if scene.needsTemplates {
      scene.templates = SceneTemplates(
        maker: DocumentTemplates(outline, names, parameters, expressions, limits))
    }
    return scene
  }
}

extension Scene {
  /// True if expressions are evaluated during the run to make behaviors or boundaries.
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
