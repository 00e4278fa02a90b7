// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// What the tool says to a person, on standard error.
struct Messages {
  private let console: Console
  let isQuiet: Bool
  private let isColored: Bool

  /// `color` is the word behind `--color`, if there is one.
  init(_ console: Console, isQuiet: Bool = false, color: String? = nil) {
    (self.console, self.isQuiet) = (console, isQuiet)
    isColored = console.isColored(.messages, color)
  }

  /// Says why a command cannot go on.
  func report(_ failure: CommandFailure) {
    if let page = failure.page { console.writeMessages(TerminalText(page: page)) }
    guard let message = failure.message else { return }
    write(failure.place.map { "\($0.text):" } ?? "uidyn:", .error, message)
    if let place = failure.place { write("  at", place.pointer) }
    if let hint = failure.hint { write("  hint:", hint) }
  }

  /// Says the same of one scene among several.
  func report(_ failure: CommandFailure, of scene: String) {
    var failure = failure
    // What cannot be read or written is named already.
    if failure.place == nil, [.negative, .guarded].contains(failure.exitCode) {
      failure.message = failure.message.map { "\(scene): \($0)" }
    }
    report(failure)
  }

  /// Says what a scene expected in vain, in the form of a diagnostic.
  func report(_ expectation: RunSummary.Expectation) {
    write("\(expectation.place):", .error, expectation.failure)
    write("  at", expectation.pointer)
    if let detail = expectation.detail { write(" ", detail) }
    if let miss = expectation.miss { write(" ", miss) }
  }

  /// Warns of something about the command line.
  func warn(_ sentence: String) {
    if !isQuiet { write("uidyn:", .warning, sentence) }
  }

  /// Says something that is not an error and that nobody misses under `--quiet`.
  func remark(_ sentence: String) {
    if !isQuiet { write(sentence) }
  }

  /// Says what was asked for, `--quiet` or not.
  func answer(_ sentence: String) { write(sentence) }

  /// Shows what there is to say about a scene; under `--quiet` the errors only.
  func show(_ loading: SceneLoading) {
    let shown = loading.diagnostics.filter { !isQuiet || $0.severity == .error }
    if shown.isEmpty { return }
    let renderer = DiagnosticRenderer(loading.source, style: isColored ? .colored : .plain)
    console.writeMessages(TerminalText(rendered: renderer.render(shown)))
    remark(ofOmitted: loading.omittedWarnings, behind: loading.mostWarnings)
  }

  /// How many warnings are not shown, and the flag that shows them.
  private func remark(ofOmitted count: Int, behind shown: Int) {
    if count == 0 || isQuiet { return }
    write("and \(Sentence.number(count)) more \(count == 1 ? "warning" : "warnings")")
    write(
      "  hint:", "--limit warnings=\(shown + count) shows \(count == 1 ? "it" : "them")")
  }

  /// More warnings of one kind than this become one.
  private static let mostAlike = 5

  /// Shows what a run warned of and returns the number of warnings, shown or not.
  ///
  /// Warnings from before the first tick that the scene already got are not repeated.
  @discardableResult
  func show(_ warnings: [RunWarning], behind loading: SceneLoading) -> Int {
    let said = Set(loading.diagnostics.map { $0.code.rawValue })
    let acknowledged = loading.acknowledged
    let new = warnings.filter {
      ($0.tick != 0 || !said.contains($0.code)) && !acknowledged.contains($0.code)
    }
    let counts = Dictionary(new.map { ($0.code, 1) }, uniquingKeysWith: +)
    var grouped: Set<String> = []
    for warning in new.prefix(loading.mostWarnings) where !isQuiet {
      let count = counts[warning.code] ?? 1
      let isGrouped = count > Self.mostAlike
      if isGrouped, !grouped.insert(warning.code).inserted { continue }
      let place = (warning.tick ?? 0) > 0 ? "tick \(warning.tick ?? 0): " : ""
      let rest = isGrouped ? "; \(Sentence.number(count - 1)) more are like it" : ""
      write("uidyn:", .warning, "\(place)\(warning.message)\(rest) [\(warning.code)]")
    }
    remark(ofOmitted: max(new.count - loading.mostWarnings, 0), behind: loading.mostWarnings)
    return new.count
  }

  /// Writes one line; foreign text cannot leave it, and so cannot speak in the tool's name.
  private func write(
    _ start: String, _ severity: Diagnostic.Severity? = nil, _ rest: String? = nil
  ) {
    let parts: [TerminalText?] = ["\(start)", severity.map { painted($0) }, rest.map { "\($0)" }]
    console.writeMessages(parts.compactMap { $0 }.joined(" ") + "\n")
  }

  private func write(_ start: String, _ rest: String) { write(start, nil, rest) }

  /// `error:` or `warning:`, in its color.
  private func painted(_ severity: Diagnostic.Severity) -> TerminalText {
    let word = "\(severity.rawValue):"
    return TerminalText(rendered: isColored ? Paint.severity(severity).painted(word) : word)
  }
}
