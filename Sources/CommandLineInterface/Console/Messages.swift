// SPDX-License-Identifier: MIT

internal import SceneFormat
internal import Trajectory

/// What the tool says to a person, on standard error.
struct Messages {
  private let console: Console
  private let isQuiet: Bool
  private let isColored: Bool

  init(_ console: Console, _ arguments: Arguments = Arguments()) {
    self.console = console
    isQuiet = arguments.has(.quiet)
    isColored =
      switch arguments[.color] {
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
    let error = isColored ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    var text = "uidyn: \(error) \(message)\n"
    if let hint = failure.hint { text += "  hint: \(hint)\n" }
    console.writeMessages(text)
  }

  /// Says what a scene expected in vain, in the form of a diagnostic.
  func report(_ expectation: RunSummary.Expectation) {
    let error = isColored ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    var text =
      "\(expectation.place): \(error) did not come true at tick \(expectation.tick): "
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
}
