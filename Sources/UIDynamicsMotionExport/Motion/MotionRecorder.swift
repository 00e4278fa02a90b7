// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
package import UIDynamicsTrajectory

/// Collects the ticks of a run into a motion.
package struct MotionRecorder {
  private var motion: Motion
  /// The index of each motion item in the run.
  private let indices: [Int]
  private let filter: RowFilter
  /// The initial superview of each item of the run; `nil` if the motion is not for a drawing.
  private let superviews: [Int?]?
  /// The items in reference coordinates, and the indices of items that ever change their superview.
  private var absolute: [MotionItem]
  private var moved: Set<Int> = []
  private var hasBegun = false
  private var tickCount = 0

  /// - Parameters:
  ///   - motion: Items without ticks.
  ///   - indices: The index of each item in the run.
  ///   - filter: The range of times to keep.
  ///   - superviews: The superview of each item of the run, for drawings; a view that changes its superview has none.
  package init(
    _ motion: Motion, indices: [Int], filter: RowFilter, superviews: [Int?]? = nil
  ) {
    (self.motion, self.indices, self.filter) = (motion, indices, filter)
    (self.superviews, absolute) = (superviews, motion.items)
  }

  package mutating func append(_ frame: Frame, _ events: [EventRecord]) {
    guard begin(tick: frame.tick, time: frame.time) else { return }
    for (item, index) in indices.enumerated() {
      let state = frame.states[index]
      let pose = state.isShown ? Pose(state) : nil
      motion.items[item].append(pose, after: tickCount)
      guard let superviews else { continue }
      if frame.moved[index] != nil { moved.insert(item) }
      let there = frame.pose(of: index) { superviews[$0] }
      absolute[item].append(pose.map { $0.moved(to: there) }, after: tickCount)
    }
    tickCount += 1
    append(events)
  }

  package consuming func recorded(reason: String) -> Motion {
    (motion.reason, motion.tickCount) = (reason, max(0, tickCount - 1))
    for item in moved.sorted() {
      absolute[item].contacts = motion.items[item].contacts
      absolute[item].superview = nil
      motion.items[item] = absolute[item]
    }
    motion.dropUnseen()
    return motion
  }

  private mutating func begin(tick: Int, time: Double) -> Bool {
    guard filter.admits(time: time) else { return false }
    if !hasBegun { motion.firstTick = tick }
    hasBegun = true
    return true
  }

  private mutating func append(_ events: [EventRecord]) {
    for event in events {
      let tick = event.tick - motion.firstTick
      guard tick >= 0 else { continue }
      if let mark = event.mark { motion.marks.append(MotionMark(tick: tick, text: mark)) }
      guard event.kind == .contactBegan else { continue }
      for index in motion.items.indices
      where [event.item, event.other].contains(motion.items[index].id) {
        motion.items[index].contacts.append(tick)
      }
    }
  }
}

extension Motion {
  /// Removes items without a pose; a view cannot appear without its superview.
  fileprivate mutating func dropUnseen() {
    var (kept, seats) = ([MotionItem](), [Int]())
    for item in items {
      seats.append(kept.count)
      if !item.x.isEmpty { kept.append(item) }
    }
    for index in kept.indices { kept[index].superview = kept[index].superview.map { seats[$0] } }
    items = kept
  }
}

private struct Pose {
  private(set) var x: Double
  private(set) var y: Double
  private(set) var angle: Double
  let width: Double
  let height: Double
  let originX: Double
  let originY: Double
  let alpha: Double

  init(_ state: ItemState) {
    (x, y, angle) = (Double(state.x), Double(state.y), Double(state.angle))
    (width, height) = (Double(state.width), Double(state.height))
    (originX, originY) = (state.origin.x, state.origin.y)
    alpha = Double(state.alpha)
  }

  /// Replaces position and angle with those relative to `superview`, if it is known.
  func moved(to superview: ScreenPose?) -> Pose {
    guard let superview else { return self }
    var pose = self
    (pose.x, pose.y, pose.angle) = (superview.spot.x, superview.spot.y, superview.angle)
    return pose
  }

  init?(lastOf item: MotionItem) {
    let last = item.x.count - 1
    if last < 0 { return nil }
    (x, y, angle) = (item.x[last], item.y[last], item.angle[last])
    (width, height) = (item.width[last], item.height[last])
    (originX, originY) = (item.originX[last], item.originY[last])
    alpha = item.alpha[last]
  }
}

extension MotionItem {
  /// Appends a tick; a hidden item keeps its last pose, or waits at its first one.
  fileprivate mutating func append(_ pose: Pose?, after ticks: Int) {
    if x.isEmpty, let pose {
      for _ in 0..<ticks { append(pose, isShown: false) }
    }
    if let shown = pose ?? Pose(lastOf: self) { append(shown, isShown: pose != nil) }
  }

  private mutating func append(_ pose: Pose, isShown: Bool) {
    self.isShown.append(isShown)
    x.append(pose.x)
    y.append(pose.y)
    angle.append(pose.angle)
    // Mapped items can have sizes that no form accepts.
    width.append(max(pose.width, SchemaNumber.extent.lower))
    height.append(max(pose.height, SchemaNumber.extent.lower))
    alpha.append(pose.alpha)
    originX.append(pose.originX)
    originY.append(pose.originY)
  }
}

extension EventRecord {
  fileprivate var mark: String? {
    switch kind {
    case .contactBegan:
      ["contactBegan", item, other ?? boundary ?? "bounds"].compactMap { $0 }
        .joined(separator: " ")
    case .emit: name
    case .contactEnded, .pause, .resume, .gesture, .willDisplay, .didEndDisplaying,
      .didEndDecelerating,
      .stop:
      nil
    }
  }
}
