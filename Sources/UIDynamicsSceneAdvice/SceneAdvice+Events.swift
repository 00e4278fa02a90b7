// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

extension SceneAdvice {
  mutating func adviseOnEvents() {
    for (index, event) in scene.events.enumerated() {
      adviseOnTrigger(event.trigger, outline.events[index])
      adviseOnUpdates(event.actions, outline.events[index], "do")
      adviseOnNewItems(event.actions, outline.events[index], "do")
    }
    for (index, behavior) in scene.behaviors.enumerated() {
      adviseOnUpdates(behavior.actions, outline.behaviors[index], "action")
      adviseOnNewItems(behavior.actions, outline.behaviors[index], "action")
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

  /// Warns about tap gestures with too few strokes; each tap is one stroke.
  private mutating func adviseOnTaps() {
    for (gesture, reader) in zip(scene.gestures, outline.gestures) {
      guard case .tap(let needed) = gesture.kind, let last = gesture.touches.last else { continue }
      let count = last.stroke + 1
      if count >= needed { continue }
      warn(
        .neverHappens,
        "\(quoted(gesture.id)) needs \(needed) taps but has \(Sentence.count(count, "strokes")), so it is never"
          + " recognized", at: reader, "numberOfTapsRequired",
        hint: "under \"strokes\", write one list of touches for each tap")
    }
  }

  private mutating func adviseOnTrigger(_ trigger: SceneTrigger, _ reader: ObjectReader) {
    switch trigger {
    case .at, .every, .on(.start, _), .on(.tick, _), .on(.pause, _), .on(.resume, _): break
    case .on(_, let filter?): adviseOnContacts(filter, reader)
    case .on:
      if outline.hasCollectionView { return }
      warn(
        .neverHappens, "the scene has no collection view, so this never happens", at: reader, "on",
        hint: outline.hintOfScrolling)
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
        .neverHappens, "nothing in this condition changes, so it never becomes true", at: reader,
        "when")
    }
  }

  /// An event for a different end state is intentional if another event handles the actual one.
  private mutating func adviseOnState(
    _ state: SceneGesture.State, of gesture: SceneGesture, _ index: Int, _ reader: ObjectReader
  ) {
    if gesture.kind.isDiscrete, state == .began || state == .changed {
      return warn(
        .neverHappens,
        "\(quoted(gesture.id)) is reported only as \"ended\", so this never happens", at: reader,
        "on")
    }
    switch state {
    case .began: return
    case .changed:
      if gesture.hasChanges { return }
      warn(
        .neverHappens,
        "the finger of \(quoted(gesture.id)) never moves, so this never happens",
        at: reader, "on")
    case .ended, .cancelled, .failed:
      if gesture.ends == state || events.endRules.contains(index)
        || gesture.mayEnd(as: state)
      {
        return
      }
      warn(
        .neverHappens,
        "\(quoted(gesture.id)) ends as \(quoted(gesture.ends?.rawValue ?? "held")), so this never"
          + " happens", at: reader, "on")
    }
  }

  // MARK: Updates

  /// Without `updateItem`, the animator overwrites a view's new position.
  private mutating func adviseOnUpdates(
    _ actions: [SceneAction], _ reader: ObjectReader, _ key: String
  ) {
    let flat = actions.flatMap { $0.flattened }
    adviseOnFrames(flat, reader, key)
    guard flat.contains(where: { $0.movedItem != nil }) else { return }
    var readers = reader.actions(key)
    var updates = Updates()
    adviseOnUpdates(actions, &readers, &updates)
  }

  private struct Updates {
    var items: Set<Int> = []
    var names: Set<String> = []
  }

  /// Goes backward from the last action, because an update must follow the change.
  private mutating func adviseOnUpdates(
    _ actions: [SceneAction], _ readers: inout [ObjectReader], _ updates: inout Updates
  ) {
    for action in actions.reversed() {
      adviseOnUpdates(action.inner, &readers, &updates)
      let reader = readers.removeLast()
      if case .updateItem(let items) = action { updates.items.formUnion(items.known) }
      if case .emits(let name, _) = action.content.effect, updates.names.insert(name).inserted {
        updates.items.formUnion(events.updated[name] ?? [])
      }
      guard let item = action.movedItem, !updates.items.contains(item),
        motion.controlled.contains(item)
      else {
        continue
      }
      warn(
        .missingUpdate,
        "the animator does not notice this change and moves \(name(of: item)) back in its next step",
        at: reader.object("animate") ?? reader, "set", hint: "add \"updateItem\" after it")
    }
  }

  /// Warns about setting a rotated view's frame, which changes its size.
  private mutating func adviseOnFrames(
    _ flat: [SceneAction], _ reader: ObjectReader, _ key: String
  ) {
    guard flat.contains(where: { $0.framedItem.map(isTurned) ?? false }) else { return }
    for (action, reader) in zip(flat, reader.actions(key)) {
      guard let item = action.framedItem, isTurned(item) else { continue }
      warn(
        .turnedFrame,
        "\(name(of: item)) is rotated, so setting its frame also changes its size",
        at: reader.object("animate") ?? reader, "set",
        hint: "set \"center\" and \"bounds.size\" instead")
    }
  }

  func isTurned(_ item: Int) -> Bool {
    effects.turnedItems.contains(item) || pose(of: item).map { $0.angle != 0 } ?? false
  }
}

extension SceneAction {
  fileprivate var framedItem: Int? {
    movedGeometry.flatMap { $0.property.isOfFrame ? $0.item : nil }
  }

  /// The item whose geometry this action changes, except its alpha, which the animator ignores.
  fileprivate var movedItem: Int? {
    movedGeometry.flatMap { $0.property == .alpha ? nil : $0.item }
  }
}

extension SceneGesture {
  /// True if a stroke raises `changed`, either by moving or by an explicit velocity.
  fileprivate var hasChanges: Bool {
    recording != nil || touches.isEmpty
      || touches.indices.contains { index in
        if begins(index) { return false }
        let (touch, last) = (touches[index], touches[index - 1])
        return touch.location != last.location || touch.spread != last.spread
          || touch.velocity != nil && !ends(index)
      }
  }

  /// True if the recognizer can reach this end state without being cancelled by the system.
  fileprivate func mayEnd(as state: State) -> Bool {
    if touches.isEmpty { return true }
    return switch kind {
    case .pan, .pinch, .rotation, .scroll: state == .ended && strokeCount > 1
    case .tap, .longPress, .swipe: state == .failed || state == .ended && strokeCount > 1
    }
  }

  private var strokeCount: Int { (touches.last?.stroke ?? 0) + 1 }
}
