// SPDX-License-Identifier: MIT

// Decoding of records: unknown keys, which later releases may write, are ignored, and keys that older
// releases do not write get defaults.

extension RecordedValue {
  fileprivate func need<Value>(
    _ key: String, _ get: (RecordedValue) -> Value?
  ) throws(RecordFault) -> Value {
    guard let value = self[key] else { throw RecordFault("the record has no \"\(key)\"") }
    guard let found = get(value) else { throw RecordFault("\"\(key)\" cannot have this value") }
    return found
  }

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
    let (x, y) = (try record.optional("x", { $0.single }), try record.optional("y", { $0.single }))
    self.init(
      tick: try record.need("tick", { $0.integer }), time: try record.need("time", { $0.number }),
      kind: try record.need("event") { $0.word(Kind.self) },
      behavior: try record.optional("behavior", { $0.text }),
      item: try record.optional("item", { $0.text }),
      other: try record.optional("other", { $0.text }),
      boundary: try record.optional("boundary", { $0.text }),
      point: x.flatMap { x in y.map { Point(x: x, y: $0) } },
      name: try record.optional("name", { $0.text }),
      data: try record.optional("data", { $0.record }))
  }
}

extension RunHeader {
  init(_ record: RecordedValue) throws(RecordFault) {
    self.init(
      scene: try record.need("scene", { $0.text }),
      ticksPerSecond: try record.need("ticksPerSecond", { $0.number }),
      profile: try record.need("profile", { $0.text }),
      items: try record.need("items", { $0.texts }),
      numericsID: try record.need("numericsID", { $0.text }),
      version: try record.need("version", { $0.text }))
    scene.hash = try record.optional("sceneHash", { $0.digest })
    scene.title = try record.optional("title", { $0.text })
    scene.description = try record.optional("description", { $0.text })
    parameters = try record.need("parameters", { $0.members })
    seed = try record.need("seed", { $0.integer })
    // In logs of 0.1.0, the header ends here, and its hash covers the scene's text rather than its meaning.
    hasDigests = record["every"] != nil
    if !hasDigests {
      scene.hash = nil
      return
    }
    scene.path = try record.optional("path", { $0.text })
    every = try record.need("every") { $0.integer.flatMap { $0 >= 1 ? $0 : nil } }
    scene.parts = try record.need("sceneParts", { $0.members })
    overrides = try RunOverrides(try record.need("overrides") { $0 })
    tolerance = try Self.tolerance(try record.optional("tolerance", { $0.members }))
  }

  private static func tolerance(_ members: [RecordMember]?) throws(RecordFault) -> Tolerance? {
    guard let members else { return nil }
    var tolerance = Tolerance.exact
    for member in members {
      guard case .number(let value) = member.value, tolerance.set(member.key, to: value) else {
        throw RecordFault("unknown tolerance \"\(member.key)\"")
      }
    }
    return tolerance
  }
}

extension RunOverrides {
  fileprivate init(_ record: RecordedValue) throws(RecordFault) {
    parameters = try record.need("parameters", { $0.members })
    merge = try record.need("merge", { $0.texts })
    timeLimit = try record.optional("timeLimit", { $0.number })
    limits = try record.need("limits", { $0.members })
  }
}

extension RunSummary {
  init(_ record: RecordedValue) throws(RecordFault) {
    self.init(
      scene: try record.need("scene", { $0.text }),
      parameters: try record.need("parameters", { $0.members }),
      status: try record.need("status") { $0.word(Status.self) },
      reason: try record.need("reason", { $0.text }),
      ticks: try record.need("ticks", { $0.integer }),
      time: try record.need("time", { $0.number }),
      elapsedTime: try record.need("elapsedTime", { $0.number }),
      items: try Self.list(try record.need("items", { $0.elements }), Item.init),
      contacts: try Contacts(try record.need("contacts") { $0 }),
      expectations: try Self.list(
        try record.need("expectations", { $0.elements }), Expectation.init),
      stateHash: try record.need("stateHash", { $0.digest }),
      numericsID: try record.need("numericsID", { $0.text }),
      version: try record.need("version", { $0.text }))
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
      id: try record.need("item", { $0.text }),
      state: ItemState(
        x: try record.need("x", { $0.single }), y: try record.need("y", { $0.single }),
        angle: try record.need("angle", { $0.single }),
        width: try record.need("width", { $0.single }),
        height: try record.need("height", { $0.single })),
      measures: ItemMeasures(settleTime: try record.optional("settleTime", { $0.number })))
  }
}

extension RunSummary.Contacts {
  fileprivate init(_ record: RecordedValue) throws(RecordFault) {
    self.init(
      began: try record.need("began", { $0.integer }),
      ended: try record.need("ended", { $0.integer }))
  }
}

extension RunSummary.Expectation {
  /// Creates an expectation without a location in the scene, because logs do not record it.
  fileprivate init(_ record: RecordedValue) throws(RecordFault) {
    let tick = try record.need("tick", { $0.integer })
    // Logs of early 0.1.0 builds do not contain margins.
    let margin = record["margin"]?.number
    self.init(
      text: try record.need("text", { $0.text }), location: "", pointer: "",
      passed: try record.need("passed", { $0.boolean }), tick: tick,
      detail: try record.optional("detail", { $0.text }),
      margin: margin.map { ExpectationMargin($0, .amount, tick: tick) })
  }
}
