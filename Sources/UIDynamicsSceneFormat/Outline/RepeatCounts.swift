// SPDX-License-Identifier: MIT

/// The expressions for how often views are repeated, and how many copies there may be: they decide which ids
/// there are, and so are worked out before anything else, from parameters alone.
struct RepeatCounts {
  private(set) var values: [Int: ExpressionValue] = [:]

  /// What is wrong with one of them the check of the table says.
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
