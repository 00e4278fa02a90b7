// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// A contact, expressed as indices.
struct StageContact: Equatable {
  /// The collision behavior; `nil` if it was replaced in the same tick.
  var behavior: Int?
  var item: Int
  /// The other item; `nil` for a boundary.
  var other: Int?
  /// The id of the boundary; `nil` for the implicit one.
  var boundary: String?
  /// The contact point; `nil` if the contact ended.
  var point: CGPoint?
}

/// Records delegate callbacks and scene events, and forwards the callbacks to a listener.
final class EventRecorder: NSObject {
  /// The tick of the next row and its time in seconds; that row shows the effects of current events, and no
  /// timed entry is due before it.
  private(set) var tick = 0
  private var time = 0.0
  /// The events since the last ``clear()``, in the order in which they occurred.
  private(set) var events: [EventRecord] = []
  private(set) var contacts = RunSummary.Contacts()
  private(set) var warnings: [RunWarning] = []
  var occurrences: Occurrences
  /// If `false`, events are not stored, but contacts are still counted.
  private let keepsEvents: Bool
  /// Unowned, because a listener of the animator must not keep the stage alive.
  private unowned(unsafe) let stage: Stage
  private let behaviorIDs: [String]
  private var behaviors: [ObjectIdentifier: Int] = [:]
  /// Replaced behaviors that can still report contacts in this tick.
  private var retired: [UICollisionBehavior] = []
  /// The listener, which is called inside the delegate call, after the callback was recorded.
  var listener: ((SceneHappening, StageContact?) -> Void)?

  init(_ stage: Stage, _ scene: Scene, keepsEvents: Bool) {
    (self.stage, self.keepsEvents) = (stage, keepsEvents)
    behaviorIDs = scene.behaviors.map { $0.id }
    occurrences = Occurrences(scene)
  }

  func begin(tick: Int, time: Double) {
    (self.tick, self.time) = (tick, time)
    if retired.isEmpty { return }
    for behavior in retired { behaviors[ObjectIdentifier(behavior)] = nil }
    retired.removeAll()
  }

  func observe(_ behavior: UICollisionBehavior, _ index: Int) {
    behaviors[ObjectIdentifier(behavior)] = index
    behavior.collisionDelegate = self
  }

  func retire(_ behavior: UICollisionBehavior) { retired.append(behavior) }

  func record(
    _ kind: EventRecord.Kind, behavior: String? = nil, item: String? = nil, other: String? = nil,
    boundary: String? = nil, name: String? = nil, at point: CGPoint? = nil,
    data: @autoclosure () -> RecordValue? = nil
  ) {
    guard keepsEvents else { return }
    events.append(
      EventRecord(
        tick: tick, time: time, kind: kind, behavior: behavior, item: item, other: other,
        boundary: boundary, point: point.map { .init(x: Float($0.x), y: Float($0.y)) }, name: name,
        data: data()))
  }

  func record(_ warning: UIDynamicsWarning) {
    warnings.append(RunWarning(warning, tick: tick))
  }

  func clear() { events.removeAll(keepingCapacity: true) }

  private func contact(
    _ behavior: UICollisionBehavior, _ item: any UIDynamicItem,
    other: (any UIDynamicItem)? = nil, boundary: BoundaryIdentifier? = nil, at point: CGPoint? = nil
  ) -> StageContact? {
    guard let item = stage.index(of: item) else { return nil }
    return StageContact(
      behavior: behaviors[ObjectIdentifier(behavior)], item: item,
      other: other.flatMap(stage.index), boundary: boundary as? String,
      point: point)
  }

  private func tell(_ happening: SceneHappening, _ contact: StageContact?) {
    guard let contact else { return }
    let isBegin = happening == .contactBegan
    if isBegin { contacts.began += 1 } else { contacts.ended += 1 }
    record(
      isBegin ? .contactBegan : .contactEnded, behavior: contact.behavior.map { behaviorIDs[$0] },
      item: stage.ids[contact.item], other: contact.other.map { stage.ids[$0] },
      boundary: contact.boundary, at: contact.point)
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
