// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsTrajectory

/// Changes to a scene that come from outside its file.
package struct SceneOverrides: Sendable {
  /// The texts to merge into the scene, in order and as defined by RFC 7396.
  package var overlays: [SourceText]
  package var settings: [SceneSetting]
  package var columns: [SceneColumnText]

  package init(
    overlays: [SourceText] = [], settings: [SceneSetting] = [], columns: [SceneColumnText] = []
  ) {
    (self.overlays, self.settings, self.columns) = (overlays, settings, columns)
  }
}

/// The result of loading: all diagnostics, and a scene unless one of them is an error.
package struct SceneLoading: Sendable {
  package var scene: Scene?
  /// The diagnostics in text order; `scene` is `nil` if one of them is an error.
  package var diagnostics: [Diagnostic]
  package var source: SourceText
  /// The problems of settings; `scene` is `nil` if there are any.
  package var settingFaults: [SceneOverrideFault] = []
  /// The first problem of an additional column.
  package var columnFault: SceneOverrideFault?
  /// The maximum number of warnings in `diagnostics`, and the number of omitted ones.
  package var mostWarnings = SceneLimits.default[.warnings]
  package var omittedWarnings = 0
  /// The merged document of a valid scene, in which shorthands are expanded.
  var document: JSONDocument?
  fileprivate(set) var adviser: SceneAdviser?

  package var digest: SceneDigest? { document.map(SceneDigest.init) }

  /// `nil` if the text is not JSON.
  var outline: SceneOutline?

  /// False for JSON that is not intended as a scene.
  package var isScene: Bool { outline.map { SceneSign.isScene($0.root) } ?? true }

  package func location(of part: ScenePart) -> SceneLocation? { outline?.location(of: part) }

  package func location(ofItem id: String) -> SceneLocation? { outline?.location(ofItem: id) }

  package func location(ofImageOf item: Int) -> SceneLocation? {
    outline?.location(ofImageOf: item)
  }

  /// Adds errors for looks that cannot be drawn.
  ///
  /// - Parameter fault: Returns the problem of an image, given its name.
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
      .ordered { $0.range.lower }
    scene = nil
  }

  package var acknowledged: Set<String> { outline?.acknowledged ?? [] }

  package var firstError: (error: Diagnostic, location: SceneLocation, others: Int)? {
    let errors = diagnostics.filter { $0.severity == .error }
    return errors.first.map { ($0, location(of: $0), errors.count - 1) }
  }

  /// Converts warnings to errors, including those that are not shown.
  package mutating func makeWarningsErrors() {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
    if !diagnostics.isEmpty || omittedWarnings > 0 { scene = nil }
  }

  package func location(of diagnostic: Diagnostic) -> SceneLocation {
    LineTable(source).location(of: diagnostic.range.lower, diagnostic.pointer.description)
  }

  /// Adds a warning about a key of a part, unless the scene acknowledges its code.
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

