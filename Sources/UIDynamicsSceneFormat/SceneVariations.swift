// SPDX-License-Identifier: MIT

/// A scene that has been read and found valid once, to be had again with other values of its
/// parameters.
///
/// Neither is the text read again nor is there advice: what an author should know was said of the scene
/// as it is.
package struct SceneVariations: Sendable {
  /// As they are before anything varies.
  package let parameters: [SceneParameter]
  private let document: JSONDocument
  private let settings: [SceneSetting]
  private let limits: SceneLimits
  private let start: SceneParameters
  private let lasting: LastingElements

  /// Nil for a loading that gave no scene.
  package init?(_ loading: SceneLoading, _ settings: [SceneSetting], _ limits: SceneLimits) {
    guard let document = loading.document, let scene = loading.scene else { return nil }
    (self.document, self.settings, self.limits) = (document, settings, limits)
    parameters = scene.parameters
    start = SceneParameters(ObjectReader(document, .root), settings)
    lasting = SceneParts(document, settings, limits).lasting
  }

  package func value(of setting: SceneSetting) throws(SceneOverrideFault) -> ExpressionValue {
    try start.value(of: setting)
  }

  /// The scene with some values, and expressions about it.
  package func scene(
    with values: [SceneSetting], _ texts: [String] = []
  ) throws(SceneOverrideFault) -> (scene: Scene, expressions: [Expression]) {
    let parts = SceneParts(document, settings + values, limits, lasting: lasting)
    if let fault = parts.settingFaults.first { throw fault }
    if let fault = document.diagnostics(parts.faults).first {
      let place = LineTable(document.source).place(of: fault.range.lower).text
      throw SceneOverrideFault(message: "\(place): \(fault.message)", hint: fault.hint)
    }
    var expressions: [Expression] = []
    for text in texts { expressions.append(try Self.expression(text, parts.start)) }
    return (parts.scene(parts.styles), expressions)
  }

  /// As the condition of an expectation names things.
  private static func expression(
    _ text: String, _ scope: SceneScope
  ) throws(SceneOverrideFault) -> Expression {
    scope.moment = .expectation
    do throws(ExpressionProblems) {
      return try Expression.check(Array(text.utf8)[...], expecting: .any, in: scope)
    } catch {
      let problem = error.list.first
      throw SceneOverrideFault(message: problem?.message ?? "", hint: problem?.hint)
    }
  }
}
