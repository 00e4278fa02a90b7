// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Warns about behaviors that actions add again with outdated values.
extension SceneAdvice {
  mutating func adviseOnAddingAgain() {
    let stale = scene.behaviors.indices.filter(isStale)
    if stale.isEmpty { return }
    var times: [Int: Int] = [:]
    for index in roles.added where stale.contains(index) { times[index] = 1 }
    for (index, behavior) in scene.behaviors.enumerated() {
      let most = Self.often
      adviseOnAdditions(behavior.actions, outline.behaviors[index], "action", most, &times)
    }
    for (index, event) in scene.events.enumerated() {
      let most = event.isOnce || event.condition != nil ? 1 : scene.times(of: event.trigger)
      adviseOnAdditions(event.actions, outline.events[index], "do", most, &times)
    }
  }

  fileprivate static var often: Int { 2 }

  /// Counts how often actions add each behavior; an action inside a condition counts once.
  private mutating func adviseOnAdditions(
    _ actions: [SceneAction], _ reader: ObjectReader, _ key: String, _ most: Int,
    _ times: inout [Int: Int]
  ) {
    let flat = actions.flatMap { $0.withGuards(isGuarded: false) }
    guard flat.contains(where: { $0.action.addedAsTheyAre != nil }) else { return }
    for (found, reader) in zip(flat, reader.actions(key)) {
      guard let behaviors = found.action.addedAsTheyAre else { continue }
      let staying = behaviors.known.flatMap { root in
        family(of: root).filter { $0 == root || !effects.behaviors.removed.contains($0) }
      }
      for index in staying where isStale(index) {
        times[index, default: 0] += found.isGuarded ? 1 : most
        if times[index, default: 0] > 1 { warnOfAddingAgain(index, reader) }
      }
    }
  }

  func family(of index: Int) -> [Int] {
    Hierarchy.family(of: [index]) { scene.behaviors[$0].children }
  }

  private mutating func warnOfAddingAgain(_ index: Int, _ reader: ObjectReader) {
    let (behavior, isChild) = (scene.behaviors[index], reader.has("addChildBehavior"))
    let name = behavior.values.list.first?.property.rawValue ?? "active"
    let reason =
      behavior.isSpentPush(effects)
      ? "but an instantaneous push acts only once" : "still with the values from the first time"
    warn(
      .addedAgain,
      "\(quoted(behavior.id)) may \(isChild ? "become a child" : "be added") again, \(reason)",
      at: reader, isChild ? "addChildBehavior" : "addBehavior",
      hint: isChild
        ? "update them first with \"set\", such as \(quoted("\(behavior.id).\(name)"))"
        : "write \"new\": true to make a new behavior from the description, with current values")
  }
}

extension SceneAdvice {
  /// True for a push that has already acted, or a behavior that would keep an outdated touch, contact or value.
  fileprivate func isStale(_ index: Int) -> Bool {
    let behavior = scene.behaviors[index]
    if behavior.namesTouch || behavior.isSpentPush(effects) { return true }
    if effects.behaviors.changed.contains(index) { return false }
    return behavior.namedState.contains { mayChange($0, behavior.each?.item) }
  }

  /// True for positions and velocities, which always change, and for variables and sizes that an action sets.
  private func mayChange(_ reference: ExpressionReference, _ each: Int?) -> Bool {
    switch reference {
    case .variable(let variable): effects.setVariables.contains(variable)
    case .item(let item, let property):
      property.isPosition || effects.resizes.items.contains(item) || effects.resizes.others
    case .each(let property), .copied(let property):
      property.last.reference(to: each ?? 0).map { mayChange($0, each) } ?? false
    case .referenceView: effects.resizes.referenceView
    case .time, .tick, .elapsedTime, .isRunning, .motion, .behavior, .isAdded, .itemCount,
      .contact, .touch, .gesture, .sample, .collectionView:
      true
    }
  }
}

extension SceneBehavior {
  /// True for an instantaneous push that no action activates again.
  fileprivate func isSpentPush(_ effects: ActionEffects) -> Bool {
    guard case .push(let push) = kind, push.mode == .instantaneous else { return false }
    return !effects.behaviors.setProperties.contains(.active)
  }
}

extension SceneAction {
  fileprivate var addedAsTheyAre: SceneSelection? {
    if case .addBehavior(let behaviors, isNew: false) = self { return behaviors }
    if case .addChildBehavior(let behaviors, _) = self { return behaviors }
    return nil
  }

  /// This action and all nested ones in text order, each with `true` if it is inside a condition.
  fileprivate func withGuards(isGuarded: Bool) -> [(action: SceneAction, isGuarded: Bool)] {
    var isDecided = isGuarded
    if case .condition = self { isDecided = true }
    return [(self, isGuarded)] + inner.flatMap { $0.withGuards(isGuarded: isDecided) }
  }
}

extension SceneHappening {
  fileprivate var isOften: Bool {
    switch self {
    case .start, .pause, .resume, .didEndDecelerating: false
    case .tick, .didScroll, .willDisplay, .didEndDisplaying, .contactBegan, .contactEnded: true
    }
  }
}

extension Scene {
  /// A lower bound for how often the trigger fires.
  fileprivate func times(of trigger: SceneTrigger) -> Int {
    switch trigger {
    case .at(let times): times.count
    case .on(let happening, _): happening.isOften ? SceneAdvice.often : 1
    case .when, .emit: 1
    case .every(let interval): interval.from + interval.length > interval.to ? 1 : SceneAdvice.often
    case .gesture(let gesture, let state): gestures[gesture].times(of: state)
    case .several(let triggers): triggers.reduce(0) { $0 + times(of: $1) }
    }
  }
}

extension SceneGesture {
  fileprivate func times(of state: State?) -> Int {
    if state == .changed, touches.count == 1 || kind.isDiscrete { return 0 }
    if state == .changed || state == nil && !kind.isDiscrete { return SceneAdvice.often }
    return max(1, touches.indices.count(where: begins))
  }
}
