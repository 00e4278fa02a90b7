// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// A contact by the places of those who take part.
struct StageContact: Equatable {
  /// Of the collision behavior; nil for one that was replaced in the same tick.
  var behavior: Int?
  var item: Int
  /// The other item; nil for a boundary.
  var other: Int?
  /// The name of the boundary; nil for the implicit one.
  var boundary: String?
  /// Where it began; nil where it ended.
  var point: CGPoint?
}

/// Writes down what the animator and its collision behaviors tell their delegates, and what a scene
/// has to say, and passes on what delegates are told.
final class EventRecorder: NSObject {
  /// The tick whose row will show the consequences, and its time in s.
  private var tick = 0
  private var time = 0.0
  /// What happened since the events were last taken, in the order of the calls.
  private(set) var events: [EventRecord] = []
  private(set) var contacts = RunSummary.Contacts()
  /// What was warned of so far.
  private(set) var warnings: [RunWarning] = []
  /// False where nobody will read the events; contacts are counted all the same.
  private let keepsEvents: Bool
  /// A class that hears of the animator of a stage must not keep it alive.
  private unowned(unsafe) let stage: Stage
  private let behaviorIDs: [String]
  private var behaviors: [ObjectIdentifier: Int] = [:]
  /// Replaced behaviors, which may still report contacts of this tick.
  private var retired: [UICollisionBehavior] = []
  /// Called inside the call of the delegate, when it has been written down.
  var listener: ((SceneHappening, StageContact?) -> Void)?

  /// Knows items and behaviors by the ids of the scene.
  init(_ stage: Stage, behaviorIDs: [String], keepsEvents: Bool) {
    (self.stage, self.behaviorIDs, self.keepsEvents) = (stage, behaviorIDs, keepsEvents)
  }

  /// Whatever happens from now on belongs to this tick.
  func begin(tick: Int, time: Double) {
    (self.tick, self.time) = (tick, time)
    if retired.isEmpty { return }
    for behavior in retired { behaviors[ObjectIdentifier(behavior)] = nil }
    retired.removeAll()
  }

  /// Listens to a collision behavior from now on.
  func observe(_ behavior: UICollisionBehavior, _ index: Int) {
    behaviors[ObjectIdentifier(behavior)] = index
    behavior.collisionDelegate = self
  }

  /// Forgets a collision behavior when the tick is over.
  func retire(_ behavior: UICollisionBehavior) { retired.append(behavior) }

  /// Writes down what a scene or a gesture does.
  func record(
    _ kind: EventRecord.Kind, item: String? = nil, name: String? = nil, at point: CGPoint? = nil,
    data: @autoclosure () -> RecordValue? = nil
  ) {
    guard keepsEvents else { return }
    events.append(
      EventRecord(
        tick: tick, time: time, kind: kind, item: item, point: point.map(EventRecord.Point.init),
        name: name,
        data: data()))
  }

  /// Keeps what an animator warns of.
  func note(_ warning: UIDynamicsWarning) {
    warnings.append(RunWarning(warning, tick: tick))
  }

  /// Forgets the events that have been dealt with.
  func clear() {
    // Most ticks have none, and an array is not emptied for nothing.
    if !events.isEmpty { events.removeAll(keepingCapacity: true) }
  }

  private func contact(
    _ behavior: UICollisionBehavior, _ item: any UIDynamicItem,
    other: (any UIDynamicItem)? = nil, boundary: BoundaryIdentifier? = nil, at point: CGPoint? = nil
  ) -> StageContact? {
    guard let item = stage.place(of: item) else { return nil }
    return StageContact(
      behavior: behaviors[ObjectIdentifier(behavior)], item: item,
      other: other.flatMap(stage.place), boundary: boundary as? String,
      point: point)
  }

  private func tell(_ happening: SceneHappening, _ contact: StageContact?) {
    guard let contact else { return }
    let isBegin = happening == .contactBegan
    if isBegin { contacts.began += 1 } else { contacts.ended += 1 }
    if keepsEvents {
      events.append(
        EventRecord(
          tick: tick, time: time, kind: isBegin ? .contactBegan : .contactEnded,
          behavior: contact.behavior.map { behaviorIDs[$0] }, item: stage.ids[contact.item],
          other: contact.other.map { stage.ids[$0] }, boundary: contact.boundary,
          point: contact.point.map(EventRecord.Point.init)))
    }
    listener?(happening, contact)
  }
}

extension EventRecorder: UIDynamicAnimatorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    record(.resume)
    listener?(.resume, nil)
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    record(.pause)
    listener?(.pause, nil)
  }
}

extension EventRecorder: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { tell(.contactBegan, contact(behavior, item1, other: item2, at: p)) }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { tell(.contactEnded, contact(behavior, item1, other: item2)) }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?, at p: CGPoint
  ) { tell(.contactBegan, contact(behavior, item, boundary: identifier, at: p)) }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: BoundaryIdentifier?
  ) { tell(.contactEnded, contact(behavior, item, boundary: identifier)) }
}

extension EventRecord.Point {
  fileprivate init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}
