// SPDX-License-Identifier: MIT

/// Numbers of copies, evaluated first and from parameters only because they determine the ids.
struct RepeatCounts {
  private(set) var values: [Int: ExpressionValue] = [:]

  /// `SchemaCheck` reports their problems.
  init(_ outline: SceneOutline, _ parameters: SceneParameters, _ limits: SceneLimits) {
    let document = outline.document
    var counts =
      outline.hasSlots ? SceneSlotFamily.all(outline.root).flatMap { $0.counts } : []
    for place in outline.views.indices where !outline.views[place].isComplete {
      let repetition = outline.views[place].members[.repetition].flatMap(document.object)
      guard let value = repetition?.value("count"), document.isExpression(value) else { continue }
      counts.append(value)
    }
    if counts.isEmpty { return }
    let scope = SceneScope(outline, SceneNames(outline, limits: limits), parameters)
    for value in counts { values[value.index] = scope.constantNumber(value) }
  }
}