/// Loads a scene in stages: text, JSON document, schema and expressions, relations between parts,
/// scene, advice.
///
/// If the text is not JSON, loading ends after the second stage; all other problems are reported together.
package enum SceneLoader {
  /// Loads a scene.
  ///
  /// - Parameters:
  ///   - bytes: The entire text.
  ///   - name: The name to show in messages, usually a path.
  ///   - overrides: The changes to apply first.
  ///   - limits: The limits for the scene.
  ///   - adviser: Finds hints and warnings; if `nil`, there are none.
  ///   - warns: `false` to get hints but no warnings.
  /// - Returns: All diagnostics, and the scene unless one of them is an error.
  package static func load(
    _ bytes: [UInt8], name: String, overrides: SceneOverrides = SceneOverrides(),
    limits: SceneLimits = .default, adviser: SceneAdviser? = nil, warns: Bool = true
  ) -> SceneLoading {
    let texts = [SourceText(name: name, bytes: bytes)] + overrides.overlays
    let source = texts.count == 1 ? texts[0] : SourceText(texts)
    func failure(
      _ errors: [Diagnostic], _ faults: [SceneOverrideFault] = [], _ outline: SceneOutline? = nil
    ) -> SceneLoading {
      SceneLoading(
        // The sort is stable.
        diagnostics: first(
          limits[.errors], of: errors.ordered { $0.range.lower }), source: source,
        settingFaults: faults, outline: outline)
    }
    if let diagnostic = excessOfBytes(texts, limits) { return failure([diagnostic]) }
    let reading = SceneTexts.read(texts, as: source, limits)
    guard var document = reading.document else { return failure(reading.diagnostics) }
    var parts = SceneParts(document, overrides.settings, limits, adviser)
    var errors = reading.diagnostics + parts.errors
    if errors.isEmpty, parts.settingFaults.isEmpty {
      do throws(Diagnostic) {
        if let expanded = try SceneExpansion.document(of: document, limits) {
          document = expanded
          parts = SceneParts(document, overrides.settings, limits, adviser)
          errors = parts.errors
        }
      } catch {
        errors = [error]
      }
    }
    guard errors.isEmpty, parts.settingFaults.isEmpty else {
      return failure(errors, parts.settingFaults, parts.outline)
    }
    var scene = parts.scene(parts.styles)
    var columnFault: SceneOverrideFault?
    do throws(SceneOverrideFault) {
      for column in overrides.columns { scene.columns.append(try parts.start.column(column)) }
    } catch {
      columnFault = error
    }
    scene.findInitialValues(in: parts.start)
    let advice = warns ? adviser?.warnings(scene, parts, limits) : nil
    return SceneLoading(
      scene: scene, diagnostics: parts.outline.document.diagnostics(advice?.list ?? []),
      source: source, columnFault: columnFault, mostWarnings: limits[.warnings],
      omittedWarnings: advice?.omitted ?? 0,
      document: document, adviser: adviser, outline: parts.outline)
  }

  /// Returns the title of a scene without checking the scene.
  package static func title(_ bytes: [UInt8]) -> String? {
    JSONReader.object(bytes).flatMap { ObjectReader($0, .root).string("title") }
  }

  /// The error if the texts exceed the limit; positions have 32 bits, so no option can raise it further.
  private static func excessOfBytes(
    _ texts: [SourceText], _ limits: SceneLimits
  ) -> Diagnostic? {
    // The line breaks between texts do not count.
    let count = texts.reduce(0) { $0 + $1.bytes.count }
    let most = min(limits[.bytes], Int(clamping: UInt32.max) - texts.count)
    if count <= most { return nil }
    return Diagnostic(
      .limitExceeded,
      SceneLimit.bytes.excess(actual: count, allowed: most), at: SourceRange(at: 0),
      hint: SceneLimit.bytes.flag(allowing: count))
  }

  private static func first(_ count: Int, of errors: [Diagnostic]) -> [Diagnostic] {
    let shown = errors.prefix(max(count, 1))
    // Each stage stops after one error above the maximum.
    guard let last = shown.last, shown.count < errors.count else { return errors }
    return shown + [
      Diagnostic(
        .limitExceeded,
        "only the first \(Sentence.count(shown.count, "errors")) \(shown.count == 1 ? "is" : "are") shown",
        at: last.range, pointer: last.pointer, hint: SceneLimit.errors.flag(allowing: count * 2))
    ]
  }
}

extension Scene {
  /// Evaluates the expressions of behaviors with the values before the first tick.
  fileprivate mutating func findInitialValues(in start: SceneScope) {
    guard let maker = templates?.maker else { return }
    let context = StartContext(start)
    for index in behaviors.indices where behaviors[index].isTemplate {
      templates?.known[index] = try? maker.workOut(
        behaviors[index], at: index, in: context, knowing: nil)
    }
  }
}
