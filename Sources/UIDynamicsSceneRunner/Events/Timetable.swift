// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsSceneFormat

/// What happens at a time: `at` and `every` events, touches and delayed actions, in the order in which
/// they come.
///
/// Each belongs to the first tick that starts at its time or later; a time up to 0.1 ms behind a
/// tick counts as that of the tick. Things of the same tick come in the order of their times, at the
/// same time touches before events, as a finger is read before a timer, and events before what actions
/// have put off; then in the order of the scene.
struct Timetable {
  enum Entry: Equatable {
    case touch(gesture: Int, Int)
    /// The time that a gesture waits for after a touch.
    case deadline(gesture: Int, Int)
    case event(Int)
    /// Actions that were put off, by their number.
    case delayed(Int)
  }

  private struct Row: Due {
    var tick: Int
    var time: Double
    /// The order of rows of the same time.
    var rank: Int
    var entry: Entry
    /// Of an event at equal distances, and which of its times it is.
    var interval: (SceneInterval, Int)?

    /// What is due at a time, at a tick or later.
    init(
      at time: Double, _ ticksPerSecond: Double, notBefore earliest: Int = 0, rank: Int,
      _ entry: Entry, interval: (SceneInterval, Int)? = nil
    ) {
      tick = max(earliest, Timetable.tick(of: time, ticksPerSecond))
      self.time = min(time, Double(tick) / ticksPerSecond)
      (self.rank, self.entry, self.interval) = (rank, entry, interval)
    }

    func comes(before other: Row) -> Bool {
      (tick, time, rank) < (other.tick, other.time, other.rank)
    }
  }

  private var pending = DueHeap<Row>()
  /// The events that are still to come at equal distances of time; rows of others are passed over.
  private var repeaters: Set<Int> = []
  /// How many of the others are pending.
  private var others = 0
  private let ticksPerSecond: Double
  private let eventRank: Int
  private var delayedCount = 0

  init(_ scene: Scene) {
    ticksPerSecond = scene.run.ticksPerSecond
    eventRank = scene.gestures.reduce(0) { $0 + $1.touches.count }
    addTouches(of: scene)
    for (index, event) in scene.events.enumerated() {
      switch event.trigger {
      case .at(let times):
        for time in times { add(at: time, rank: eventRank + index, .event(index)) }
      case .every(let interval): repeating(interval, from: 0, of: index, after: -1)
      case .on, .gesture, .emit, .when, .several: break
      }
    }
    delayedCount = eventRank + scene.events.count
  }

  /// Adds touches in the order of their gestures, and when fingers have pressed long enough.
  private mutating func addTouches(of scene: Scene) {
    var (touches, deadlines) = (0, 0)
    for (gesture, description) in scene.gestures.enumerated() {
      for (place, touch) in description.touches.enumerated() {
        add(at: touch.time, rank: touches, .touch(gesture: gesture, place))
        touches += 1
      }
      // Before a touch of the same time: a finger that is lifted then has pressed long enough.
      for (touch, time) in description.deadlines {
        add(at: time, rank: .min + deadlines, .deadline(gesture: gesture, touch))
        deadlines += 1
      }
    }
  }

  // MARK: What is left

  /// Whether nothing is to come but events that repeat themselves.
  var isQuiet: Bool { others == 0 }

  /// The events that are still to come at equal distances of time, in the order of the scene.
  var repeatingEvents: [Int] { repeaters.sorted() }

  /// Takes the next entry, if it is due at the start of a tick.
  mutating func takeEntry(dueAt tick: Int) -> Entry? {
    pending.isEmpty ? nil : takePending(dueAt: tick)
  }

  private mutating func takePending(dueAt tick: Int) -> Entry? {
    while let row = pending.first, row.tick <= tick {
      pending.removeFirst()
      guard let (interval, number) = row.interval, case .event(let event) = row.entry else {
        others -= 1
        return row.entry
      }
      if !repeaters.contains(event) { continue }
      repeating(interval, from: number + 1, of: event, after: tick)
      return row.entry
    }
    return nil
  }

  // MARK: What is added on the way

  /// Notes a time, at a tick or later, and returns the number of the entry for it.
  mutating func add(at time: Double, notBefore tick: Int) -> Int {
    delayedCount += 1
    add(at: time, notBefore: tick, rank: delayedCount, .delayed(delayedCount))
    return delayedCount
  }

  private mutating func add(
    at time: Double, notBefore tick: Int = 0, rank: Int, _ entry: Entry
  ) {
    others += 1
    pending.insert(Row(at: time, ticksPerSecond, notBefore: tick, rank: rank, entry))
  }

  /// An event that happens at equal distances will not happen again.
  mutating func forget(event: Int) { repeaters.remove(event) }

  /// Notes the first of some times that is behind a tick; several in one tick are one.
  private mutating func repeating(
    _ interval: SceneInterval, from number: Int, of event: Int, after last: Int
  ) {
    var number = number
    let start = Double(last) / ticksPerSecond
    let skipped = ((start - interval.from) / interval.length).rounded(.down)
    if skipped > Double(number) { number = Int(exactly: skipped) ?? .max / 2 }
    func time() -> Double { interval.from + Double(number) * interval.length }
    while Self.tick(of: time(), ticksPerSecond) <= last { number += 1 }
    repeaters.remove(event)
    guard time() <= interval.to + RunSettings.timeTolerance else { return }
    repeaters.insert(event)
    pending.insert(
      Row(
        at: time(), ticksPerSecond, rank: eventRank + event, .event(event),
        interval: (interval, number)))
  }

  /// The first tick that starts at a time or later.
  static func tick(of time: Double, _ ticksPerSecond: Double) -> Int {
    RunSettings.tick(notBefore: time - RunSettings.timeTolerance, ticksPerSecond)
  }
}

extension SceneGesture {
  /// The touches after which something happens by itself, and when, s.
  fileprivate var deadlines: [(touch: Int, time: Double)] {
    switch kind {
    case .longPress(0, _): []
    case .longPress(let duration, _):
      // A finger that is lifted before has not pressed long enough.
      touches.indices.filter(begins).map { ($0, touches[$0].time + duration) }.filter {
        start, time in
        let next = touches.indices[(start + 1)...].first(where: begins) ?? touches.count
        return touches[next - 1].time >= time - RunSettings.timeTolerance
      }
    case .tap(let count) where count > 1:
      touches.indices.filter { ends($0) }.map {
        ($0, touches[$0].time + GestureFacts.longestTapInterval + 2 * RunSettings.timeTolerance)
      }
    case .pan, .pinch, .rotation, .tap, .swipe, .scroll: []
    }
  }
}
