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
    case touch(gesture: Int, FingerTouch)
    /// The time that a gesture waits for.
    case deadline(gesture: Int, Double)
    case event(Int)
    /// Actions that were put off, by their number.
    case delayed(Int)
  }

  private struct Row: Due {
    var tick: Int
    var time: Double
    /// The order of rows of the same time, and of rows that have this in common.
    var (rank, number) = (0, 0)
    var entry: Entry
    /// Of an event at equal distances, and which of its times it is.
    var interval: (SceneInterval, Int)?

    /// What is due at a time, at a tick or later.
    init(
      at time: Double, _ run: RunSettings, notBefore earliest: Int = 0, rank: Int,
      _ entry: Entry, interval: (SceneInterval, Int)? = nil
    ) {
      tick = max(earliest, run.tick(dueAt: time))
      self.time = min(time, Double(tick) / run.ticksPerSecond)
      (self.rank, self.entry, self.interval) = (rank, entry, interval)
    }

    func comes(before other: Row) -> Bool {
      (tick, time, rank, number) < (other.tick, other.time, other.rank, other.number)
    }
  }

  private var pending = DueHeap<Row>()
  /// The events that are still to come at equal distances of time; rows of others are passed over.
  private var repeaters: Set<Int> = []
  /// How many of the others are pending.
  private var others = 0
  /// The times that gestures wait for; rows of others are passed over.
  private var deadlines: [Int: Double] = [:]
  private let run: RunSettings
  private let (gestureCount, eventCount): (Int, Int)
  private var rowCount = 0

  init(_ scene: Scene) {
    run = scene.run
    (gestureCount, eventCount) = (scene.gestures.count, scene.events.count)
    for (index, gesture) in scene.gestures.enumerated() { addTouches(of: gesture, index) }
    for (index, event) in scene.events.enumerated() {
      switch event.trigger {
      case .at(let times): for time in times { add(at: time, rank: index, .event(index)) }
      case .every(let interval): repeating(interval, from: 0, of: index, after: -1)
      case .on, .gesture, .emit, .when, .several: break
      }
    }
  }

  private mutating func addTouches(of gesture: SceneGesture, _ index: Int) {
    var path = FingerPath(run)
    for (place, point) in gesture.touches.enumerated() {
      if gesture.begins(place) { path = FingerPath(run) }
      for touch in path.append(point, end: gesture.end(after: place)) {
        add(touch, ofGesture: index)
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
      if case .deadline(let gesture, let time) = row.entry {
        if deadlines[gesture] != time { continue }
        deadlines[gesture] = nil
      }
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
    let number = rowCount + 1
    add(at: time, notBefore: tick, rank: eventCount, .delayed(number))
    return number
  }

  mutating func add(_ touch: FingerTouch, ofGesture gesture: Int) {
    add(at: touch.time, rank: gesture - gestureCount, .touch(gesture: gesture, touch))
  }

  /// Replaces the time that a gesture waits for.
  ///
  /// It comes before a touch of the same time: a finger that is lifted then has pressed long enough.
  mutating func wait(until time: Double?, ofGesture gesture: Int) {
    if deadlines[gesture] == time { return }
    if deadlines[gesture] != nil { others -= 1 }
    deadlines[gesture] = time
    guard let time else { return }
    add(at: time, rank: gesture - 2 * gestureCount, .deadline(gesture: gesture, time))
  }

  private mutating func add(
    at time: Double, notBefore tick: Int = 0, rank: Int, _ entry: Entry
  ) {
    others += 1
    insert(Row(at: time, run, notBefore: tick, rank: rank, entry))
  }

  private mutating func insert(_ row: Row) {
    rowCount += 1
    var row = row
    row.number = rowCount
    pending.insert(row)
  }

  /// An event that happens at equal distances will not happen again.
  mutating func forget(event: Int) { repeaters.remove(event) }

  /// Notes the first of some times that is behind a tick; several in one tick are one.
  private mutating func repeating(
    _ interval: SceneInterval, from number: Int, of event: Int, after last: Int
  ) {
    var number = number
    let start = Double(last) / run.ticksPerSecond
    let skipped = ((start - interval.from) / interval.length).rounded(.down)
    if skipped > Double(number) { number = Int(exactly: skipped) ?? .max / 2 }
    func time() -> Double { interval.from + Double(number) * interval.length }
    while run.tick(dueAt: time()) <= last { number += 1 }
    repeaters.remove(event)
    guard time() <= interval.to + RunSettings.timeTolerance else { return }
    repeaters.insert(event)
    insert(Row(at: time(), run, rank: event, .event(event), interval: (interval, number)))
  }
}
