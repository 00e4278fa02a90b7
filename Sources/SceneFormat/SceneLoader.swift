// SPDX-License-Identifier: MIT

/// What loading gave: a scene if there is no error, and everything there is to say about the text.
package struct SceneLoading: Sendable {
  package var scene: Scene?
  /// In the order of the text; an error among them means that there is no scene.
  package var diagnostics: [Diagnostic]
  package var source: SourceText

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// The way from the bytes of a scene to the scene.
///
/// Text, JSON document, table, relations between the parts, scene, advice: each stage takes what the
/// one before gave. A text that is no JSON ends at the second; everything else is found in one go.
package enum SceneLoader {
  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - bytes: The whole text.
  ///   - name: What messages call the text, a path as a rule.
  ///   - limits: What the scene must not exceed.
  /// - Returns: The scene unless there is an error, and all diagnostics.
  package static func load(
    _ bytes: [UInt8], name: String, limits: SceneLimits = .standard
  ) -> SceneLoading {
    let source = SourceText(name: name, bytes: bytes)
    if let diagnostic = excessOfBytes(source, limits) {
      return SceneLoading(scene: nil, diagnostics: [diagnostic], source: source)
    }
    let reading = JSONReader.read(source, nestingLimit: limits[.nesting])
    guard let document = reading.document else {
      return SceneLoading(scene: nil, diagnostics: reading.diagnostics, source: source)
    }
    let outline = SceneOutline(document, limits: limits)
    let names = SceneNames(outline)
    var diagnostics = reading.diagnostics + names.diagnostics
    diagnostics += faults(outline, names, limits)
    var scene: Scene?
    if diagnostics.isEmpty {
      let decoded = SceneDecoder(outline: outline, names: names).scene
      diagnostics = warnings(decoded, outline)
      scene = decoded
    }
    return SceneLoading(
      scene: scene, diagnostics: inTextOrder(diagnostics), source: source)
  }

  private static func faults(
    _ outline: SceneOutline, _ names: SceneNames, _ limits: SceneLimits
  ) -> [Diagnostic] {
    var check = SchemaCheck(outline.document, names: names, limits: limits)
    check.check(.root, as: .object(SceneSchema.scene), .noun("a scene"))
    var validator = SceneValidator(outline, names: names, limits: limits)
    validator.validate()
    return check.diagnostics + validator.diagnostics
  }

  private static func warnings(_ scene: Scene, _ outline: SceneOutline) -> [Diagnostic] {
    var advice = SceneAdvice(scene, outline)
    advice.advise()
    return advice.diagnostics
  }

  /// Positions are held in 32 bits, which no flag can lift.
  private static func excessOfBytes(_ source: SourceText, _ limits: SceneLimits) -> Diagnostic? {
    let count = source.bytes.count
    let most = min(limits[.bytes], Int(UInt32.max) - 1)
    if count <= most { return nil }
    return Diagnostic(
      .limitExceeded,
      SceneLimit.bytes.excess(actual: count, allowed: most), at: SourceRange(at: 0),
      hint: SceneLimit.bytes.flag(allowing: count))
  }

  /// By place; what has the same place keeps its order.
  private static func inTextOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted {
      ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset)
    }.map(\.element)
  }
}
