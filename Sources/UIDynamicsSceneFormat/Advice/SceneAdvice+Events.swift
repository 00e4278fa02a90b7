// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsTrajectory

/// What never happens, or happens in vain.
extension SceneAdvice {
  mutating func adviseOnEvents() {
    for (index, event) in scene.events.enumerated() {
      adviseOnTrigger(event.trigger, outline.events[index])
      adviseOnUpdates(event.actions, outline.events[index], "do")
    }
    for (index, behavior) in scene.behaviors.enumerated() {
      adviseOnUpdates(behavior.actions, outline.behaviors[index], "action")
    }
    for (expectation, reader) in zip(scene.expectations, outline.expectations) {
      guard case .count(let event, _) = expectation.kind, let filter = event.filter else {
        continue
      }
      adviseOnContacts(filter, reader, "event")
    }
    adviseOnTaps()
    adviseOnTimes()
  }

  /// Several taps are as many strokes.
  private mutating func adviseOnTaps() {
    for (gesture, reader) in zip(scene.gestures, outline.gestures) {
      guard case .tap(let needed) = gesture.kind, let last = gesture.touches.last else { continue }
      let count = last.stroke + 1
      if count >= needed { continue }
      warn(
        .neverHappens,
        "\(quoted(gesture.id)) takes \(needed) taps, each a stroke, and has \(count), so it is never"
          + " recognized", at: reader, "numberOfTapsRequired",
        hint: "write a list of touches for each under \"strokes\"")
    }
  }

  private mutating func adviseOnTrigger(_ trigger: SceneTrigger, _ reader: ObjectReader) {
    switch trigger {
    case .at, .every, .on(.start, _), .on(.tick, _), .on(.pause, _), .on(.resume, _): break
    case .on(_, let filter?): adviseOnContacts(filter, reader)
    case .on:
      if scene.collectionViewLayout?.collectionView != nil { return }
      warn(
        .neverHappens, "the scene has no collection view, so this never happens", at: reader, "on",
        hint: "give the \"collectionViewLayout\" a \"collectionView\"")
    case .gesture(_, nil): break
    case .gesture(let gesture, let state?):
      adviseOnState(state, of: scene.gestures[gesture], gesture, reader)
    case .several(let triggers): for one in triggers { adviseOnTrigger(one, reader) }
    case .emit(let name):
      if effects.emittedNames.contains(name) { return }
      warn(
        .neverHappens, "no action emits \(quoted(name)), so this never happens", at: reader, "on",
        hint: Suggestion.hint(for: name, among: effects.emittedNames.sorted()))
    case .when(let condition):
      guard condition.isConstant else { return }
      warn(
        .neverHappens, "this depends on nothing that changes, so it never becomes true", at: reader,
        "when")
    }
  }

  /// Rules for the ways in which a gesture might have ended as well are meant so, if there is one for
  /// the way in which it ends.
  private mutating func adviseOnState(
    _ state: SceneGesture.State, of gesture: SceneGesture, _ index: Int, _ reader: ObjectReader
  ) {
    if gesture.kind.isDiscrete, state == .began || state == .changed {
      return warn(
        .neverHappens,
        "\(quoted(gesture.id)) is told of once, as \"ended\", so this never happens", at: reader,
        "on")
    }
    switch state {
    case .began: return
    case .changed:
      if gesture.hasChanges { return }
      warn(
        .neverHappens,
        "\(quoted(gesture.id)) has no touch between the first and the last, so this never happens",
        at: reader, "on")
    case .ended, .cancelled, .failed:
      if gesture.ends == state || endRules.contains(index) || gesture.mayEnd(as: state) { return }
      warn(
        .neverHappens,
        "\(quoted(gesture.id)) ends as \(quoted(gesture.ends.rawValue)), so this never happens",
        at: reader, "on")
    }
  }

  /// The key is that of the event.
  private mutating func adviseOnContacts(
    _ filter: SceneContactFilter, _ reader: ObjectReader, _ key: String = "on"
  ) {
    if collisions.isEmpty {
      return warn(
        .neverHappens, "the scene has no collision behavior, so nothing collides", at: reader, key)
    }
    let members = members(of: filter.behaviors)
    let partners = filter.with?.takesBoundaries == true ? nil : filter.with?.items
    for (items, key) in [(filter.items, "item"), (partners, "with")] {
      guard let items, let first = items.min(), items.isDisjoint(with: members) else { continue }
      let others = items.count == 1 ? "is" : "and the others are"
      warn(
        .neverHappens,
        "\(name(of: first)) \(others) \(filter.behaviors == nil ? "in no" : "not in this")"
          + " collision behavior, so this never happens", at: reader, key)
    }
    if filter.boundaries == [.implicit] {
      adviseOnImplicitBoundary(filter.behaviors.map { $0.sorted() } ?? collisions, reader)
    }
  }

