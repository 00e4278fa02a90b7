// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  public import UIDynamicsGeometry

  /// A clock of simulated time that runs scheduled work as it advances.
  ///
  /// A test of one minute takes almost no real time, and work runs in the same order in every run. In code that imports the
  /// product UIKit, timers and `asyncAfter` use the current clock. Use a clock from one thread at a time.
  nonisolated public final class VirtualClock: @unchecked Sendable {
    /// The clock of the current task.
    @TaskLocal public static var current = VirtualClock()

    /// The time since the clock was created, in seconds.
    public private(set) var now: TimeInterval = 0

    /// A Boolean value that indicates whether one-time work is pending.
    public var isWaiting: Bool { waiting.contains { $0.interval == nil && $0.isWanted() } }

    private struct Entry {
      let id: Int
      var due: TimeInterval
      let interval: TimeInterval?
      var isWanted: () -> Bool = { true }
      let action: () -> Void
    }

    private var waiting: [Entry] = []
    private var lastID = 0

    /// Creates a clock at time 0.
    public init() {}

    /// Runs work once after a delay in seconds; with 0 or less, during the next advance.
    ///
    /// - Returns: A number that cancels the work.
    @discardableResult
    public func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
      put(Entry(id: 0, due: now + max(0, delay), interval: nil, action: action))
    }

    /// Runs work after an interval, s, once or repeatedly, while `isWanted` returns `true`.
    package func schedule(
      _ interval: TimeInterval, repeats: Bool, while isWanted: @escaping () -> Bool,
      _ action: @escaping () -> Void
    ) {
      let entry = Entry(
        id: 0, due: now + max(0, interval), interval: repeats ? max(interval, 0.0001) : nil,
        isWanted: isWanted, action: action)
      _ = put(entry)
    }

    /// Runs work repeatedly at an interval in seconds, which must be above 0.
    ///
    /// - Returns: A number that cancels the work.
    @discardableResult
    public func every(_ interval: TimeInterval, _ action: @escaping () -> Void) -> Int {
      precondition(
        interval > 0, "UIDynamics: an interval must be greater than 0 s, not \(interval).")
      return put(Entry(id: 0, due: now + interval, interval: interval, action: action))
    }

    /// Cancels the work with a number returned by `after(_:_:)` or `every(_:_:)`.
    public func cancel(_ id: Int) { waiting.removeAll { $0.id == id } }

    /// Advances the clock by a number of seconds and runs the work that comes due, in chronological order.
    ///
    /// This includes work scheduled in the meantime. Work due at the same time runs in the order in which it was scheduled.
    public func advance(by seconds: TimeInterval) {
      let end = now + seconds
      // Sums of 1/60 s fall slightly short of whole seconds.
      while let next = firstDue(by: end + 1e-9) {
        now = max(now, next.due)
        next.action()
      }
      now = max(now, end)
    }

    private func put(_ entry: Entry) -> Int {
      lastID += 1
      waiting.append(
        Entry(
          id: lastID, due: entry.due, interval: entry.interval, isWanted: entry.isWanted,
          action: entry.action))
      return lastID
    }

    /// Returns the first entry that is due: removes a one-time entry and moves a repeating one to the back.
    private func firstDue(by end: TimeInterval) -> Entry? {
      waiting.removeAll { !$0.isWanted() }
      var soonest: Int?
      for index in waiting.indices where waiting[index].due <= end {
        if let best = soonest, waiting[best].due <= waiting[index].due { continue }
        soonest = index
      }
      guard let soonest else { return nil }
      var entry = waiting.remove(at: soonest)
      let found = entry
      if let interval = entry.interval {
        entry.due += interval
        waiting.append(entry)
      }
      return found
    }
  }
#endif
