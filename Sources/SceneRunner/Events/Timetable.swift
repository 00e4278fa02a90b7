// SPDX-License-Identifier: MIT

internal import SceneFormat

/// What happens at fixed times: `at` events and touches, in the order in which they come.
///
/// Each belongs to the first tick that starts at its time or later; a time up to 0.1 ms behind a
/// tick counts as that of the tick. Things of the same tick come in the order of their times, at the
/// same time touches before events, as a finger is read before a timer; then in the order of the
/// scene.
struct Timetable {
  enum Entry: Equatable {
    case touch(gesture: Int, Int)
    case event(Int)
  }

  private struct Row {
    var tick: Int
    var time: Double
    var entry: Entry
  }

  private let rows: [Row]
  private var next = 0

  init(_ scene: Scene) {
    var rows: [Row] = []
    let rate = scene.run.ticksPerSecond
    func add(_ time: Double, _ entry: Entry) {
      let tick = Self.tick(of: time, rate)
      rows.append(Row(tick: tick, time: min(time, Double(tick) / rate), entry: entry))
    }
    for (gesture, description) in scene.gestures.enumerated() {
      for (place, touch) in description.touches.enumerated() {
        add(touch.time, .touch(gesture: gesture, place))
      }
    }
    for (index, event) in scene.events.enumerated() {
      guard case .at(let times) = event.trigger else { continue }
      for time in times { add(time, .event(index)) }
    }
    self.rows = rows.enumerated().sorted {
      ($0.element.tick, $0.element.time, $0.offset) < ($1.element.tick, $1.element.time, $1.offset)
    }.map(\.element)
  }

  /// Whether there is nothing to come.
  var isEmpty: Bool { next == rows.count }

  /// Takes the next entry, if it is due at the start of a tick.
  mutating func takeEntry(dueAt tick: Int) -> Entry? {
    guard next < rows.count, rows[next].tick <= tick else { return nil }
    next += 1
    return rows[next - 1].entry
  }

  /// The first tick that starts at a time or later.
  static func tick(of time: Double, _ ticksPerSecond: Double) -> Int {
    let earliest = time - RunSettings.timeTolerance
    // One tick off at most: a tick's time is divided afresh, not multiplied.
    var tick = max(0, Int((earliest * ticksPerSecond).rounded(.down)) - 1)
    while Double(tick) / ticksPerSecond < earliest { tick += 1 }
    return tick
  }
}
