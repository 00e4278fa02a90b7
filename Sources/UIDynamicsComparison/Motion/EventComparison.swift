// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// One event that is not where it should be.
package struct EventChange: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case missing, new
    /// It happens, at another tick.
    case moved(to: Int)
    /// It happens at its tick, with another place or other data.
    case changed
  }

  package var event: EventRecord
  /// Which of its like it is, from 1.
  package var number: Int
  package var kind: Kind
}

/// Compares the events of two runs as they come, and holds only those that wait for their match.
package struct EventComparison: Sendable {
  /// More changes than this are counted, but not kept.
  private static let mostKept = 1000

  /// An event without its tick and place, and how often it has come.
  private struct Waiting {
    var event: EventRecord
    var number: Int
  }

  private let rules: ComparisonRules
  private var missing: [Waiting] = []
  private var new: [Waiting] = []
  private var numbers: [[String]: (expected: Int, actual: Int)] = [:]
  /// In the order in which they were found out.
  package private(set) var changes: [EventChange] = []
  package private(set) var changeCount = 0
  /// Whether one of the changes is not forgiven.
  package private(set) var hasFault = false
  package private(set) var count = 0
  package private(set) var firstContact: Int?

  init(_ rules: ComparisonRules) { self.rules = rules }

  mutating func compare(_ expected: [EventRecord], _ actual: [EventRecord]) {
    if firstContact == nil {
      firstContact = expected.first { $0.kind == .contactBegan }?.tick
    }
    count += expected.count
    // Nearly always.
    if expected == actual && missing.isEmpty && new.isEmpty {
      for event in expected { _ = (number(event, isActual: false), number(event, isActual: true)) }
      return
    }
    var rest = actual.map { Waiting(event: $0, number: number($0, isActual: true)) }
    if !isSameOrder(expected, actual) { hasFault = true }
    for event in expected {
      let waiting = Waiting(event: event, number: number(event, isActual: false))
      if let match = rest.firstIndex(where: { $0.event.key == event.key }) {
        let found = rest.remove(at: match)
        if !isSame(event, found.event) { note(waiting, .changed, isForgiven: false) }
      } else {
        settle(waiting)
      }
    }
    for waiting in rest { settleNew(waiting) }
  }

  /// Of the same events in a tick, whether they come in the same order.
  private func isSameOrder(_ expected: [EventRecord], _ actual: [EventRecord]) -> Bool {
    let (a, b) = (expected.map(\.key), actual.map(\.key))
    return a == b
      || a.sorted { $0.lexicographicallyPrecedes($1) }
        != b.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private mutating func settle(_ waiting: Waiting) {
    guard let match = new.firstIndex(where: { $0.event.key == waiting.event.key }) else {
      return missing.append(waiting)
    }
    noteMove(waiting, to: new.remove(at: match).event.tick)
  }

  private mutating func settleNew(_ waiting: Waiting) {
    guard let match = missing.firstIndex(where: { $0.event.key == waiting.event.key }) else {
      return new.append(waiting)
    }
    noteMove(missing.remove(at: match), to: waiting.event.tick)
  }

  private mutating func noteMove(_ waiting: Waiting, to tick: Int) {
    note(
      waiting, .moved(to: tick), isForgiven: abs(tick - waiting.event.tick) <= rules.ticks)
  }

  /// What has waited in vain.
  mutating func finish() {
    for waiting in missing { note(waiting, .missing, isForgiven: false) }
    for waiting in new { note(waiting, .new, isForgiven: false) }
    (missing, new) = ([], [])
    changes.sort { $0.event.tick < $1.event.tick }
  }

  private mutating func note(_ waiting: Waiting, _ kind: EventChange.Kind, isForgiven: Bool) {
    changeCount += 1
    if !isForgiven { hasFault = true }
    guard changes.count < Self.mostKept else { return }
    changes.append(EventChange(event: waiting.event, number: waiting.number, kind: kind))
  }

  private mutating func number(_ event: EventRecord, isActual: Bool) -> Int {
    var counts = numbers[event.key, default: (0, 0)]
    if isActual { counts.actual += 1 } else { counts.expected += 1 }
    numbers[event.key] = counts
    return isActual ? counts.actual : counts.expected
  }

  private func isSame(_ expected: EventRecord, _ actual: EventRecord) -> Bool {
    if rules.level == .events { return true }
    guard (expected.point == nil) == (actual.point == nil) else { return false }
    if let a = expected.point, let b = actual.point {
      let tolerance = rules.tolerance
      guard tolerance.allows(Double(b.x), for: Double(a.x), in: .position),
        tolerance.allows(Double(b.y), for: Double(a.y), in: .position)
      else { return false }
    }
    return expected.data.isAlike(actual.data, rules.tolerance)
  }
}

extension EventRecord {
  /// What an event is, whenever and wherever it happens.
  fileprivate var key: [String] {
    [kind.rawValue, behavior ?? "", item ?? "", other ?? "", boundary ?? "", name ?? ""]
  }
}

extension RecordValue? {
  fileprivate func isAlike(_ actual: RecordValue?, _ tolerance: Tolerance) -> Bool {
    switch (self, actual) {
    case (nil, nil): true
    case (let a?, let b?): a.isAlike(b, tolerance)
    case (nil, _), (_, nil): false
    }
  }
}

extension RecordValue {
  /// Numbers of data have the tolerance of velocities: that is what most of them are.
  fileprivate func isAlike(_ actual: RecordValue, _ tolerance: Tolerance) -> Bool {
    switch (self, actual) {
    case (.number(let a), .number(let b)): tolerance.allows(b, for: a, in: .velocity)
    case (.numbers(let a), .numbers(let b)):
      a.count == b.count && zip(a, b).allSatisfy { tolerance.allows($1, for: $0, in: .velocity) }
    case (.object(let a), .object(let b)):
      a.count == b.count
        && zip(a, b).allSatisfy { $0.key == $1.key && $0.value.isAlike($1.value, tolerance) }
    case (.boolean, _), (.string, _), (.number, _), (.numbers, _), (.object, _): self == actual
    }
  }
}
