// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

extension SceneDecoder {
  // MARK: Events

  var events: [SceneEvent] {
    if outline.events.isEmpty { return [] }
    let indices = indices(of: outline.originals("events"))
    // Events of shorthands precede those written in the scene, and have names.
    let generated = outline.originals("events").count(where: outline.document.isGenerated)
    return outline.events.enumerated().compactMap { index, reader in
      let sourceIndex = indices[outline.document.original(of: reader.object)] ?? 0
      guard var found = event(reader) else { return nil }
      found.each = outline.happening.eaches[index]
      if !outline.happening.eaches.isEmpty || sourceIndex != index || generated > 0 {
        found.sourceIndex = max(sourceIndex - generated, 0)
      }
      return found
    }
  }

  private func indices(of elements: [JSONValue]) -> [JSONValue: Int] {
    Dictionary(
      firstOf: elements.enumerated().map { (outline.document.original(of: $1), $0) })
  }

  private func event(_ reader: ObjectReader) -> SceneEvent? {
    trigger(reader).map {
      SceneEvent(
        id: reader.string("id"), $0, if: reader.value("if").flatMap { expressions[$0] },
        isOnce: reader.boolean("once") ?? false, do: actions(reader, "do"))
    }
  }

  private func trigger(_ reader: ObjectReader) -> SceneTrigger? {
    if let value = reader.value("when") { return expressions[value].map { .when($0) } }
    if let time = reader.number("at") { return .at([time]) }
    if let length = reader.number("every") {
      return .every(
        SceneInterval(length, from: reader.number("from"), to: reader.number("to")))
    }
    if reader.has("at") {
      return .at(reader.elements("at").compactMap(reader.document.number).sorted())
    }
    let triggers = reader.strings("on").compactMap { trigger($0, reader) }
    if reader.string("on") != nil { return triggers.first }
    return triggers.isEmpty ? nil : .several(triggers)
  }

  private func trigger(_ text: String, _ reader: ObjectReader) -> SceneTrigger? {
    switch SceneTriggerText(text) {
    case .word(let happening)?: .on(happening, happening.isContact ? filter(reader) : nil)
    case .gesture(let id, let state)?: names.gestures[id].map { .gesture($0, state) }
    case .emit(let name)?: .emit(name)
    case nil: nil
    }
  }

  private func filter(_ reader: ObjectReader) -> SceneContactFilter {
    SceneContactFilter(
      behaviors: indices(.behavior, "behavior", reader),
      items: indices(.dynamicItem, "item", reader), with: partner(reader),
      boundaries: reader.has("boundary") ? reader.values("boundary").map(boundary) : nil)
  }

  private func indices(
    _ kinds: SceneName.Kinds, _ key: String, _ reader: ObjectReader
  ) -> Set<Int>? {
    guard reader.has(key) else { return nil }
    return Set(names.selection(kinds, under: key, of: reader).elements.map { $0.index })
  }

  /// Decodes "with"; a word for all items or all boundaries includes any listed ids.
  private func partner(_ reader: ObjectReader) -> SceneContactFilter.Partner? {
    let words = reader.strings("with").compactMap { TextForm.partners[$0] }
    let takesBoundaries = words.contains(.anyBoundary)
    if words.contains(.anyItem) { return takesBoundaries ? nil : .anyItem }
    guard let items = indices(.dynamicItem, "with", reader) else { return nil }
    return takesBoundaries && items.isEmpty
      ? .anyBoundary : .init(takesItems: true, takesBoundaries: takesBoundaries, items: items)
  }

  private func boundary(_ value: JSONValue) -> SceneContactFilter.Boundary {
    guard let text = outline.document.string(value) else { return .implicit }
    return SceneIDPattern(text).map { .like($0) } ?? .named(text)
  }

  // MARK: Expectations

  var expectations: [SceneExpectation] {
    if outline.expectations.isEmpty { return [] }
    let lines = LineTable(outline.document.source)
    let indices = indices(of: outline.originals("expect"))
    return outline.expectations.enumerated().compactMap { index, reader in
      let sourceIndex = indices[outline.document.original(of: reader.object)] ?? 0
      guard let kind = expectation(reader) else { return nil }
      var found = SceneExpectation(
        kind,
        at: lines.location(
          of: reader.document.range(of: reader.object).lower, "/expect/\(sourceIndex)"))
      found.each = outline.expected.eaches[index]
      return found
    }
  }

  private func expectation(_ reader: ObjectReader) -> SceneExpectation.Kind? {
    func condition(_ key: String) -> Expression? { reader.value(key).flatMap { expressions[$0] } }
    if let always = condition("always") { return .always(always) }
    if let never = condition("never") { return .never(never) }
    if let that = condition("that") { return .at(reader.number("at"), that) }
    if let name = reader.string("event") {
      return count(reader).map { .count(of: occurrence(name, reader), $0) }
    }
    if let match = reader.object("match") { return self.match(match) }
    return reader.number("settlesWithin").map { .settlesWithin($0) }
  }

  private func occurrence(_ name: String, _ reader: ObjectReader) -> SceneOccurrence {
    let keys = SceneSchema.contactFilters.filter(reader.has)
    if keys.isEmpty { return SceneOccurrence(name) }
    let clauses = keys.map { key in
      let words = reader.values(key).map { reader.document.string($0) ?? "null" }
      return ", \(key): \(words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]")"
    }
    return SceneOccurrence(name, filter(reader), clause: clauses.joined())
  }

  private func match(_ reader: ObjectReader) -> SceneExpectation.Kind? {
    guard let file = reader.string("file"), let within = reader.number("within") else { return nil }
    let columns = reader.strings("columns")
    return .match(
      SceneMatch(
        file: file, within: within,
        columns: columns.isEmpty ? nil : columns.compactMap(SceneMatch.Value.init),
        offset: reader.number("offset")))
  }

  private func count(_ reader: ObjectReader) -> ClosedRange<Int>? {
    if let count = reader.number("count").flatMap({ Int(exactly: $0) }) { return count...count }
    let parts = reader.elements("count")
    if parts.count == 2, reader.document.kind(of: parts[1]) == .null {
      return reader.document.number(parts[0]).flatMap { Int(exactly: $0) }.map { $0...Int.max }
    }
    let bounds = reader.value("count").flatMap { reader.document.numbers($0, count: 2) }
    guard let bounds, bounds[0] <= bounds[1], let lower = Int(exactly: bounds[0]),
      let upper = Int(exactly: bounds[1])
    else { return nil }
    return lower...upper
  }
}
