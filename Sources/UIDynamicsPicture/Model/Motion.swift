// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// A run as it is drawn: only the visible state, as plain values.
package struct Motion: Sendable {
  package var name: String
  package var title: String?
  /// One per item, in the order of the states of a frame.
  package var looks: [ItemLook]
  package var screen = ScreenStyle()
  /// In tick order; an item without a row has a NaN center.
  package var frames: [Frame] = []
  /// The scenery around the items, with its ticks.
  package var parts: [TimedPart] = []
  package var events: [EventRecord] = []
  package var expectations: [RunSummary.Expectation] = []
  /// The reason why the run ended, without a period.
  package var ending: String?
  package var endTime: Double?
  package var isFaulty = false
  /// Notes about missing information, as sentences.
  package var notes: [String] = []

  package init(name: String, title: String? = nil, looks: [ItemLook]) {
    (self.name, self.title, self.looks) = (name, title, looks)
  }
}

extension Motion {
  /// Copies outlines and superviews from a run that contains more information about the same items.
  ///
  /// Items whose superview is missing here are not drawn; returns their ids.
  package mutating func borrowLooks(of other: Motion) -> [String] {
    let indices = indices
    var lost: [String] = []
    for look in other.looks {
      guard let index = indices[look.id] else { continue }
      var taken = look
      taken.parent = look.parent.flatMap { indices[other.looks[$0].id] }
      if looks[index].outline == .point { (taken.outline, taken.body) = (.point, []) }
      if look.parent != nil && taken.parent == nil {
        taken.outline = .nothing
        lost.append(look.id)
      }
      looks[index] = taken
    }
    lieAsViews(of: other) { indices[other.looks[$0].id] }
    return lost
  }

  /// Copies the scenery of another run, except for parts whose items are missing here.
  package mutating func borrowParts(of other: Motion) {
    let indices = indices
    parts = other.parts.compactMap { timed in
      var timed = timed
      guard let part = timed.part.reseated({ indices[other.looks[$0].id] }) else { return nil }
      timed.part = part
      return timed
    }
  }

  private var indices: [String: Int] {
    looks.indices.reduce(into: [:]) { $0[looks[$1].id] = $1 }
  }

  /// Copies the superview changes from another run of the same scene.
  ///
  /// `seat` maps an item index of the other run to this one; `nil` if the item is missing.
  package mutating func lieAsViews(of other: Motion, _ seat: (Int) -> Int?) {
    var next = 0
    for (index, frame) in frames.enumerated() {
      while next < other.frames.count, other.frames[next].tick <= frame.tick { next += 1 }
      guard next > 0, !other.frames[next - 1].moved.isEmpty else { continue }
      for item in other.looks.indices {
        guard let superview = other.frames[next - 1].moved[item], let here = seat(item) else {
          continue
        }
        frames[index].moved.updateValue(superview.flatMap(seat), forKey: here)
      }
    }
  }

  /// Returns `true` if this run contains the other frames bit for bit.
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

  package mutating func show(only ids: [String]) {
    let ids = Set(ids)
    for index in looks.indices { looks[index].isShown = ids.contains(looks[index].id) }
  }

  var heading: String { title ?? name }

  var lastTime: Double { frames.last?.time ?? 0 }

  func firstFrame(from time: Double) -> Int? {
    let index = Self.firstIndex(in: frames.indices) {
      frames[$0].time >= time - RowFilter.tolerance
    }
    return index < frames.count ? index : nil
  }

  /// The time span, and the reason for its end.
  func moment(from: String, to: String, tick: Int, showsEnd: Bool) -> String {
    let seconds = "\(from) to \(to) s, tick \(tick)"
    return showsEnd ? endingWords.map { "\(seconds); \($0)" } ?? seconds : seconds
  }

  /// The reason for the end, shortened if it is a common one.
  var endingWords: String? {
    guard let ending, !isFaulty else { return ending }
    if ending.hasSuffix("is at rest") { return "comes to rest" }
    return ending.hasPrefix("the time limit") ? "ends at the time limit" : ending
  }

  /// The last frame at or before a time, otherwise the first frame; `nil` without frames.
  func frame(at time: Double) -> Int? { lastFrame { $0.time <= time + RowFilter.tolerance } }

  func frame(ofTick tick: Int) -> Int? { lastFrame { $0.tick <= tick } }

  private func lastFrame(_ isBefore: (Frame) -> Bool) -> Int? {
    if frames.isEmpty { return nil }
    return max(Self.firstIndex(in: frames.indices) { !isBefore(frames[$0]) } - 1, 0)
  }

  /// The first index from which on a condition holds; the end if it never does.
  static func firstIndex(in indices: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (indices.lowerBound, indices.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

package struct MotionRecorder {
  package private(set) var motion: Motion
  private let filter: RowFilter
  private var history = SceneryHistory()

  package init(_ motion: Motion, _ filter: RowFilter = RowFilter()) {
    (self.motion, self.filter) = (motion, filter)
  }

  package mutating func append(_ frame: Frame, _ events: [EventRecord]) {
    history.observe(frame.scenery, tick: frame.tick)
    append(events, at: frame.time)
    guard filter.admits(tick: frame.tick, time: frame.time) else { return }
    var kept = frame
    kept.scenery = []
    for item in kept.states.indices where !kept.states[item].isShown {
      (kept.states[item].x, kept.states[item].y) = (.nan, .nan)
    }
    motion.frames.append(kept)
  }

  /// Records the events of a tick without rows, as in a thin log.
  package mutating func append(_ events: [EventRecord], at time: Double) {
    if filter.admits(time: time) { motion.events += events }
  }

  package func finished() -> Motion {
    var motion = motion
    motion.parts = history.parts
    return motion
  }
}
