// SPDX-License-Identifier: MIT

/// Items that stop because their last behavior leaves before their next one comes.
///
/// UIKit gives an item one body, which ends with the item's last behavior and takes the velocity with it.
extension SceneAdvice {
  /// An item in a behavior.
  struct Membership: Hashable { var (behavior, item): (Int, Int) }

  mutating func adviseOnVelocities() {
    for (event, reader) in zip(scene.events, outline.events) {
      let isInStep = event.trigger.all.contains {
        if case .on(let happening, _) = $0 { happening.isContact } else { false }
      }
      adviseOnVelocities(event.actions, reader, "do", isInStep)
    }
    for (behavior, reader) in zip(scene.behaviors, outline.behaviors) {
      adviseOnVelocities(behavior.actions, reader, "action", true)
    }
  }

  /// Within a step, all removals come before all additions.
  private mutating func adviseOnVelocities(
    _ actions: [SceneAction], _ reader: ObjectReader, _ key: String, _ isInStep: Bool
  ) {
    let coming = Set(actions.flatMap { memberships(of: $0, areEnding: false) })
    if coming.isEmpty { return }
    let thrown = Set(coming.filter { scene.behaviors[$0.behavior].givesVelocity }.map { $0.item })
      .union(actions.flatMap { $0.thrownItems })
    lazy var readers = ActionList.flattened(reader, key)
    func leaving(by action: SceneAction) -> [Membership] {
      let all = memberships(of: action, areEnding: true)
      // What only comes in this event was not there to be removed with all others.
      return action == .removeAllBehaviors ? all.filter { !coming.contains($0) } : all
    }
    var ended = Set(isInStep ? actions.flatMap { leaving(by: $0) } : [])
    var (begun, place) = (Set<Membership>(), 0)
    for action in actions {
      ended.formUnion(leaving(by: action))
      let new = memberships(of: action, areEnding: false)
      let loser = new.first { member in
        let all = (holders[member.item] ?? []).map { Membership(behavior: $0, item: member.item) }
        return all.contains { ended.contains($0) && scene.behaviors[$0.behavior].letsMove }
          && all.allSatisfy { !begun.contains($0) && (ended.contains($0) || coming.contains($0)) }
          && !thrown.contains(member.item)
      }
      if let loser {
        warn(
          .velocityLost,
          "\(name(of: loser.item)) stops here: its last behavior has left, and its velocity with it",
          at: readers[place].object,
          hint: "a \"dynamicItem\" behavior that stays keeps the velocity")
      }
      begun.formUnion(new)
      place += action.flattened.count
    }
  }

  private func memberships(of action: SceneAction, areEnding: Bool) -> [Membership] {
    let behaviors: [Int]
    switch action.content.effect {
    case .removesAllBehaviors where areEnding: behaviors = Array(scene.behaviors.indices)
    case .removesBehaviors(let some) where areEnding: behaviors = some.known.flatMap(family)
    case .addsBehaviors(let some) where !areEnding: behaviors = some.known.flatMap(family)
    case .removesItems(let items, let owners) where areEnding,
      .addsItems(let items, let owners) where !areEnding:
      return owners.known.flatMap { owner in
        items.known.map { Membership(behavior: owner, item: $0) }
      }
    case .removesAllBehaviors, .removesBehaviors, .addsBehaviors, .removesItems, .addsItems,
      .addsBoundary, .removesBoundaries, .sets, .handles, .goesThrough, .emits, .endsRun, nil:
      return []
    }
    return behaviors.flatMap { index in
      scene.behaviors[index].items.map { Membership(behavior: index, item: $0) }
    }
  }
}

extension SceneBehavior {
  /// Whether its items are free to move.
  fileprivate var letsMove: Bool {
    switch type {
    case .gravity, .collision, .dynamicItem, .push, .field: true
    case .snap, .attachment, .composite: false
    }
  }

  fileprivate var givesVelocity: Bool {
    switch kind {
    case .push: true
    case .dynamicItem(let item): !item.linearVelocity.isEmpty || !item.angularVelocity.isEmpty
    case .gravity, .collision, .attachment, .snap, .field, .composite: false
    }
  }
}

extension SceneAction {
  fileprivate var thrownItems: [Int] {
    if case .addLinearVelocity(_, let items, _) = self { items.known } else { [] }
  }
}
