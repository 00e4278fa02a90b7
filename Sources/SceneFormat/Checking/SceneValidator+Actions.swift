// SPDX-License-Identifier: MIT

/// What actions and events are to the rest of the scene.
extension SceneValidator {
  mutating func checkActions() {
    for action in actions.readers where !findings.isFull {
      if let boundary = action.object("addBoundary") { checkOutline(boundary) }
      checkRemovedBoundary(action)
      for key in ["addLinearVelocity", "addAngularVelocity"] where action.has(key) {
        checkVelocity(action)
      }
      checkNewChild(action)
      if let animation = action.object("animate") { checkAnimation(animation) }
    }
  }

  // MARK: Boundaries

  /// The ids of the boundaries that each collision behavior has at any time, by its id, and those of
  /// all of them under no id.
  func boundaryIDs() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    func add(_ id: String?, to behavior: String) {
      guard let id else { return }
      found[behavior, default: []].insert(id)
      found["", default: []].insert(id)
    }
    for (index, reader) in outline.behaviors.enumerated()
    where reader.string("type") == "collision" {
      for value in reader.elements("boundaries") {
        add(
          ObjectReader(document, value).string("id"),
          to: reader.string("id") ?? names.defaultIDs[index] ?? "")
      }
    }
    for action in ActionList(outline).readers {
      guard let boundary = action.object("addBoundary"), let behavior = action.string("to") else {
        continue
      }
      add(boundary.string("id"), to: behavior)
    }
    return found
  }

  private mutating func checkBoundary(_ value: JSONValue, of behavior: String?) {
    guard !document.isExpression(value), let id = document.string(value) else { return }
    // A behavior that there is not has been said.
    if let behavior, names.behavior(behavior) == nil { return }
    let ids = boundaries[behavior ?? ""] ?? []
    if ids.contains(id) { return }
    say(
      .unresolvedID,
      behavior.map { "\(quoted($0)) has no boundary with the id \(quoted(id))" }
        ?? "no collision behavior has a boundary with the id \(quoted(id))", at: value,
      hint: Suggestion.hint(for: id, among: ids.sorted()) ?? Self.inventory(ids.sorted()))
  }

  private static func inventory(_ ids: [String]) -> String? {
    switch ids.count {
    case 0: "there is none"
    case 1: "the only boundary is \(Sentence.list(ids))"
    case 2...6: "the boundaries are \(Sentence.list(ids, "and"))"
    default: nil
    }
  }

  private mutating func checkRemovedBoundary(_ action: ObjectReader) {
    guard let value = action.value("removeBoundary"), let behavior = action.string("from"),
      let index = names.behavior(behavior),
      outline.behaviors[index].string("type") == "collision"
    else { return }
    checkBoundary(value, of: behavior)
  }

  // MARK: Behaviors

  private mutating func checkVelocity(_ action: ObjectReader) {
    guard let item = action.string("for"), let value = action.value("for"),
      let id = action.string("in"), let index = names.dynamicItem(item),
      let behavior = names.behavior(id).map({ outline.behaviors[$0] }),
      behavior.string("type") == "dynamicItem",
      !names.items(of: behavior).contains(where: { $0.item == index }),
      !addedItems.contains([item, id])
    else { return }
    say(
      .foreignItem,
      "\(quoted(item)) is given a velocity, but is not among the items of \(quoted(id))",
      at: value, hint: "add it to the \"items\" of \(quoted(id))")
  }

  /// A composite cannot be below itself; what an action takes out in time may be.
  private mutating func checkNewChild(_ action: ObjectReader) {
    guard let value = action.value("addChildBehavior"),
      let child = action.string("addChildBehavior"), let parent = action.string("to"),
      let index = names.behavior(child), let start = names.behavior(parent),
      certainTree.isBehavior(start, atOrBelow: index)
    else { return }
    var (way, next) = ([parent], start)
    while next != index, let above = tree.parents[next] {
      way.append(idOfComposite(above))
      next = above
    }
    let ids = way.reversed().map { quoted($0) }
    say(
      .compositeCycle,
      child == parent
        ? "the composite \(quoted(child)) cannot become its own child"
        : "\(quoted(child)) cannot become a child of \(quoted(parent)), which is below it: "
          + Circles.way(ids, "composites", isClosed: false),
      at: value)
  }

  private func idOfComposite(_ index: Int) -> String {
    outline.behaviors[index].string("id") ?? "composite"
  }

  /// The tree without what actions take out of it in time, it may be.
  mutating func ancestryOfWhatStays() -> BehaviorAncestry {
    let (tree, removed) = (self.tree, removedChildren)
    return BehaviorAncestry(tree.parents) { child in
      tree.parents[child].map { removed.contains([child, $0].map(idOfComposite)) } ?? false
    }
  }

  /// Keyframes follow each other, and a spring has one end.
  private mutating func checkKeyframes(_ animation: ObjectReader) {
    var last = 0.0
    for element in animation.elements("keyframes") {
      guard let value = ObjectReader(animation.document, element).value("at"),
        let end = animation.document.number(value)
      else { continue }
      if end <= last {
        say(
          .timeOrder,
          "the keyframe at \(Sentence.number(end)) does not come after the one at"
            + " \(Sentence.number(last))", at: value)
      }
      last = end
    }
    guard animation.has("keyframes"), let key = animation.key("spring") else { return }
    say(.misplacedKey, "keyframes take no \"spring\"", at: key, hint: "each can have a \"curve\"")
  }

  private mutating func checkAnimation(_ animation: ObjectReader) {
    checkKeyframes(animation)
    guard let value = animation.value("set"), let path = animation.string("set"),
      let id = path.split(separator: ".").first.map(String.init),
      names[id] != nil || names.gestures[id] != nil || id == "collectionView"
    else { return }
    if let kind = names[id]?.kind, kind == .view || kind == .item, !path.hasSuffix(".isEnabled") {
      return
    }
    say(
      .unknownProperty, "\(quoted(path)) cannot be animated", at: value,
      hint: "the geometry of views and items can; anything else is changed by \"set\"")
  }

  // MARK: Events

  mutating func checkEvents() {
    for event in outline.events where !findings.isFull {
      checkInterval(event)
      guard let value = event.value("boundary") else { continue }
      checkBoundary(value, of: event.string("behavior"))
    }
  }

  private mutating func checkInterval(_ event: ObjectReader) {
    guard let last = event.number("to"), let value = event.value("to"),
      let first = event.number("from") ?? event.number("every"), last < first
    else { return }
    say(
      .outOfRange,
      "\"to\" is \(Sentence.number(last)), but the first time is \(Sentence.number(first))",
      at: value)
  }

  // MARK: Expectations

  mutating func checkExpectations() {
    var known: Set<String>?
    for expectation in outline.expectations where !findings.isFull {
      checkCount(expectation)
      guard let value = expectation.value("event"), let name = expectation.string("event") else {
        continue
      }
      let names = known ?? occurrences()
      known = names
      // That something never happens may well be expected of what cannot happen.
      if names.contains(name) || expectation.number("count") == 0 { continue }
      let prefix = SceneTriggerText.emitPrefix
      let bare = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
      say(
        .unresolvedID, "nothing that happens in this scene is called \(quoted(name))", at: value,
        hint: Suggestion.hint(for: bare, among: names.sorted())
          ?? "it can be what an action emits, and what the \"on\" of an event can be")
    }
  }

  /// Everything that can be counted.
  private mutating func occurrences() -> Set<String> {
    let emitted = actions.readers.compactMap { $0.string("emit") }
    let touches = names.gestures.keys.flatMap { id in
      SceneGesture.State.allCases.map { "\(id).\($0.rawValue)" }
    }
    return Set(emitted + touches + SceneTriggerText.Word.allCases.map(\.rawValue))
  }

  private mutating func checkCount(_ expectation: ObjectReader) {
    guard let value = expectation.value("count"),
      let bounds = document.numbers(value, count: 2), bounds[0] > bounds[1]
    else { return }
    say(
      .outOfRange,
      "\(Sentence.number(bounds[0])) to \(Sentence.number(bounds[1])) is no range", at: value,
      hint: "the smaller number comes first")
  }

  // MARK: Parameters

  mutating func checkParameters() {
    for member in outline.root.named("parameters") {
      let reader = ObjectReader(document, member.value)
      for name in ["min", "max"] {
        guard let key = reader.key(name),
          let standard = reader.value("value").flatMap(document.literal),
          standard.type != .number
        else { continue }
        say(
          .misplacedKey, "\(quoted(name)) is for numbers, and this is \(standard.type.noun)",
          at: key)
      }
      checkBounds(of: reader)
    }
  }

  private mutating func checkBounds(of parameter: ObjectReader) {
    let (lower, upper) = (parameter.number("min"), parameter.number("max"))
    if let lower, let upper, lower > upper, let value = parameter.value("min") {
      return say(
        .outOfRange,
        "\"min\" is \(Sentence.number(lower)), and \"max\" is less: \(Sentence.number(upper))",
        at: value)
    }
    guard let number = parameter.number("value"), let value = parameter.value("value") else {
      return
    }
    if let lower, number < lower {
      say(
        .outOfRange,
        "\"value\" is \(Sentence.number(number)), but must be at least"
          + " \(Sentence.number(lower)), its \"min\"", at: value)
    }
    if let upper, number > upper {
      say(
        .outOfRange,
        "\"value\" is \(Sentence.number(number)), but must be at most"
          + " \(Sentence.number(upper)), its \"max\"", at: value)
    }
  }
}
