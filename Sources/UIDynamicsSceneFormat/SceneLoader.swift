// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// What is given to a scene from outside, beside its text.
package struct SceneOverrides: Sendable {
  /// Texts that are merged over the scene one after the other, as RFC 7396 says.
  package var overlays: [SourceText]
  /// Values for parameters, after the merging.
  package var settings: [SceneSetting]
  /// Columns of the rows that expressions fill.
  package var columns: [SceneColumnText]

  package init(
    overlays: [SourceText] = [], settings: [SceneSetting] = [], columns: [SceneColumnText] = []
  ) {
    (self.overlays, self.settings, self.columns) = (overlays, settings, columns)
  }
}

/// What loading gave: a scene if there is no error, and everything there is to say about the text.
package struct SceneLoading: Sendable {
  package var scene: Scene?
  /// In the order of the text; an error among them means that there is no scene.
  package var diagnostics: [Diagnostic]
  package var source: SourceText
  /// Settings that the scene has no use for; then there is no scene either.
  package var settingFaults: [SceneOverrideFault] = []
  /// The first fault of a column that was asked for.
  package var columnFault: SceneOverrideFault?
  /// How many warnings there are at most among the diagnostics, and how many more there would be.
  package var mostWarnings = SceneLimits.default[.warnings]
  package var omittedWarnings = 0
  /// The merged document of a scene that can be played.
  var document: JSONDocument?

  /// What the scene means in 64 bits; nil without a scene.
  package var digest: SceneDigest? { document.map(SceneDigest.init) }

  /// Nil for a text that is not JSON.
  var outline: SceneOutline?
  /// What was read; nil for a text that is not JSON.
  var read: JSONDocument?

  /// Whether a scene may be meant: false for JSON that is something else.
  package var isScene: Bool { read.map(SceneSign.isScene) ?? true }

  /// Where a part of the scene stands.
  package func place(of part: ScenePart) -> ScenePlace? { outline?.place(of: part) }

  /// Where a view or an item has its name.
  package func place(ofItem id: String) -> ScenePlace? { outline?.place(ofItem: id) }

  /// Where the image of a view or an item is named; nil without one.
  package func place(ofImageOf item: Int) -> ScenePlace? { outline?.place(ofImageOf: item) }

  /// Makes errors of looks that cannot be drawn, for commands that draw.
  ///
  /// - Parameter fault: Returns what is wrong with the image of a name.
  package mutating func requireLooks(_ fault: (String) -> (message: String, hint: String?)?) {
    guard let outline else { return }
    let styles = SceneStyles(outline)
    var (faults, seen) = (styles.faults, Set<String>())
    for style in styles.list {
      guard let name = style.style.image?.name, seen.insert(name).inserted,
        let value = outline.image(of: style.item), let fault = fault(name)
      else { continue }
      faults.append(Finding(.unknownValue, fault.message, at: value, hint: fault.hint))
    }
    if faults.isEmpty { return }
    diagnostics = (diagnostics + outline.document.diagnostics(faults))
      .sorted { $0.range.lower < $1.range.lower }
    scene = nil
  }

  /// The codes of warnings that the scene acknowledges.
  package var acknowledged: Set<String> { outline?.acknowledged ?? [] }

  /// The first error with its place, and how many more there are.
  package var firstError: (error: Diagnostic, place: ScenePlace, others: Int)? {
    let errors = diagnostics.filter { $0.severity == .error }
    return errors.first.map { ($0, place(of: $0), errors.count - 1) }
  }

  /// Makes warnings errors, also those that are not shown.
  package mutating func makeWarningsErrors() {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
    if !diagnostics.isEmpty || omittedWarnings > 0 { scene = nil }
  }

  package func place(of diagnostic: Diagnostic) -> ScenePlace {
    LineTable(source).place(of: diagnostic.range.lower, diagnostic.pointer.description)
  }

  /// Warns of the value of a key of a part of the scene, unless that is acknowledged.
  package mutating func warn(
    _ code: DiagnosticCode, _ message: String, of part: ScenePart, _ key: String, hint: String?
  ) {
    guard let outline, let reader = outline.reader(of: part), let value = reader.value(key) else {
      return
    }
    if outline.acknowledged.contains(code.rawValue) { return }
    guard diagnostics.count < mostWarnings else { return omittedWarnings += 1 }
    diagnostics += outline.document.diagnostics([Finding(code, message, at: value, hint: hint)])
  }
}

