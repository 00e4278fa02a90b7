// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsSceneFormat

/// The queue of timed entries: `at` and `every` events, touches and delayed actions.
///
/// An entry belongs to the first tick that starts at or after its time; a time up to 0.1 ms after a tick
/// counts as that tick. Within a tick, entries are ordered by time. At equal times, touches precede events
/// because fingers are read before timers, and events precede delayed actions. Scene order breaks all other ties.
struct Timetable {
  enum Entry: Equatable {
    case touch(gesture: Int, FingerTouch)
    /// The time when a gesture changes its state without a touch.
    case deadline(gesture: Int, Double)
    case event(Int)
    case delayed(Int)
  }

  private struct Row: Due {
    var tick: Int
    var time: Double
    /// `rank` orders entries with equal times, and `number` those with equal ranks.
    var (rank, number) = (0, 0)
    var entry: Entry
    var interval: (SceneInterval, Int)?

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
  /// The events that still repeat; queued entries of other repeating events are skipped.
  private var repeaters: Set<Int> = []
  /// The number of pending entries that do not repeat.
  private var others = 0
  /// The current deadline of each gesture; queued deadlines that differ from it are skipped.
  private var deadlines: [Int: Double] = [:]
  /// The delayed actions by entry number.
  var delays: [Int: DelayedActions] = [:]
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
    for (number, point) in gesture.touches.enumerated() {
      if gesture.begins(number) { path = FingerPath(run) }
      for touch in path.append(point, end: gesture.end(after: number)) {
        add(touch, ofGesture: index)
      }
    }
  }

  // MARK: Remaining entries

  var isQuiet: Bool { others == 0 }

  var repeatingEvents: [Int] { repeaters.sorted() }

  mutating func takeEntry(dueAt tick: Int) -> Entry? {
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

  // MARK: Adding entries

  mutating func add(at time: Double, notBefore tick: Int) -> Int {
    let number = rowCount + 1
    add(at: time, notBefore: tick, rank: eventCount, .delayed(number))
    return number
  }

  mutating func add(_ touch: FingerTouch, ofGesture gesture: Int) {
    add(at: touch.time, rank: gesture - gestureCount, .touch(gesture: gesture, touch))
  }

  /// Replaces the deadline, which precedes a touch at the same time: a finger lifted exactly then has pressed
  /// long enough.
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

  mutating func forget(event: Int) { repeaters.remove(event) }

  /// Schedules the first repetition after a tick; several repetitions within a tick count as one.
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
