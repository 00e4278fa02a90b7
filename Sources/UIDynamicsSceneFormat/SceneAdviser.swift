// SPDX-License-Identifier: MIT

/// Explains faults and warns about valid scenes, which also run without it.
package struct SceneAdviser: Sendable {
  package typealias Advice = (list: [Finding], omitted: Int)

  /// Returns warnings about a valid scene, and the number of omitted ones.
  let warnings: @Sendable (Scene, SceneParts, SceneLimits) -> Advice
  let hints: SceneHints
  package let expressionHints: ExpressionHints

  package init(
    warnings: @escaping @Sendable (Scene, SceneParts, SceneLimits) -> Advice,
    hints: @escaping SceneHints, expressionHints: @escaping ExpressionHints
  ) {
    (self.warnings, self.hints, self.expressionHints) = (warnings, hints, expressionHints)
  }
}
