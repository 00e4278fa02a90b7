// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry

/// Simulated time for what a program puts off: what is due is done while the clock is let go on.
///
/// UIKit's programs put things off with dispatch queues and timers, which run by a real clock. On
/// this one a test of a minute takes no time, and the order is the same in every run. For one thread
/// at a time.
nonisolated public final class VirtualClock: @unchecked Sendable {
  /// The clock of the task that asks.
  @TaskLocal public static var current = VirtualClock()

  /// How long it has gone, s.
  public private(set) var now: TimeInterval = 0

  /// Whether anything is put off that is to be done once.
  public var isWaiting: Bool { waiting.contains { $0.interval == nil } }

  private struct Entry {
    let id: Int
    var due: TimeInterval
    let interval: TimeInterval?
    let action: () -> Void
  }

  private var waiting: [Entry] = []
  private var lastID = 0

  /// Creates a clock that stands at 0.
  public init() {}

  /// Has something done once, when so many seconds have gone by; 0 or less: with the next advance.
  ///
  /// - Returns: A number to call it off with.
  @discardableResult
  public func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    put(Entry(id: 0, due: now + max(0, delay), interval: nil, action: action))
  }

  /// Has something done again and again, every so many seconds.
  ///
  /// - Returns: A number to call it off with.
  @discardableResult
  public func every(_ interval: TimeInterval, _ action: @escaping () -> Void) -> Int {
    precondition(interval > 0, "UIDynamics: an interval is more than 0 s, not \(interval).")
    return put(Entry(id: 0, due: now + interval, interval: interval, action: action))
  }

  /// Calls off what was put off under the number.
  public func cancel(_ id: Int) { waiting.removeAll { $0.id == id } }

  /// Lets so many seconds go by, and does what is due on the way, in its order.
  ///
  /// What is put off on the way and is due as well is done, too. At equal times the one that was put
  /// off first is first.
  public func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while let next = firstDue(by: end) {
      now = max(now, next.due)
      next.action()
    }
    now = end
  }

  private func put(_ entry: Entry) -> Int {
    lastID += 1
    waiting.append(
      Entry(id: lastID, due: entry.due, interval: entry.interval, action: entry.action))
    return lastID
  }

  /// Takes the first entry that is due; one that repeats is put behind.
  private func firstDue(by end: TimeInterval) -> Entry? {
    var place: Int?
    for index in waiting.indices where waiting[index].due <= end {
      if let best = place, waiting[best].due <= waiting[index].due { continue }
      place = index
    }
    guard let place else { return nil }
    var entry = waiting.remove(at: place)
    let found = entry
    if let interval = entry.interval {
      entry.due += interval
      waiting.append(entry)
    }
    return found
  }
}
