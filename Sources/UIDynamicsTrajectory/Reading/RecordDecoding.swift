// SPDX-License-Identifier: MIT

// Records as they are read; what a later release added is passed over, what an older one did not
// write yet is as if nothing had been said.

extension RecordedValue {
  fileprivate func need<Value>(
    _ key: String, _ get: (RecordedValue) -> Value?
  ) throws(RecordFault) -> Value {
    guard let value = self[key] else { throw RecordFault("the record has no \"\(key)\"") }
    guard let found = get(value) else { throw RecordFault("\"\(key)\" has no such value") }
    return found
  }

  /// Nil for `null`.
  fileprivate func optional<Value>(
    _ key: String, _ get: (RecordedValue) -> Value?
  ) throws(RecordFault) -> Value? {
    try need(key) { $0.isNull ? .some(nil) : get($0).map(Optional.some) }
  }

  fileprivate func word<Word: RawRepresentable<String>>(_: Word.Type) -> Word? {
    text.flatMap(Word.init)
  }
}

extension EventRecord {
  init(_ record: RecordedValue) throws(RecordFault) {
    let (x, y) = (try record.optional("x", \.single), try record.optional("y", \.single))
    self.init(
      tick: try record.need("tick", \.integer), time: try record.need("time", \.number),
      kind: try record.need("event") { $0.word(Kind.self) },
      behavior: try record.optional("behavior", \.text), item: try record.optional("item", \.text),
      other: try record.optional("other", \.text),
      boundary: try record.optional("boundary", \.text),
      point: x.flatMap { x in y.map { Point(x: x, y: $0) } },
      name: try record.optional("name", \.text),
      data: try record.optional("data", \.record))
  }
}

extension RunHeader {
  init(_ record: RecordedValue) throws(RecordFault) {
    self.init(
      scene: try record.need("scene", \.text),
      ticksPerSecond: try record.need("ticksPerSecond", \.number),
      profile: try record.need("profile", \.text), items: try record.need("items", \.texts),
      numericsID: try record.need("numericsID", \.text),
      version: try record.need("version", \.text))
    sceneHash = try record.optional("sceneHash", \.digest)
    title = try record.optional("title", \.text)
    description = try record.optional("description", \.text)
    parameters = try record.need("parameters", \.members)
    seed = try record.need("seed", \.integer)
    // A log of 0.1.0 ends here; the digest it has is of the scene's text.
    hasDigests = record["every"] != nil
    if !hasDigests {
      sceneHash = nil
      return
    }
    path = try record.optional("path", \.text)
    every = try record.need("every") { $0.integer.flatMap { $0 >= 1 ? $0 : nil } }
    sceneParts = try record.need("sceneParts", \.members)
    overrides = try RunOverrides(try record.need("overrides") { $0 })
    tolerance = try Self.tolerance(try record.optional("tolerance", \.members))
  }

  private static func tolerance(_ members: [RecordMember]?) throws(RecordFault) -> Tolerance? {
    guard let members else { return nil }
    var tolerance = Tolerance.exact
    for member in members {
      guard case .number(let value) = member.value, tolerance.set(member.key, to: value) else {
        throw RecordFault("there is no tolerance of \"\(member.key)\"")
      }
    }
    return tolerance
  }
}

extension RunOverrides {
  fileprivate init(_ record: RecordedValue) throws(RecordFault) {
    parameters = try record.need("parameters", \.members)
    merge = try record.need("merge", \.texts)
    timeLimit = try record.optional("timeLimit", \.number)
    limits = try record.need("limits", \.members)
  }
}

extension RunSummary {
  init(_ record: RecordedValue) throws(RecordFault) {
    self.init(
      scene: try record.need("scene", \.text), parameters: try record.need("parameters", \.members),
      status: try record.need("status") { $0.word(Status.self) },
      reason: try record.need("reason", \.text), ticks: try record.need("ticks", \.integer),
      time: try record.need("time", \.number),
      elapsedTime: try record.need("elapsedTime", \.number),
      items: try Self.list(try record.need("items", \.elements), Item.init),
      contacts: try Contacts(try record.need("contacts") { $0 }),
      expectations: try Self.list(try record.need("expectations", \.elements), Expectation.init),
      stateHash: try record.need("stateHash", \.digest),
      numericsID: try record.need("numericsID", \.text),
      version: try record.need("version", \.text))
  }

  private static func list<Element>(
    _ values: [RecordedValue], _ make: (RecordedValue) throws(RecordFault) -> Element
  ) throws(RecordFault) -> [Element] {
    var elements: [Element] = []
    for value in values { elements.append(try make(value)) }
    return elements
  }
}

extension RunSummary.Item {
  /// Reads only the measures that comparisons need.
  fileprivate init(_ record: RecordedValue) throws(RecordFault) {
    self.init(
      id: try record.need("item", \.text),
      state: ItemState(
        x: try record.need("x", \.single), y: try record.need("y", \.single),
        angle: try record.need("angle", \.single), width: try record.need("width", \.single),
        height: try record.need("height", \.single)),
      measures: ItemMeasures(settleTime: try record.optional("settleTime", \.number)))
  }
}

extension RunSummary.Contacts {
  fileprivate init(_ record: RecordedValue) throws(RecordFault) {
    self.init(
      began: try record.need("began", \.integer), ended: try record.need("ended", \.integer))
  }
}

extension RunSummary.Expectation {
  /// Where the expectation stands in the scene is not recorded.
  fileprivate init(_ record: RecordedValue) throws(RecordFault) {
    let tick = try record.need("tick", \.integer)
    // A log of an early 0.1.0 has no margins.
    let margin = record["margin"]?.number
    self.init(
      text: try record.need("text", \.text), place: "", pointer: "",
      passed: try record.need("passed", \.boolean), tick: tick,
      detail: try record.optional("detail", \.text),
      margin: margin.map { ExpectationMargin($0, .amount, tick: tick) })
  }
}
