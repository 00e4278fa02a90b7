// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// Collects the ticks of a run, or of a log, into a motion.
package struct MotionRecorder {
  private var motion: Motion
  /// The place of each item of the motion among those of the run.
  private let places: [Int]
  private let filter: RowFilter
  private var hasBegun = false
  /// How many ticks were kept.
  private var tickCount = 0
  /// Which items were in the hierarchy at any tick, kept or not.
  private var known: [Bool]

  /// - Parameters:
  ///   - motion: Items without ticks.
  ///   - places: The place of each of them among the items of the run.
  ///   - filter: The range of times that is kept.
  package init(_ motion: Motion, places: [Int], filter: RowFilter) {
    (self.motion, self.places, self.filter) = (motion, places, filter)
    known = motion.items.map { _ in false }
  }

  /// Takes a tick of a run.
  package mutating func take(_ frame: Frame, _ events: [EventRecord]) {
    guard begin(tick: frame.tick, time: frame.time) else { return }
    for (item, place) in places.enumerated() {
      let state = frame.states[place]
      if state.isShown { known[item] = true }
      let values = [state.x, state.y, state.angle, state.width, state.height]
      take(state.isShown ? values.map(Double.init) : nil, of: item)
    }
    tickCount += 1
    take(events)
  }

  /// Takes a tick of a log with the standard columns.
  package mutating func take(_ record: TickRecord, columns: [Column]) {
    for (item, place) in places.enumerated() where record.items.contains(place) {
      known[item] = true
    }
    guard begin(tick: record.tick, time: record.time) else { return }
    let wanted: [Column] = [.x, .y, .angle, .width, .height]
    let offsets = wanted.compactMap { columns.firstIndex(of: $0) }
    for (item, place) in places.enumerated() {
      let start = record.items.firstIndex(of: place).map { $0 * columns.count }
      let isWhole = offsets.count == wanted.count
      take(isWhole ? start.map { s in offsets.map { record.values[s + $0] } } : nil, of: item)
    }
    tickCount += 1
    take(record.events)
  }

  /// The first item of which no tick had a pose, neither of those that were kept nor before or behind them.
  package var missingItem: String? {
    zip(motion.items, known).first { !$1 && tickCount > 0 }?.0.id
  }

  /// The motion as far as it was taken, of the items that were in the hierarchy meanwhile.
  package consuming func recorded(reason: String) -> Motion {
    (motion.reason, motion.tickCount) = (reason, max(0, tickCount - 1))
    motion.dropUnseen()
    return motion
  }

  /// An item that is not in the hierarchy stays where it was last seen, or waits where it will be
  /// seen first.
  private mutating func take(_ pose: [Double]?, of item: Int) {
    if motion.items[item].x.isEmpty, let pose {
      for _ in 0..<tickCount { motion.items[item].append(pose, isShown: false) }
    }
    if let shown = pose ?? motion.items[item].last {
      motion.items[item].append(shown, isShown: pose != nil)
    }
  }

  private mutating func begin(tick: Int, time: Double) -> Bool {
    guard filter.admits(time: time) else { return false }
    if !hasBegun { motion.firstTick = tick }
    hasBegun = true
    return true
  }

  private mutating func take(_ events: [EventRecord]) {
    for event in events {
      let tick = event.tick - motion.firstTick
      guard tick >= 0 else { continue }
      if let mark = event.mark { motion.marks.append(MotionMark(tick: tick, text: mark)) }
      guard event.kind == .contactBegan else { continue }
      for place in motion.items.indices
      where [event.item, event.other].contains(motion.items[place].id) {
        motion.items[place].contacts.append(tick)
      }
    }
  }
}

extension Motion {
  /// Takes out who has no pose. What lies in a view is not seen without it, so that nobody loses a
  /// superview.
  fileprivate mutating func dropUnseen() {
    var (kept, seats) = ([MotionItem](), [Int]())
    for item in items {
      seats.append(kept.count)
      if !item.x.isEmpty { kept.append(item) }
    }
    for place in kept.indices { kept[place].superview = kept[place].superview.map { seats[$0] } }
    items = kept
  }
}

extension MotionItem {
  fileprivate var last: [Double]? {
    x.isEmpty ? nil : [x, y, angle, width, height].compactMap(\.last)
  }

  fileprivate mutating func append(_ values: [Double], isShown: Bool) {
    self.isShown.append(isShown)
    x.append(values[0])
    y.append(values[1])
    angle.append(values[2])
    width.append(values[3])
    height.append(values[4])
  }
}

extension EventRecord {
  /// What a player may want to jump to: contacts that begin, and what the scene says.
  fileprivate var mark: String? {
    switch kind {
    case .contactBegan:
      ["contactBegan", item, other ?? boundary ?? "bounds"].compactMap(\.self)
        .joined(separator: " ")
    case .emit: name
    case .contactEnded, .pause, .resume, .gesture, .willDisplay, .didEndDisplaying,
      .didEndDecelerating,
      .stop:
      nil
    }
  }
}
