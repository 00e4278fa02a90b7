// SPDX-License-Identifier: MIT

internal import SceneFormat
internal import SceneRunner
internal import Trajectory

/// What the tool says to a person, on standard error.
struct Messages {
  private let console: Console
  private let isQuiet: Bool
  private let isColored: Bool

  /// - Parameter color: The word behind `--color`, if there is one.
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
    var text = "uidyn: \(painted("error:", "1;31")) \(message)\n"
    if let hint = failure.hint { text += "  hint: \(hint)\n" }
    console.writeMessages(text)
  }

  /// Says what a scene expected in vain, in the form of a diagnostic.
  func report(_ expectation: RunSummary.Expectation) {
    var text =
      "\(expectation.place): \(painted("error:", "1;31")) did not come true at tick \(expectation.tick): "
      + "\(expectation.text)\n  at \(expectation.pointer)\n"
    if let detail = expectation.detail { text += "  \(detail)\n" }
    console.writeMessages(text)
  }

  /// Says something that is no error and that nobody misses under `--quiet`.
  func remark(_ sentence: String) {
    if !isQuiet { console.writeMessages(sentence + "\n") }
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
      let head = "uidyn: \(painted("warning:", "1;35"))"
      remark("\(head) \(place)\(warning.message) [\(warning.code)]")
    }
  }

  /// A word in a colour, by the parameters of ECMA-48's "select graphic rendition".
  private func painted(_ word: String, _ parameters: String) -> String {
    isColored ? "\u{1B}[\(parameters)m\(word)\u{1B}[0m" : word
  }
}
