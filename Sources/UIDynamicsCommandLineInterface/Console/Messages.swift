// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct Messages {
  private let console: Console
  let isQuiet: Bool
  private let isColored: Bool

  /// `color` is the value of `--color`.
  init(_ console: Console, isQuiet: Bool = false, color: String? = nil) {
    (self.console, self.isQuiet) = (console, isQuiet)
    isColored = console.isColored(.messages, color)
  }

  func report(_ failure: CommandFailure) {
    if let page = failure.page { console.writeMessages(TerminalText(page: page)) }
    guard let message = failure.message else { return }
    write(failure.location.map { "\($0.text):" } ?? "uidyn:", .error, message)
    if let location = failure.location { write("  at", location.pointer) }
    if let hint = failure.hint { write("  hint:", hint) }
  }

  func report(_ expectation: RunSummary.Expectation) {
    write("\(expectation.location):", .error, expectation.failure)
    write("  at", expectation.pointer)
    if let detail = expectation.detail { write(" ", detail) }
    if let miss = expectation.miss { write(" ", miss) }
  }

  func warn(_ sentence: String) {
    if !isQuiet { write("uidyn:", .warning, sentence) }
  }

  func remark(_ sentence: String) {
    if !isQuiet { write(sentence) }
  }

  /// Writes requested information, even under `--quiet`.
  func answer(_ sentence: String) { write(sentence) }

  func show(_ loading: SceneLoading) {
    let shown = loading.diagnostics.filter { !isQuiet || $0.severity == .error }
    if shown.isEmpty { return }
    let renderer = DiagnosticRenderer(loading.source, style: isColored ? .colored : .plain)
    console.writeMessages(TerminalText(rendered: renderer.render(shown)))
    remark(ofOmitted: loading.omittedWarnings, most: loading.mostWarnings)
  }

  private func remark(ofOmitted count: Int, most shown: Int) {
    if count == 0 || isQuiet { return }
    write("and \(Sentence.number(count)) more \(count == 1 ? "warning" : "warnings")")
    write(
      "  hint:", "--limit warnings=\(shown + count) shows \(count == 1 ? "it" : "them")")
  }

  /// If a kind has more warnings than this, they are summarized.
  private static let mostAlike = 5

  /// Shows the warnings of a run and returns their number, shown or not.
  ///
  /// Warnings from before the first tick are not repeated if they were already reported for the scene.
  @discardableResult
  func show(_ warnings: [RunWarning], after loading: SceneLoading) -> Int {
    let reported = Set(loading.diagnostics.map { $0.code.rawValue })
    let acknowledged = loading.acknowledged
    let new = warnings.filter {
      ($0.tick != 0 || !reported.contains($0.code)) && !acknowledged.contains($0.code)
    }
    let counts = Dictionary(new.map { ($0.code, 1) }, uniquingKeysWith: +)
    var grouped: Set<String> = []
    for warning in new.prefix(loading.mostWarnings) where !isQuiet {
      let count = counts[warning.code] ?? 1
      let isGrouped = count > Self.mostAlike
      if isGrouped, !grouped.insert(warning.code).inserted { continue }
      let location = (warning.tick ?? 0) > 0 ? "tick \(warning.tick ?? 0): " : ""
      let rest = isGrouped ? "; \(Sentence.number(count - 1)) more like it" : ""
      write("uidyn:", .warning, "\(location)\(warning.message)\(rest) [\(warning.code)]")
    }
    remark(ofOmitted: max(new.count - loading.mostWarnings, 0), most: loading.mostWarnings)
    return new.count
  }

  /// Writes one line; its text is escaped, so it cannot imitate other messages.
  private func write(
    _ start: String, _ severity: Diagnostic.Severity? = nil, _ rest: String? = nil
  ) {
    let parts: [TerminalText?] = ["\(start)", severity.map { painted($0) }, rest.map { "\($0)" }]
    console.writeMessages(parts.compactMap { $0 }.joined(" ") + "\n")
  }

  private func write(_ start: String, _ rest: String) { write(start, nil, rest) }

  private func painted(_ severity: Diagnostic.Severity) -> TerminalText {
    let word = "\(severity.rawValue):"
    return TerminalText(rendered: isColored ? Paint.severity(severity).painted(word) : word)
  }
}
