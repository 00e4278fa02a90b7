// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

struct Progress {
  /// In seconds; shorter runs show nothing.
  private static let patience = 0.5
  /// Seconds between updates.
  private static let interval = 0.1

  private let console: Console
  /// The time of the next update; `nil` if nothing is shown.
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

  /// In seconds.
  mutating func update(time: Double, of timeLimit: Double) {
    update(
      "simulated \(NumberText.text(of: time.rounded(.down))) s of at most"
        + " \(NumberText.text(of: timeLimit.rounded(.up))) s")
  }

  /// Erases the line; call it before writing anything else.
  mutating func finish() {
    if isShown { console.writeMessages("\(StatusLine.erasure)") }
    StatusLine.noteShown(false)
    (due, isShown) = (nil, false)
  }
}
