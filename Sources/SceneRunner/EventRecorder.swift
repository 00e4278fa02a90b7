// SPDX-License-Identifier: MIT

internal import Geometry
internal import Trajectory
internal import UIDynamics

/// Writes down what the animator and its collision behaviors tell their delegates.
final class EventRecorder {
  /// The tick whose row will show the consequences, and its time in s.
  private var tick = 0
  private var time = 0.0
  /// What happened since the events were last taken, in the order of the calls.
  private(set) var events: [EventRecord] = []
  private(set) var contacts = RunSummary.Contacts()
  /// What was warned of so far.
  private(set) var warnings: [RunWarning] = []
  private var behaviorIDs: [ObjectIdentifier: String] = [:]
  private let itemIDs: [ObjectIdentifier: String]

  /// Knows the items by the ids of the scene; the items outlive the recorder.
  init(ids: [String], of items: [any UIDynamicItem]) {
    var itemIDs: [ObjectIdentifier: String] = [:]
    for (id, item) in zip(ids, items) { itemIDs[ObjectIdentifier(item)] = id }
    self.itemIDs = itemIDs
  }

  /// Whatever happens from now on belongs to this tick.
  func begin(tick: Int, time: Double) {
    (self.tick, self.time) = (tick, time)
  }

  /// Listens to a collision behavior from now on.
  func observe(_ behavior: UICollisionBehavior, id: String) {
    behaviorIDs[ObjectIdentifier(behavior)] = id
    behavior.collisionDelegate = self
  }

  /// Keeps what an animator warns of.
  func note(_ warning: UIDynamicsWarning) {
    warnings.append(RunWarning(warning, tick: tick))
  }

  /// Forgets the events that have been dealt with.
  func clear() {
    events.removeAll(keepingCapacity: true)
  }

  private func record(
    _ kind: EventRecord.Kind, of behavior: UICollisionBehavior, _ item: any UIDynamicItem,
    other: (any UIDynamicItem)? = nil, boundary: (any NSCopying)? = nil, at point: CGPoint? = nil
  ) {
    if kind == .contactBegan { contacts.began += 1 } else { contacts.ended += 1 }
    events.append(
      EventRecord(
        tick: tick, time: time, kind: kind, behavior: behaviorIDs[ObjectIdentifier(behavior)],
        item: id(of: item), other: other.flatMap(id), boundary: boundary as? String,
        point: point.map { EventRecord.Point(x: Float($0.x), y: Float($0.y)) }))
  }

  private func id(of item: any UIDynamicItem) -> String? {
    itemIDs[ObjectIdentifier(item)]
  }
}

extension EventRecorder: UIDynamicAnimatorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    events.append(EventRecord(tick: tick, time: time, kind: .resume))
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    events.append(EventRecord(tick: tick, time: time, kind: .pause))
  }
}

extension EventRecorder: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    record(.contactBegan, of: behavior, item1, other: item2, at: p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    record(.contactEnded, of: behavior, item1, other: item2)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    record(.contactBegan, of: behavior, item, boundary: identifier, at: p)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    record(.contactEnded, of: behavior, item, boundary: identifier)
  }
}
