// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  public import UIDynamicsGeometry

  /// Simulated time for delayed work, which is done while the clock advances.
  ///
  /// A test of a minute takes no time, and the order is the same in every run. Timers and `asyncAfter` in code that
  /// imports the product UIKit use the current clock. For one thread at a time.
  nonisolated public final class VirtualClock: @unchecked Sendable {
    /// The clock of the task that asks.
    @TaskLocal public static var current = VirtualClock()

    /// The time since the clock was created, s.
    public private(set) var now: TimeInterval = 0

    /// Whether work that is done once is waiting.
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

    /// Creates a clock that stands at 0.
    public init() {}

    /// Does work once after a delay, s; after 0 or less, with the next advance.
    ///
    /// - Returns: A number to cancel it with.
    @discardableResult
    public func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
      put(Entry(id: 0, due: now + max(0, delay), interval: nil, action: action))
    }

    /// Does work for as long as it is wanted: once after an interval, s, or after each.
    package func schedule(
      _ interval: TimeInterval, repeats: Bool, while isWanted: @escaping () -> Bool,
      _ action: @escaping () -> Void
    ) {
      let entry = Entry(
        id: 0, due: now + max(0, interval), interval: repeats ? max(interval, 0.0001) : nil,
        isWanted: isWanted, action: action)
      _ = put(entry)
    }

    /// Does work again and again, after each interval, s.
    ///
    /// - Returns: A number to cancel it with.
    @discardableResult
    public func every(_ interval: TimeInterval, _ action: @escaping () -> Void) -> Int {
      precondition(interval > 0, "UIDynamics: an interval is more than 0 s, not \(interval).")
      return put(Entry(id: 0, due: now + interval, interval: interval, action: action))
    }

    /// Cancels the work with the number.
    public func cancel(_ id: Int) { waiting.removeAll { $0.id == id } }

    /// Advances by some seconds, and does the work that becomes due, in order of time.
    ///
    /// That includes work that is scheduled meanwhile. At equal times the order is that of scheduling.
    public func advance(by seconds: TimeInterval) {
      let end = now + seconds
      // Sums of sixtieths fall short of whole seconds by a few last digits.
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

    /// Takes the first entry that is due; one that repeats goes to the back.
    private func firstDue(by end: TimeInterval) -> Entry? {
      waiting.removeAll { !$0.isWanted() }
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
#endif
