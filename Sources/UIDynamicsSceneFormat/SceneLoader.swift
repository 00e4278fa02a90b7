// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsTrajectory

/// External changes to a scene.
package struct SceneOverrides: Sendable {
  /// Merged into the scene in order, by RFC 7396.
  package var overlays: [SourceText]
  package var settings: [SceneSetting]
  package var columns: [SceneColumnText]

  package init(
    overlays: [SourceText] = [], settings: [SceneSetting] = [], columns: [SceneColumnText] = []
  ) {
    (self.overlays, self.settings, self.columns) = (overlays, settings, columns)
  }
}

/// The result of loading: a scene unless there is an error, and all diagnostics.
package struct SceneLoading: Sendable {
  package var scene: Scene?
  /// In text order; an error among them means that `scene` is nil.
  package var diagnostics: [Diagnostic]
  package var source: SourceText
  /// Problems of settings; then `scene` is nil as well.
  package var settingFaults: [SceneOverrideFault] = []
  /// The first problem of an additional column.
  package var columnFault: SceneOverrideFault?
  /// The maximum number of warnings in `diagnostics`, and the number of further ones.
  package var mostWarnings = SceneLimits.default[.warnings]
  package var omittedWarnings = 0
  /// The merged document of a valid scene, with its shorthands written out.
  var document: JSONDocument?
  fileprivate(set) var adviser: SceneAdviser?

  package var digest: SceneDigest? { document.map(SceneDigest.init) }

  /// Nil for a text that is not JSON.
  var outline: SceneOutline?
  /// Nil for a text that is not JSON.
  var read: JSONDocument?

  /// False for JSON that is not meant as a scene.
  package var isScene: Bool { read.map(SceneSign.isScene) ?? true }

  package func location(of part: ScenePart) -> SceneLocation? { outline?.location(of: part) }

  package func location(ofItem id: String) -> SceneLocation? { outline?.location(ofItem: id) }

  package func location(ofImageOf item: Int) -> SceneLocation? {
    outline?.location(ofImageOf: item)
  }

  /// Adds errors for looks that cannot be drawn.
  ///
  /// - Parameter fault: Returns the problem of an image, by its name.
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

  /// Makes warnings errors, also those that are not shown.
  package mutating func makeWarningsErrors() {
    for index in diagnostics.indices { diagnostics[index].severity = .error }
    if !diagnostics.isEmpty || omittedWarnings > 0 { scene = nil }
  }

  package func location(of diagnostic: Diagnostic) -> SceneLocation {
    LineTable(source).location(of: diagnostic.range.lower, diagnostic.pointer.description)
  }

  /// Adds a warning about a key of a part, unless the scene acknowledges it.
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
/// A text that is not JSON ends the second stage; all other problems are reported together.
package enum SceneLoader {
  /// Loads a scene.
  ///
  /// - Parameters:
  ///   - bytes: The whole text.
  ///   - name: The name for messages, usually a path.
  ///   - overrides: Changes to apply first.
  ///   - limits: The limits of the scene.
  ///   - adviser: Finds hints and warnings; without it there are none.
  ///   - warns: False for hints alone.
  /// - Returns: The scene unless there is an error, and all diagnostics.
  package static func load(
    _ bytes: [UInt8], name: String, overrides: SceneOverrides = SceneOverrides(),
    limits: SceneLimits = .default, adviser: SceneAdviser? = nil, warns: Bool = true
  ) -> SceneLoading {
    let texts = [SourceText(name: name, bytes: bytes)] + overrides.overlays
    let source = texts.count == 1 ? texts[0] : SourceText(texts)
    func failure(
      _ errors: [Diagnostic], _ faults: [SceneOverrideFault] = [], _ read: JSONDocument? = nil,
      _ outline: SceneOutline? = nil
    ) -> SceneLoading {
      SceneLoading(
        // The sort is stable.
        diagnostics: first(
          limits[.errors], of: errors.ordered { $0.range.lower }), source: source,
        settingFaults: faults, outline: outline, read: read)
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
      return failure(errors, parts.settingFaults, document, parts.outline)
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
      document: document, adviser: adviser, outline: parts.outline, read: document)
  }

  /// Returns the title of a scene without checking it.
  package static func title(_ bytes: [UInt8]) -> String? {
    JSONReader.object(bytes).flatMap { ObjectReader($0, .root).string("title") }
  }

  /// Positions have 32 bits, so no flag can raise the limit further.
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
    // The stages stop after one error too many.
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
  /// Evaluates the expressions of behaviors as before the first tick.
  fileprivate mutating func findInitialValues(in start: SceneScope) {
    guard let maker = templates?.maker else { return }
    let context = StartContext(start)
    for index in behaviors.indices where behaviors[index].isTemplate {
      templates?.known[index] = try? maker.workOut(
        behaviors[index], at: index, in: context, knowing: nil)
    }
  }
}