  /// The items that some collision behaviors, or all of them, have at any time.
  private mutating func members(of behaviors: Set<Int>?) -> Set<Int> {
    guard let behaviors else { return colliding }
    return Set(behaviors.flatMap { effects.items(of: $0, scene) })
  }

  private mutating func adviseOnImplicitBoundary(_ observed: [Int], _ reader: ObjectReader) {
    let mayHaveOne =
      !effects.setProperties.isDisjoint(with: [
        .translatesReferenceBoundsIntoBoundary, .referenceBoundsInsets,
      ])
      || observed.contains(where: implicitlyBounded.contains)
    if mayHaveOne { return }
    warn(
      .neverHappens, "no collision behavior here makes a boundary of the reference bounds",
      at: reader, "boundary",
      hint: "\"translatesReferenceBoundsIntoBoundary\" makes one")
  }

  /// The collision behaviors that make a boundary of the reference bounds.
  func collisionsInBounds() -> Set<Int> {
    Set(
      collisions.filter { index in
        scene.behaviors[index].usesReferenceBounds
          || outline.behaviors[index].has("referenceBoundsInsets")
      })
  }

  /// The gestures that an event follows to the end they have.
  func gesturesWithEndRules() -> Set<Int> {
    Set(
      scene.events.flatMap(\.trigger.all).compactMap { trigger in
        guard case .gesture(let gesture, let state) = trigger else { return nil }
        return state == scene.gestures[gesture].ends ? gesture : nil
      })
  }

  // MARK: Times

  private mutating func adviseOnTimes() {
    let limit = scene.run.lastDueTime
    for (event, description) in zip(outline.events, scene.events) {
      if case .every(let interval) = description.trigger, interval.from > limit,
        !isMisread("from", event), !isMisread("every", event)
      {
        warn(
          .neverHappens, "this happens \(tooLate(interval.from))", at: event,
          event.has("from") ? "from" : "every", hint: "\"timeLimit\" in \"run\" sets it")
      }
      guard let value = event.value("at") else { continue }
      adviseOnTime(value, limit, "this happens")
      for element in outline.document.elements(of: value) {
        adviseOnTime(element, limit, "this happens")
      }
    }
    adviseOnTouches(after: limit)
    for expectation in outline.expectations {
      guard let value = expectation.value("at") else { continue }
      adviseOnTime(value, behindLimit, "this is looked at")
    }
    adviseOnRest()
  }

  private mutating func adviseOnTouches(after limit: Double) {
    for (gesture, reader) in zip(scene.gestures, outline.gestures) {
      guard let place = gesture.touches.firstIndex(where: { $0.time > limit }),
        let value = reader.touches.dropFirst(place).first, !misread.contains(value)
      else { continue }
      let time = gesture.touches[place].time
      warn(
        .neverHappens, "the gesture \(place == 0 ? "begins" : "goes on") \(tooLate(time))",
        at: value)
    }
  }

  /// The animator waits for half a second of rest before it pauses.
  private mutating func adviseOnRest() {
    if added.isEmpty { return }
    let (rate, rest) = (scene.run.ticksPerSecond, Double(UIKitFacts.timeToSleep))
    let least = ((rest * rate).rounded(.down) + 1) / rate
    for (expectation, reader) in zip(scene.expectations, outline.expectations) {
      guard case .settlesWithin(let time) = expectation.kind,
        time < least - RunSettings.timeTolerance
      else { continue }
      let item = scene.itemIDs.first ?? "card"
      warn(
        .neverHappens,
        "the animator pauses when everything has rested for half a second, so not before"
          + " \(NumberText.thousandths(least)) s", at: reader, "settlesWithin",
        hint: "\"always\": \"distance(\(item).center, point(X, Y)) < (time <"
          + " \(NumberText.thousandths(time)) ? 1000 : 1)\" asks that it is at its place by then")
    }
  }

