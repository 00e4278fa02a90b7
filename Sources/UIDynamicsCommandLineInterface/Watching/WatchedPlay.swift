// SPDX-License-Identifier: MIT

/// Finds out, while a scene is played for a page, that it should not be played on.
final class WatchedPlay {
  enum End {
    case late
    /// A file is another one now, nobody waits for it any more, or the tool is to end.
    case unwanted
  }

  /// A run that takes longer to play is given up, s.
  static let patience = 10.0
  /// How often the files and the page are looked at, s.
  private static let interval = 0.1

  private let console: Console
  private let hasChanged: () -> Bool
  private let hasLeft: () -> Bool
  private let deadline: Double
  private var next: Double
  /// Once there is one, it stays: a step that is given up must not be gone on with.
  private(set) var end: End?

  init(
    _ console: Console, hasChanged: @escaping () -> Bool, hasLeft: @escaping () -> Bool
  ) {
    (self.console, self.hasChanged, self.hasLeft) = (console, hasChanged, hasLeft)
    let now = console.uptime()
    (deadline, next) = (now + Self.patience, now + Self.interval)
  }

  /// Asked before every tick, and every few milliseconds within one.
  func isOver() -> Bool {
    if end == nil { end = find(console.uptime()) }
    return end != nil
  }

  private func find(_ now: Double) -> End? {
    if console.pendingSignal() != nil { return .unwanted }
    if now > deadline { return .late }
    if now < next { return nil }
    next = now + Self.interval
    return hasLeft() || hasChanged() ? .unwanted : nil
  }
}
