// SPDX-License-Identifier: MIT

extension SchemaCheck {
  mutating func checkIdentifier(_ text: String, at value: JSONValue) {
    if SceneIdentifier.isValid(text) { return }
    report(
      .invalidID, text.isEmpty ? "an id cannot be empty" : "\(quoted(text)) cannot be an id",
      at: value,
      hint: "start with a letter or _, and continue with letters, digits, _ or - (ASCII only)")
  }

  /// Checks that the name of a record differs from the names of all built-in triggers.
  mutating func checkRecordName(_ text: String, at value: JSONValue) {
    checkIdentifier(text, at: value)
    guard SceneHappening(rawValue: text) != nil else { return }
    report(
      .reservedName, "\(quoted(text)) is reserved for a built-in trigger", at: value)
  }

  /// Checks a reference to a single object; `shared` contains ids that several copies share, for suggestions.
  mutating func checkReference(
    _ text: String, _ kinds: SceneName.Kinds, or shared: [String] = [], at value: JSONValue
  ) {
    guard let name = names[text] else {
      if names.isMissingCopy(text) || names.refused.contains(text) { return }
      if kinds.contains(SceneName.Kind.view), let (message, hint) = names.plurality(of: text) {
        return report(.unresolvedID, message, at: value, hint: hint)
      }
      let near = nearest(to: text, among: shared) + nearest(to: text, of: kinds)
      if near.isEmpty, names.lacksItemIDs, !kinds.isDisjoint(with: [.view, .item]) { return }
      let isEach = text == "each" || text.hasPrefix("each.")
      return report(
        .unresolvedID, "no \(kinds.plainNoun) has the id \(quoted(text))", at: value,
        hint: (isEach ? Expression.signHint(text) : nil) ?? names.hint(ofSharedType: text)
          ?? Suggestion.hint(near) ?? inventory(kinds))
    }
    if kinds.contains(name.kind) { return }
    let isScreen = name.kind == .referenceView && kinds.contains(.view)
    report(
      .unresolvedID, "\(quoted(text)) is the id of \(name.kind.noun), not of \(kinds.noun)",
      at: value, hint: isScreen ? "a view of the same size can be an item" : nil,
      notes: [.init("defined here", at: document.mark(of: name.value))])
  }

  mutating func checkSelection(_ text: String, _ kinds: SceneName.Kinds, at value: JSONValue) {
    if let name = names[text], kinds.contains(name.kind) { return }
    guard SceneIDPattern(text) != nil else {
      if names.copies(of: text).map({ kinds.contains($0.kind) }) == true { return }
      return checkReference(text, kinds, or: names.shared(by: kinds), at: value)
    }
    guard countPattern(over: kinds, at: value) else { return }
    if names.ids(text, of: kinds).isEmpty, !names.lacksItemIDs {
      report(
        .unresolvedID, "no \(kinds.plainNoun) has an id that matches \(quoted(text))", at: value,
        hint: inventory(kinds))
    }
  }

  mutating func checkPartner(_ text: String, at value: JSONValue) {
    guard TextForm.partners[text] != nil else {
      return checkSelection(text, .dynamicItem, at: value)
    }
    let id = names.copies(of: text)?.ids.first ?? text
    guard let name = names[id], SceneName.Kinds.dynamicItem.contains(name.kind) else { return }
    report(
      .reservedName,
      "\(quoted(text)) means any \(text) here, but is also the id of \(name.kind.noun)", at: value,
      hint: "give the \(name.kind.plainNoun) a different id",
      notes: [.init("defined here", at: document.mark(of: name.value))])
  }

  /// Counts the ids that a pattern is compared with, and reports an excess once.
  private mutating func countPattern(over kinds: SceneName.Kinds, at value: JSONValue) -> Bool {
    let known = work.idsForPatterns
    work.idsForPatterns += names.count(of: kinds)
    guard hasTooManyPatterns else { return true }
    if known <= limits[.patterns] { reportExceeded(.patterns, at: value) }
    return false
  }

  var hasTooManyPatterns: Bool { work.idsForPatterns > limits[.patterns] }

