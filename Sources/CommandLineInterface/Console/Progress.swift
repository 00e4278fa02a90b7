// SPDX-License-Identifier: MIT

internal import Trajectory

/// A line on the terminal that says how far a long run has come, and goes away at its end.
struct Progress {
  /// A run shorter than this many seconds says nothing.
  private static let patience = 0.5
  /// Seconds between two updates.
  private static let interval = 0.1

  private let console: Console
  private let timeLimit: Double
  /// When to say something next; nil when nobody is watching.
  private var due: Double?
  private var isShown = false

  init(_ console: Console, timeLimit: Double, isQuiet: Bool) {
    self.console = console
    self.timeLimit = timeLimit
    let isWatched =
      !isQuiet && console.isTerminal(.messages) && !console.isSet("CI")
      && console.environment("TERM") != "dumb"
    if isWatched { due = console.uptime() + Self.patience }
  }

  mutating func update(time: Double) {
    guard let due, console.uptime() >= due else { return }
    let (whole, most) = (time.rounded(.down), timeLimit.rounded(.up))
    let text = "\(NumberText.text(of: whole)) s of at most \(NumberText.text(of: most)) s"
    console.writeMessages("\(StatusLine.erasure)playing: \(text)")
    StatusLine.noteShown(true)
    isShown = true
    self.due = console.uptime() + Self.interval
  }

  /// Clears the line; to be called before anything else is said.
  mutating func finish() {
    if isShown { console.writeMessages("\(StatusLine.erasure)") }
    StatusLine.noteShown(false)
    (due, isShown) = (nil, false)
  }
}
