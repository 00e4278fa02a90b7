// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A line on the terminal that says how far a long run has come, and goes away at its end.
struct Progress {
  /// A run shorter than this many seconds says nothing.
  private static let patience = 0.5
  /// Seconds between two updates.
  private static let interval = 0.1

  private let console: Console
  /// When to say something next; nil when nobody is watching.
  private var due: Double?
  private var isShown = false

  init(_ console: Console, isQuiet: Bool) {
    self.console = console
    let isWatched =
      !isQuiet && console.isTerminal(.messages) && !console.isInCI
      && console.environment("TERM") != "dumb"
    if isWatched { due = console.uptime() + Self.patience }
  }

  mutating func update(_ text: @autoclosure () -> String) {
    guard let due, console.uptime() >= due else { return }
    console.writeMessages("\(StatusLine.erasure)\(text())")
    StatusLine.noteShown(true)
    isShown = true
    self.due = console.uptime() + Self.interval
  }

  /// The times of a run, in s.
  mutating func update(time: Double, of timeLimit: Double) {
    update(
      "playing: \(NumberText.text(of: time.rounded(.down))) s of at most"
        + " \(NumberText.text(of: timeLimit.rounded(.up))) s")
  }

  /// Clears the line; to be called before anything else is said.
  mutating func finish() {
    if isShown { console.writeMessages("\(StatusLine.erasure)") }
    StatusLine.noteShown(false)
    (due, isShown) = (nil, false)
  }
}
