// SPDX-License-Identifier: MIT

extension SceneValidator {
  mutating func checkEvents() {
    for event in outline.events where !findings.isFull {
      checkInterval(event)
      checkBoundaries(of: event)
    }
  }

  private mutating func checkBoundaries(of filter: ObjectReader) {
    let behaviors =
      filter.has("behavior")
      ? names.selection(.behavior, under: "behavior", of: filter).elements.map { $0.index } : nil
    // Unknown behaviors are already reported.
    if behaviors?.isEmpty == true { return }
    for value in filter.values("boundary") { checkBoundary(value, of: behaviors) }
  }

  private mutating func checkInterval(_ event: ObjectReader) {
    guard let last = event.number("to"), let value = event.value("to"),
      let first = event.number("from") ?? event.number("every"), last < first
    else { return }
    report(
      .outOfRange,
      "\"to\" is \(Sentence.number(last)), but the first time is \(Sentence.number(first))",
      at: value)
  }

  // MARK: Expectations

  mutating func checkExpectations() {
    var known: Set<String>?
    for expectation in outline.expectations where !findings.isFull {
      checkCount(expectation)
      checkBoundaries(of: expectation)
      guard let value = expectation.value("event"), let name = expectation.string("event") else {
        continue
      }
      if SceneHappening(rawValue: name) != nil { continue }
      let names = known ?? occurrences()
      known = names
      // A count of 0 is checked too, because it would always succeed with a misspelled name.
      if names.contains(name) { continue }
      let prefix = SceneTriggerText.emitPrefix
      let bare = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
      let near = suggestions.spend(names.count) ? names.sorted() : []
      report(
        .unresolvedID, "nothing in this scene triggers \(quoted(name))", at: value,
        hint: Suggestion.hint(for: bare, among: near)
          ?? "use the name of an emitted record, a gesture's state such as \"GESTURE.ended\","
          + " or a trigger such as \"contactBegan\"")
    }
  }

  private mutating func occurrences() -> Set<String> {
    let emitted = actions.compactMap { $0.string("emit") }
    let touches = names.gestures.keys.flatMap { id in
      SceneGesture.State.allCases.map { $0.name(of: id) }
    }
    return Set(emitted + touches + SceneHappening.allCases.map { $0.rawValue })
  }

  private mutating func checkCount(_ expectation: ObjectReader) {
    guard let value = expectation.value("count"),
      let bounds = document.numbers(value, count: 2), bounds[0] > bounds[1]
    else { return }
    report(
      .outOfRange,
      "\(Sentence.number(bounds[0])) to \(Sentence.number(bounds[1])) is not a range", at: value,
      hint: "write the smaller number first")
  }
}
