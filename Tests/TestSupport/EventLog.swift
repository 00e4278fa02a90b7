// SPDX-License-Identifier: MIT

internal import Testing
package import UIDynamics
package import UIDynamicsGeometry

/// Records the calls of an animator, collision behaviors and actions, and reports calls in the wrong order.
///
/// Contacts and actions occur only during a tick: first contacts that begin, then contacts that end, then actions. A pause
/// occurs only at the end of a tick, pauses and resumes alternate, and only contacts that began can end. Lines are "began
/// a b", "ended a floor", "began a nil" (for the implicit boundary), "action name", "resume" and "pause".
package final class EventLog: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  package private(set) var history: [String] = []

  package private(set) var contactPoints: [CGPoint] = []

  /// Called after each line, so that a test can change something.
  package var onEvent: ((String) -> Void)?

  private enum Phase: Int { case outside, began, ended, actions }
  private var phase = Phase.outside
  private var isPaused: Bool?
  private var openContacts: [String: Int] = [:]

  package override init() {}

  package func takeHistory() -> [String] {
    defer { history.removeAll() }
    return history
  }

  package func beginTick() { phase = .began }

  package func endTick() { phase = .outside }

  /// Returns an action that records its name and then runs `body`.
  package func action(_ name: String, then body: @escaping () -> Void = {}) -> () -> Void {
    { [unowned self] in
      note("action \(name)", in: .actions)
      body()
    }
  }

  // MARK: Delegate of the animator

  package func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    require(isPaused != false, "resumed while running")
    isPaused = false
    add("resume")
  }

  package func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    require(isPaused != true, "paused while paused")
    require(phase != .outside, "paused outside a tick")
    isPaused = true
    phase = .outside
    add("pause")
  }

  // MARK: Delegate of collision behaviors

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { begin("\(name(item1)) \(name(item2))", of: behavior, at: p) }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { end("\(name(item1)) \(name(item2))", of: behavior) }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { begin("\(name(item)) \(name(identifier))", of: behavior, at: p) }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { end("\(name(item)) \(name(identifier))", of: behavior) }

  // MARK: Writing

  private func begin(_ pair: String, of behavior: UICollisionBehavior, at point: CGPoint) {
    openContacts[key(pair, behavior), default: 0] += 1
    contactPoints.append(point)
    note("began \(pair)", in: .began)
  }

  private func end(_ pair: String, of behavior: UICollisionBehavior) {
    openContacts[key(pair, behavior), default: 0] -= 1
    require(openContacts[key(pair, behavior), default: 0] >= 0, "\(pair) ended without a begin")
    note("ended \(pair)", in: .ended)
  }

  private func note(_ line: String, in new: Phase) {
    require(phase != .outside, "\"\(line)\" came outside a tick")
    require(phase.rawValue <= new.rawValue, "\"\(line)\" came after \(phase)")
    phase = new
    add(line)
  }

  private func add(_ line: String) {
    history.append(line)
    onEvent?(line)
  }

  private func require(_ isKept: Bool, _ what: String) {
    if !isKept { Issue.record("event log: \(what); before it \(history.suffix(5))") }
  }

  private func name(_ item: any UIDynamicItem) -> String {
    (item as? UIView)?.id ?? "\(type(of: item))"
  }

  private func name(_ identifier: (any NSCopying)?) -> String {
    identifier.map { "\($0)" } ?? "nil"
  }

  private func key(_ pair: String, _ behavior: UICollisionBehavior) -> String {
    "\(ObjectIdentifier(behavior)) \(pair)"
  }
}