/// The way from the bytes of a scene to the scene.
///
/// Text, JSON document, table and expressions, relations between the parts, scene, advice: each stage
/// takes what the one before gave. A text that is not JSON ends at the second; everything else is found
/// in one go.
package enum SceneLoader {
  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - bytes: The whole text.
  ///   - name: What messages call the text, a path as a rule.
  ///   - overrides: What is changed of it before it is looked at.
  ///   - limits: What the scene must not exceed.
  ///   - advises: Whether to look for what deserves a warning; without a reader of warnings that is wasted.
  /// - Returns: The scene unless there is an error, and all diagnostics.
  package static func load(
    _ bytes: [UInt8], name: String, overrides: SceneOverrides = SceneOverrides(),
    limits: SceneLimits = .default, advises: Bool = true
  ) -> SceneLoading {
    let texts = [SourceText(name: name, bytes: bytes)] + overrides.overlays
    let source = texts.count == 1 ? texts[0] : SourceText(texts)
    func failure(
      _ errors: [Diagnostic], _ faults: [SceneOverrideFault] = [], _ read: JSONDocument? = nil,
      _ outline: SceneOutline? = nil
    ) -> SceneLoading {
      SceneLoading(
        // What has the same place keeps its order.
        diagnostics: first(
          limits[.errors], of: errors.sorted { $0.range.lower < $1.range.lower }), source: source,
        settingFaults: faults, outline: outline, read: read)
    }
    if let diagnostic = excessOfBytes(texts, limits) { return failure([diagnostic]) }
    let reading = SceneTexts.read(texts, as: source, limits)
    guard let document = reading.document else { return failure(reading.diagnostics) }
    let parts = SceneParts(document, overrides.settings, limits)
    let errors = reading.diagnostics + document.diagnostics(parts.faults)
    guard errors.isEmpty, parts.settingFaults.isEmpty else {
      return failure(errors, parts.settingFaults, document, parts.outline)
    }
    var scene = parts.scene(parts.styles)
    var columnFault: SceneOverrideFault?
    do throws(SceneOverrideFault) {
      for column in overrides.columns { scene.columns.append(try parts.start.column(column)) }
    } catch {
      columnFault = error
    }
    var advice = SceneAdvice(scene, parts.outline, parts.start, limits)
    if advises {
      advice.adviseOnUnits(parts.suspicions)
      advice.adviseOnTouches(parts.touchReferences)
      advice.advise()
    }
    scene.templates = advice.scene.templates
    return SceneLoading(
      scene: scene, diagnostics: document.diagnostics(advice.warnings.list), source: source,
      columnFault: columnFault, mostWarnings: limits[.warnings],
      omittedWarnings: advice.warnings.omitted,
      document: document, outline: parts.outline, read: document)
  }

  /// Positions are held in 32 bits, which no flag can lift.
  private static func excessOfBytes(
    _ texts: [SourceText], _ limits: SceneLimits
  ) -> Diagnostic? {
    // The line breaks between the texts are not theirs.
    let count = texts.reduce(0) { $0 + $1.bytes.count }
    let most = min(limits[.bytes], Int(clamping: UInt32.max) - texts.count)
    if count <= most { return nil }
    return Diagnostic(
      .limitExceeded,
      SceneLimit.bytes.excess(actual: count, allowed: most), at: SourceRange(at: 0),
      hint: SceneLimit.bytes.flag(allowing: count))
  }

  /// As many errors as are allowed, and a last one about those left out.
  private static func first(_ count: Int, of errors: [Diagnostic]) -> [Diagnostic] {
    let shown = errors.prefix(max(count, 1))
    // A stage that has found one more stops looking.
    guard let last = shown.last, shown.count < errors.count else { return errors }
    return shown + [
      Diagnostic(
        .limitExceeded,
        (shown.count == 1 ? "this is " : "these are ")
          + "\(Sentence.count(shown.count, "errors")), and there are more",
        at: last.range, pointer: last.pointer,
        hint: SceneLimit.errors.flag(allowing: count * 2))
    ]
  }
}
