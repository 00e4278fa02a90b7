// SPDX-License-Identifier: MIT

internal import SceneFormat
internal import SceneRunner
internal import Trajectory

/// What the tool says to a person, on standard error.
struct Messages {
  private let console: Console
  private let isQuiet: Bool
  private let isColored: Bool

  /// `color` is the word behind `--color`, if there is one.
  init(_ console: Console, isQuiet: Bool = false, color: String? = nil) {
    (self.console, self.isQuiet) = (console, isQuiet)
    isColored =
      switch color {
      case "always": true
      case "never": false
      default:
        console.isTerminal(.messages) && !console.isSet("NO_COLOR")
          && console.environment("TERM") != "dumb"
      }
  }

  /// Says why a command cannot go on.
  func report(_ failure: CommandFailure) {
    if let page = failure.page { console.writeMessages(page) }
    guard let message = failure.message else { return }
    say(failure.place.map { "\($0.text):" } ?? "uidyn:", ("error:", "1;31"), message)
    if let place = failure.place { say("  at", place.pointer) }
    if let hint = failure.hint { say("  hint:", hint) }
  }

  /// Says what a scene expected in vain, in the form of a diagnostic.
  func report(_ expectation: RunSummary.Expectation) {
    say(
      "\(expectation.place):", ("error:", "1;31"),
      "did not come true at tick \(expectation.tick): \(expectation.text)")
    say("  at", expectation.pointer)
    if let detail = expectation.detail { say(" ", detail) }
  }

  /// Warns of something about the command line.
  func warn(_ sentence: String) {
    if !isQuiet { say("uidyn:", ("warning:", "1;35"), sentence) }
  }

  /// Says something that is no error and that nobody misses under `--quiet`.
  func remark(_ sentence: String) {
    if !isQuiet { say(sentence) }
  }

  /// Shows what there is to say about a scene; under `--quiet` the errors only.
  func show(_ loading: SceneLoading) {
    let shown = loading.diagnostics.filter { !isQuiet || $0.severity == .error }
    if shown.isEmpty { return }
    let renderer = DiagnosticRenderer(loading.source, style: isColored ? .colored : .plain)
    console.writeMessages(renderer.render(shown))
  }

  /// Shows what a run warned of; of what was built before the first tick only what was not said
  /// of the scene already.
  func show(_ warnings: [RunWarning], behind loading: SceneLoading) {
    let said = Set(loading.diagnostics.map(\.code.rawValue))
    for warning in warnings where warning.tick > 0 || !said.contains(warning.code) {
      let place = warning.tick > 0 ? "tick \(warning.tick): " : ""
      if isQuiet { continue }
      say("uidyn:", ("warning:", "1;35"), "\(place)\(warning.message) [\(warning.code)]")
    }
  }

  /// The one way of a sentence to a person, but for diagnostics, whose renderer does the same: whatever
  /// is in it can be seen and stays on its line, so that no scene and no file name can say something
  /// in the tool's name.
  private func say(
    _ start: String, _ word: (text: String, parameters: String)? = nil, _ rest: String? = nil
  ) {
    let parts = [
      visible(start), word.map { painted($0.text, $0.parameters) }, rest.map { visible($0) },
    ]
    console.writeMessages(parts.compactMap(\.self).joined(separator: " ") + "\n")
  }

  private func say(_ start: String, _ rest: String) { say(start, nil, rest) }

  /// A word in a colour, by the parameters of ECMA-48's "select graphic rendition".
  private func painted(_ word: String, _ parameters: String) -> String {
    isColored ? "\u{1B}[\(parameters)m\(word)\u{1B}[0m" : word
  }
}