  private func inventory(_ kinds: SceneName.Kinds) -> String? {
    let outline = scope.outline
    for (kind, count) in [
      (SceneName.Kinds.view, outline.views.count), (.item, outline.items.count),
      (.behavior, outline.behaviors.count),
    ] where kinds.isSuperset(of: kind) {
      // The list would be wrong if an element has no valid id, and collecting the names of a large scene is slow.
      if count > 6 || count > names.count(of: kind) { return nil }
    }
    let (noun, plural) = (kinds.plainNoun, kinds.plainNoun + "s")
    return Sentence.inventory(
      noun, plural, names.texts(of: kinds), none: "the scene has no \(plural)")
  }

  mutating func checkBehaviors(
    _ text: String, _ types: [BehaviorType], at value: JSONValue, _ subject: Subject
  ) {
    if names[text] == nil, SceneIDPattern(text) != nil, !countPattern(over: .behavior, at: value) {
      return
    }
    let several = names.behavior(text) == nil ? names.ids(text, of: .behavior) : []
    if several.isEmpty, names.behavior(text) == nil {
      return checkSelection(text, .behavior, at: value)
    }
    let count = findings.list.count
    for id in several.isEmpty ? [text] : several where findings.list.count == count {
      checkBehavior(id, types, at: value, subject)
    }
  }

  private mutating func checkBehavior(
    _ text: String, _ types: [BehaviorType], at value: JSONValue, _ subject: Subject
  ) {
    guard let index = names.behavior(text) else {
      return checkReference(text, .behavior, at: value)
    }
    // Unknown types are already reported.
    let behaviors = scope.outline.behaviors
    guard let type = behaviors[index].behaviorType, !types.contains(type) else { return }
    let fitting = names.texts(of: .behavior).prefix(200).filter { id in
      names.behavior(id).flatMap { behaviors[$0].behaviorType }.map(types.contains) ?? false
    }
    let hint = (1...6).contains(fitting.count) ? "use \(Sentence.list(fitting))" : nil
    report(
      .wrongBehavior,
      "\(subject.text) must be \(BehaviorType.noun(of: types)), but \(quoted(text)) is \(type.noun)",
      at: value, hint: hint)
  }

  mutating func checkTrigger(_ text: String, at value: JSONValue, _ subject: Subject) {
    if let trigger = trigger(text) {
      if case .gesture(let id, _) = trigger, names.gestures[id] == nil {
        reportNoGesture(id, at: value)
      }
      return
    }
    let words = SceneHappening.allCases.map { $0.rawValue }
    let gestures = gestureIDs().prefix(100)
      .flatMap { id in [id] + SceneGesture.State.allCases.map { $0.name(of: id) } }
    let record = text.hasPrefix(SceneTriggerText.emitPrefix) ? [text.filter { $0 != " " }] : []
    let known = words + gestures + record.filter { SceneTriggerText($0) != nil }
    report(
      .unknownValue, "\(subject.text) cannot be \(quoted(text))", at: value,
      hint: hint(for: .trigger(text, among: known, self)).text)
  }

  /// Parses a trigger; `nil` if the word is not the id of a gesture.
  func trigger(_ text: String) -> SceneTriggerText? {
    let found = SceneTriggerText(text)
    if case .gesture(let id, nil)? = found, names.gestures[id] == nil { return nil }
    return found
  }

  /// The ids of all gestures, or an empty list once the budget for suggestions is used up.
  private func gestureIDs() -> [String] {
    work.suggestions.spend(names.gestures.count) ? names.gestures.keys.sorted() : []
  }

  private mutating func reportNoGesture(_ id: String, at value: JSONValue) {
    let ids = gestureIDs()
    report(
      .unresolvedID, "no gesture has the id \(quoted(id))", at: value,
      hint: Suggestion.hint(for: id, among: ids)
        ?? (ids.count < scope.outline.gestures.count
          ? nil : Sentence.inventory("gesture", "gestures", ids, none: "the scene has no gestures"))
    )
  }
}
