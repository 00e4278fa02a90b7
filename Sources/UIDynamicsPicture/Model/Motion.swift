// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// A run as it is drawn: what there is to see of it, in plain values.
package struct Motion: Sendable {
  /// What the run is called: the name of its file.
  package var name: String
  /// The scene's own title.
  package var title: String?
  /// One for each item, in the order of the states of a frame.
  package var looks: [ItemLook]
  /// How the reference view is drawn.
  package var screen = ScreenStyle()
  /// In the order of their ticks; an item without a row at a tick has a center that is not a number.
  package var frames: [Frame] = []
  /// What stands around the items, and when.
  package var parts: [TimedPart] = []
  package var events: [EventRecord] = []
  package var expectations: [RunSummary.Expectation] = []
  /// Why the run ended; a sentence without a full stop.
  package var ending: String?
  /// When it ended, s; nil where that is not known.
  package var endTime: Double?
  /// Whether a guard stopped it.
  package var isFaulty = false
  /// What is not known of the run and so not drawn; sentences.
  package var notes: [String] = []

  package init(name: String, title: String? = nil, looks: [ItemLook]) {
    (self.name, self.title, self.looks) = (name, title, looks)
  }
}

extension Motion {
  /// Takes outlines and superviews of items that another run has too, and nothing is known of in this one.
  ///
  /// An item whose superview is missing here is not drawn. Gives the ids of those.
  package mutating func borrowLooks(of other: Motion) -> [String] {
    let places = places
    var lost: [String] = []
    for look in other.looks {
      guard let place = places[look.id] else { continue }
      var taken = look
      taken.parent = look.parent.flatMap { places[other.looks[$0].id] }
      if looks[place].outline == .point { (taken.outline, taken.body) = (.point, []) }
      if look.parent != nil && taken.parent == nil {
        taken.outline = .nothing
        lost.append(look.id)
      }
      looks[place] = taken
    }
    lieAsViews(of: other) { places[other.looks[$0].id] }
    return lost
  }

  /// Takes what stands around the items of another run; what holds an item that is missing here is left out.
  package mutating func borrowParts(of other: Motion) {
    let places = places
    parts = other.parts.compactMap { timed in
      var timed = timed
      guard let part = timed.part.reseated({ places[other.looks[$0].id] }) else { return nil }
      timed.part = part
      return timed
    }
  }

  /// Where each item stands, by its id.
  private var places: [String: Int] {
    looks.indices.reduce(into: [:]) { $0[looks[$1].id] = $1 }
  }

  /// Takes over from another run of the same scene which views lie in which others than it says, tick by tick.
  ///
  /// `seat` gives the place that an item of the other run has here; nil for one that is missing.
  package mutating func lieAsViews(of other: Motion, _ seat: (Int) -> Int?) {
    var next = 0
    for (place, frame) in frames.enumerated() {
      while next < other.frames.count, other.frames[next].tick <= frame.tick { next += 1 }
      guard next > 0, !other.frames[next - 1].moved.isEmpty else { continue }
      for item in other.looks.indices {
        guard let superview = other.frames[next - 1].moved[item], let here = seat(item) else {
          continue
        }
        frames[place].moved.updateValue(superview.flatMap(seat), forKey: here)
      }
    }
  }

  /// Whether every item is where some frames of the same items say, to the last bit.
  package func passes(_ others: [Frame]) -> Bool {
    var known: [Int: Frame] = [:]
    for frame in frames { known[frame.tick] = frame }
    return others.allSatisfy { other in
      guard let states = known[other.tick]?.states, states.count == other.states.count else {
        return false
      }
      return zip(states, other.states).allSatisfy { state, there in
        let isGone = state.x.isNaN && there.x.isNaN
        return isGone || ItemState.drawnColumns.allSatisfy { state.number($0) == there.number($0) }
      }
    }
  }

  /// Draws some items alone.
  package mutating func show(only ids: [String]) {
    let ids = Set(ids)
    for place in looks.indices { looks[place].isShown = ids.contains(looks[place].id) }
  }

  /// Draws no contacts.
  package mutating func hideContacts() {
    events.removeAll { $0.kind == .contactBegan || $0.kind == .contactEnded }
  }

  /// The scene's title, or the name of the file.
  var heading: String { title ?? name }

  var lastTime: Double { frames.last?.time ?? 0 }

  /// The first frame at or after a time; nil where there is none.
  func firstFrame(from time: Double) -> Int? {
    let place = Self.firstPlace(in: frames.indices) {
      frames[$0].time >= time - RowFilter.tolerance
    }
    return place < frames.count ? place : nil
  }

  /// From when to when something is shown, and why no further.
  func moment(from: String, to: String, tick: Int, showsEnd: Bool) -> String {
    let seconds = "\(from) to \(to) s, tick \(tick)"
    return showsEnd ? ending.map { "\(seconds); \($0)" } ?? seconds : seconds
  }

  /// The last frame at or before a time, the first before it; nil without any frame.
  func frame(at time: Double) -> Int? { lastFrame { $0.time <= time + RowFilter.tolerance } }

  /// The frame of a tick, or the next before it.
  func frame(ofTick tick: Int) -> Int? { lastFrame { $0.tick <= tick } }

  private func lastFrame(_ isBefore: (Frame) -> Bool) -> Int? {
    if frames.isEmpty { return nil }
    return max(Self.firstPlace(in: frames.indices) { !isBefore(frames[$0]) } - 1, 0)
  }

  /// The first place from which on a condition holds; the end where it does not.
  static func firstPlace(in places: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (places.lowerBound, places.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Fills a motion while its run is played.
package struct MotionRecorder {
  package private(set) var motion: Motion
  private let filter: RowFilter
  private var history = SceneryHistory()

  /// Keeps the ticks that a filter admits.
  package init(_ motion: Motion, _ filter: RowFilter = RowFilter()) {
    (self.motion, self.filter) = (motion, filter)
  }

  package mutating func take(_ frame: Frame, _ events: [EventRecord]) {
    history.observe(frame.scenery, tick: frame.tick)
    note(events, at: frame.time)
    guard filter.admits(tick: frame.tick, time: frame.time) else { return }
    var kept = frame
    kept.scenery = []
    for item in kept.states.indices where !kept.states[item].isShown {
      (kept.states[item].x, kept.states[item].y) = (.nan, .nan)
    }
    motion.frames.append(kept)
  }

  /// Takes what happened in a tick of which a thin log has no rows.
  package mutating func note(_ events: [EventRecord], at time: Double) {
    if filter.admits(time: time) { motion.events += events }
  }

  /// The motion with what stood around the items.
  package func finished() -> Motion {
    var motion = motion
    motion.parts = history.parts
    return motion
  }
}
