// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

package struct EventChange: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case missing, new
    case moved(to: Int)
    /// The event has different values at the same tick; each string describes one of them.
    case changed([String])
  }

  package var event: EventRecord
  /// The number of this occurrence among equal events, counted from 1.
  package var number: Int
  package var kind: Kind
}

/// Compares the events of two runs as they arrive, and buffers only unmatched events.
package struct EventComparison: Sendable {
  /// The largest number of changes that are stored; further ones are only counted.
  private static let mostKept = 1000

  /// An unmatched event and the number of its occurrence.
  private struct Waiting {
    var event: EventRecord
    var number: Int
  }

  /// Unmatched events; equal events are removed in the order in which they arrived.
  private struct WaitingList {
    private var events: [Int: Waiting] = [:]
    private var indices: [[String]: [Int]] = [:]
    private var next = 0

    var isEmpty: Bool { events.isEmpty }

    var all: [Waiting] { events.sorted { $0.key < $1.key }.map { $0.value } }

    mutating func append(_ waiting: Waiting) {
      events[next] = waiting
      indices[waiting.event.key, default: []].append(next)
      next += 1
    }

    mutating func remove(like event: EventRecord) -> Waiting? {
      let key = event.key
      guard let index = indices[key]?.removeFirst() else { return nil }
      if indices[key]?.isEmpty == true { indices[key] = nil }
      return events.removeValue(forKey: index)
    }
  }

  private let rules: ComparisonRules
  private var missing = WaitingList()
  private var new = WaitingList()
  private var numbers: [[String]: (expected: Int, actual: Int)] = [:]
  package private(set) var changes: [EventChange] = []
  package private(set) var changeCount = 0
  /// The number of events within the tick tolerance, and their largest distance in ticks.
  package private(set) var forgiven = (count: 0, ticks: 0)
  package private(set) var count = 0
  package private(set) var firstContact: Int?

  init(_ rules: ComparisonRules) { self.rules = rules }

  mutating func compare(_ expected: [EventRecord], _ actual: [EventRecord]) {
    if firstContact == nil {
      firstContact = expected.first { $0.kind == .contactBegan }?.tick
    }
    count += expected.count
    if expected == actual && missing.isEmpty && new.isEmpty {
      for event in expected { _ = (number(event, isActual: false), number(event, isActual: true)) }
      return
    }
    var rest = WaitingList()
    for event in actual {
      rest.append(Waiting(event: event, number: number(event, isActual: true)))
    }
    for event in expected {
      let waiting = Waiting(event: event, number: number(event, isActual: false))
      if let found = rest.remove(like: event) {
        let values = changedValues(event, found.event)
        if !values.isEmpty { report(waiting, .changed(values)) }
      } else {
        settle(waiting)
      }
    }
    for waiting in rest.all { settleNew(waiting) }
  }

  private mutating func settle(_ waiting: Waiting) {
    guard let match = new.remove(like: waiting.event) else { return missing.append(waiting) }
    noteMove(waiting, to: match.event.tick)
  }

  private mutating func settleNew(_ waiting: Waiting) {
    guard let match = missing.remove(like: waiting.event) else { return new.append(waiting) }
    noteMove(match, to: waiting.event.tick)
  }

  private mutating func noteMove(_ waiting: Waiting, to tick: Int) {
    let distance = abs(tick - waiting.event.tick)
    if distance > rules.ticks { return report(waiting, .moved(to: tick)) }
    forgiven = (forgiven.count + 1, max(forgiven.ticks, distance))
  }

  mutating func finish() {
    for waiting in missing.all { report(waiting, .missing) }
    for waiting in new.all { report(waiting, .new) }
    (missing, new) = (WaitingList(), WaitingList())
    changes.sort { $0.event.tick < $1.event.tick }
  }

  private mutating func report(_ waiting: Waiting, _ kind: EventChange.Kind) {
    changeCount += 1
    guard changes.count < Self.mostKept else { return }
    changes.append(EventChange(event: waiting.event, number: waiting.number, kind: kind))
  }

  private mutating func number(_ event: EventRecord, isActual: Bool) -> Int {
    var counts = numbers[event.key, default: (0, 0)]
    if isActual { counts.actual += 1 } else { counts.expected += 1 }
    numbers[event.key] = counts
    return isActual ? counts.actual : counts.expected
  }

  /// Returns the values of a matched event that differ by more than the tolerance.
  private func changedValues(_ expected: EventRecord, _ actual: EventRecord) -> [String] {
    if rules.level == .events { return [] }
    let times = (expected.time, actual.time)
    let time =
      expected.tick != actual.tick || rules.allows(time: times.1, for: times.0)
      ? [] : ["time \(NumberText.text(of: times.0)) → \(NumberText.text(of: times.1))"]
    return time + pointDistance(expected.point, actual.point)
      + RecordMember.changes(expected.members, actual.members) { key, a, b in
        a.isAlike(b, ValueTolerance(rules.tolerance, key))
      }
  }

  private func pointDistance(_ expected: EventRecord.Point?, _ actual: EventRecord.Point?)
    -> [String]
  {
    guard let a = expected, let b = actual else {
      return expected == actual ? [] : ["the position was \(expected == nil ? "added" : "removed")"]
    }
    return [("x", a.x, b.x), ("y", a.y, b.y)].compactMap { name, a, b in
      rules.tolerance.allows(Double(b), for: Double(a), in: .position)
        ? nil : "\(name) \(NumberText.text(of: a)) → \(NumberText.text(of: b))"
    }
  }
}

extension EventRecord {
  /// Identifies an event regardless of its time and position.
  fileprivate var key: [String] {
    [kind.rawValue, behavior ?? "", item ?? "", other ?? "", boundary ?? "", name ?? ""]
  }

  fileprivate var members: [RecordMember] {
    switch data {
    case .object(let members)?: members
    case let value?: [RecordMember("data", value)]
    case nil: []
    }
  }
}

private struct ValueTolerance {
  private let tolerance: Tolerance
  private let columns: ColumnClass?

  /// `key` is the name of a column or column class; other numbers get only the relative tolerance.
  init(_ tolerance: Tolerance, _ key: String) {
    self.tolerance = tolerance
    columns =
      key == "rotation" ? .angle : ColumnClass(rawValue: key) ?? Column(rawValue: key)?.columnClass
  }

  func allows(_ actual: Double, for expected: Double) -> Bool {
    tolerance.allows(actual, for: expected, in: columns)
  }
}

extension RecordValue {
  fileprivate func isAlike(_ actual: RecordValue, _ tolerance: ValueTolerance) -> Bool {
    switch (self, actual) {
    case (.number(let a), .number(let b)): tolerance.allows(b, for: a)
    case (.numbers(let a), .numbers(let b)):
      a.count == b.count && zip(a, b).allSatisfy { tolerance.allows($1, for: $0) }
    case (.boolean, _), (.string, _), (.number, _), (.numbers, _), (.object, _): self == actual
    }
  }
}
