// SPDX-License-Identifier: MIT

final class WatchedPlay {
  enum End {
    case late
    /// A file changed, the page left, or the tool is ending.
    case unwanted
  }

  /// The longest time to play a run, in seconds.
  static let patience = 10.0
  private static let interval = 0.1

  private let console: Console
  private let hasChanged: () -> Bool
  private let hasLeft: () -> Bool
  private let deadline: Double
  private var next: Double
  /// Never reset, because an abandoned step must not continue.
  private(set) var end: End?

  init(
    _ console: Console, hasChanged: @escaping () -> Bool, hasLeft: @escaping () -> Bool
  ) {
    (self.console, self.hasChanged, self.hasLeft) = (console, hasChanged, hasLeft)
    let now = console.uptime()
    (deadline, next) = (now + Self.patience, now + Self.interval)
  }

  /// Called before every tick and every few milliseconds within one.
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
