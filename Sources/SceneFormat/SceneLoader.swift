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
    let reading = JSONReader.read(source, limits: limits)
    guard let document = reading.document else {
      return SceneLoading(
        scene: nil, diagnostics: inTextOrder(reading.diagnostics), source: source)
    }
    let outline = SceneOutline(document, limits: limits)
    let names = SceneNames(outline, limits: limits)
    let errors = reading.diagnostics + document.diagnostics(faults(outline, names, limits))
    guard errors.isEmpty else {
      return SceneLoading(
        scene: nil, diagnostics: first(limits[.errors], of: inTextOrder(errors)), source: source)
    }
    let scene = SceneDecoder(outline: outline, names: names).scene
    let warnings = document.diagnostics(warnings(scene, outline))
    return SceneLoading(scene: scene, diagnostics: warnings, source: source)
  }

  private static func faults(
    _ outline: SceneOutline, _ names: SceneNames, _ limits: SceneLimits
  ) -> [Finding] {
    var check = SchemaCheck(outline.document, names: names, limits: limits)
    check.check(.root, as: .object(SceneSchema.scene), .noun("a scene"))
    var validator = SceneValidator(outline, names: names, limits: limits)
    validator.validate()
    return names.findings.list + check.findings.list + validator.findings.list
  }

  private static func warnings(_ scene: Scene, _ outline: SceneOutline) -> [Finding] {
    var advice = SceneAdvice(scene, outline)
    advice.advise()
    return advice.findings
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

  /// As many errors as are allowed, and a last one about those left out.
  private static func first(_ count: Int, of errors: [Diagnostic]) -> [Diagnostic] {
    let shown = errors.prefix(max(count, 1))
    // A stage that has found as many as are allowed stops looking.
    guard let last = shown.last, shown.count == max(count, 1) else { return errors }
    return shown + [
      Diagnostic(
        .limitExceeded,
        "these are \(Sentence.number(shown.count)) errors, and there may be more",
        at: last.range, pointer: last.pointer,
        hint: SceneLimit.errors.flag(allowing: count * 2))
    ]
  }
}