  private var behindLimit: Double { scene.run.timeLimit + RunSettings.timeTolerance }

  /// Of what is due at the last tick, or later.
  private func tooLate(_ time: Double) -> String {
    let run = scene.run
    if time > behindLimit { return "after the time limit, \(Sentence.number(run.timeLimit)) s" }
    let last = NumberText.thousandths(Double(run.lastTick) / run.ticksPerSecond)
    return "at the last tick, \(last) s, after which nothing is played"
  }

  private mutating func adviseOnTime(_ value: JSONValue, _ limit: Double, _ what: String) {
    guard let time = outline.document.number(value), time > limit, !misread.contains(value) else {
      return
    }
    warn(
      .neverHappens, "\(what) \(tooLate(time))", at: value,
      hint: "\"timeLimit\" in \"run\" sets it")
  }

  // MARK: Updates

  /// A view that is put somewhere goes on where the animator has it, unless the animator is told.
  private mutating func adviseOnUpdates(
    _ actions: [SceneAction], _ reader: ObjectReader, _ key: String
  ) {
    let flat = actions.flatMap(\.flattened)
    adviseOnFrames(flat, reader, key)
    guard flat.contains(where: { $0.movedItem != nil }) else { return }
    let readers = ActionList.flattened(reader, key)
    // From the last action to the first: what the animator is told of behind each.
    var (told, names) = (Set<Int>(), Set<String>())
    for (action, reader) in zip(flat, readers).reversed() {
      if case .updateItem(let items) = action { told.formUnion(items.known) }
      if case .emits(let name, _) = action.content.effect, names.insert(name).inserted {
        told.formUnion(toldByEmission[name] ?? [])
      }
      guard let item = action.movedItem, !told.contains(item), controlled.contains(item) else {
        continue
      }
      warn(
        .missingUpdate,
        "the next tick puts \(name(of: item)) back to where the animator has it",
        at: reader.object("animate") ?? reader, "set",
        hint: "the action \"updateItem\" after it tells the animator")
    }
  }

  /// The frame of a view that is turned is undefined in UIKit.
  private mutating func adviseOnFrames(
    _ flat: [SceneAction], _ reader: ObjectReader, _ key: String
  ) {
    guard flat.contains(where: { $0.framedItem.map(isTurned) ?? false }) else { return }
    for (action, reader) in zip(flat, ActionList.flattened(reader, key)) {
      guard let item = action.framedItem, isTurned(item) else { continue }
      warn(
        .turnedFrame,
        "\(name(of: item)) is turned, and UIKit leaves open what its frame is then",
        at: reader.object("animate") ?? reader, "set",
        hint: "set \"center\" and \"bounds.size\" instead")
    }
  }

  /// Whether an item is turned in the beginning, or by an action.
  func isTurned(_ item: Int) -> Bool {
    effects.turnedItems.contains(item) || pose(of: item).map { $0.angle != 0 } ?? false
  }

  /// For each emitted name the items that the animator is told of in the events it sets off.
  static func toldByEmission(_ scene: Scene) -> [String: Set<Int>] {
    var told: [String: Set<Int>] = [:]
    for (event, trigger) in scene.events.flatMap({ event in event.trigger.all.map { (event, $0) } })
    {
      guard case .emit(let name) = trigger else { continue }
      for case .updateItem(let items) in event.actions.flatMap(\.flattened) {
        told[name, default: []].formUnion(items.known)
      }
    }
    return told
  }
}

extension SceneAction {
  /// The item whose frame it sets.
  fileprivate var framedItem: Int? {
    movedGeometry.flatMap { $0.property.isOfFrame ? $0.item : nil }
  }

  /// The item whose geometry it sets.
  fileprivate var movedItem: Int? { movedGeometry?.item }
}

extension SceneGesture {
  /// Whether a stroke has touches between the first and the last.
  fileprivate var hasChanges: Bool { touches.indices.contains { !begins($0) && !ends($0) } }

  /// Whether what it recognizes may end so whatever the system does.
  fileprivate func mayEnd(as state: State) -> Bool {
    switch kind {
    case .pan, .pinch, .rotation, .scroll: state == .ended && strokeCount > 1
    case .tap, .longPress, .swipe: state == .failed || state == .ended && strokeCount > 1
    }
  }

  private var strokeCount: Int { (touches.last?.stroke ?? 0) + 1 }
}
