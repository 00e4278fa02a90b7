// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The events of a scene by trigger; each list is in scene order.
struct EventTable {
  struct ContactEvent {
    let event: Int
    let filter: SceneContactFilter
  }

  struct Condition {
    let event: Int
    let expression: Expression
    var watch: EventWatch
  }

  private var happenings: [SceneHappening: [Int]] = [:]
  private var contacts: [SceneHappening: [ContactEvent]] = [:]
  var conditions: [Condition] = []
  /// The watches of `tick` events whose condition reads the time, by event.
  var guards: [EventWatch?]
  /// `true` for `once` events that have fired, by event.
  var isSpent: [Bool]
  private var gestures: [Int: [SceneGesture.State: [Int]]] = [:]
  private var emissions: [String: [Int]] = [:]

  init(_ scene: Scene) {
    guards = Array(repeating: nil, count: scene.events.count)
    isSpent = Array(repeating: false, count: scene.events.count)
    for (index, event) in scene.events.enumerated() {
      for trigger in event.trigger.all { add(trigger, of: event, index) }
    }
  }

  private mutating func add(_ trigger: SceneTrigger, of event: SceneEvent, _ index: Int) {
    switch trigger {
    case .at, .every: break
    case .on(let happening, let filter?):
      contacts[happening, default: []].append(ContactEvent(event: index, filter: filter))
    case .on(let happening, nil):
      happenings[happening, default: []].append(index)
      if happening == .tick, event.condition?.namesTime == true { guards[index] = EventWatch() }
    case .gesture(let gesture, let state):
      for state in state.map({ [$0] }) ?? SceneGesture.State.allCases {
        gestures[gesture, default: [:]][state, default: []].append(index)
      }
    case .emit(let name): emissions[name, default: []].append(index)
    case .when(let expression):
      conditions.append(
        Condition(event: index, expression: expression, watch: EventWatch()))
    case .several: break
    }
  }

  /// The events, in scene order, that can still fire and whose condition reads the time but has never held.
  var waiting: [Int] {
    let conditions = conditions.filter { $0.expression.namesTime && $0.watch.isWaiting }
    let found =
      conditions.map { $0.event } + guards.indices.filter { guards[$0]?.isWaiting == true }
    return found.filter { !isSpent[$0] }.sorted()
  }

  func gesture(_ index: Int, _ state: SceneGesture.State) -> [Int] {
    let found = gestures[index]?[state] ?? []
    return found.enumerated().filter { $0.offset == 0 || found[$0.offset - 1] != $0.element }
      .map { $0.element }
  }

  func events(on happening: SceneHappening) -> [Int] { happenings[happening] ?? [] }

  func events(onContact happening: SceneHappening) -> [ContactEvent] { contacts[happening] ?? [] }

  func emission(of name: String) -> [Int] { emissions[name] ?? [] }
}

extension SceneContactFilter {
  /// Returns the contact from the event's point of view, or `nil` if the filter excludes it.
  ///
  /// If the event names an item, that item becomes `item`, and its partner becomes `other`.
  func seen(_ contact: StageContact) -> StageContact? {
    if let behaviors, contact.behavior.map(behaviors.contains) != true { return nil }
    if let boundaries,
      contact.other != nil || !boundaries.contains(where: { $0.matches(contact.boundary) })
    {
      return nil
    }
    if fits(contact) { return contact }
    guard let other = contact.other else { return nil }
    var turned = contact
    (turned.item, turned.other) = (other, contact.item)
    return fits(turned) ? turned : nil
  }

  private func fits(_ contact: StageContact) -> Bool {
    if let items, !items.contains(contact.item) { return false }
    guard let with else { return true }
    guard let other = contact.other else { return with.takesBoundaries }
    return with.takesItems && with.items?.contains(other) != false
  }
}
