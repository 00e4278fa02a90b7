// SPDX-License-Identifier: MIT

/// Creates variations of a valid scene with other parameter values, without parsing or advice.
package struct SceneVariations: Sendable {
  package let parameters: [SceneParameter]
  private let document: JSONDocument
  private let settings: [SceneSetting]
  private let limits: SceneLimits
  private let start: SceneParameters
  private let adviser: SceneAdviser?

  package init?(_ loading: SceneLoading, _ settings: [SceneSetting], _ limits: SceneLimits) {
    guard let document = loading.document, let scene = loading.scene else { return nil }
    (self.document, self.settings, self.limits) = (document, settings, limits)
    (parameters, adviser) = (scene.parameters, loading.adviser)
    start = SceneParameters(ObjectReader(document, .root), settings)
  }

  package func value(of setting: SceneSetting) throws(SceneOverrideFault) -> ExpressionValue {
    try start.value(of: setting)
  }

  /// Returns the scene with some values changed, and the given expressions in its scope.
  package func scene(
    with values: [SceneSetting], _ texts: [String] = []
  ) throws(SceneOverrideFault) -> (scene: Scene, expressions: [Expression]) {
    let parts = SceneParts(document, settings + values, limits, adviser)
    if let fault = parts.settingFaults.first { throw fault }
    if let fault = parts.errors.first {
      let location = LineTable(document.source).location(of: fault.range.lower).text
      throw SceneOverrideFault(message: "\(location): \(fault.message)", hint: fault.hint)
    }
    var expressions: [Expression] = []
    for text in texts { expressions.append(try Self.expression(text, parts.start)) }
    return (parts.scene(parts.styles), expressions)
  }

  private static func expression(
    _ text: String, _ scope: SceneScope
  ) throws(SceneOverrideFault) -> Expression {
    do throws(ExpressionProblems) {
      return try Expression.check(
        Array(text.utf8)[...], expecting: .any,
        in: scope.at(ExpressionSetting(moment: .expectation)))
    } catch {
      let problem = error.list.first
      throw SceneOverrideFault(message: problem?.message ?? "", hint: problem?.hint)
    }
  }
}
