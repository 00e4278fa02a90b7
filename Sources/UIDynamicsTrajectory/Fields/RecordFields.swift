// SPDX-License-Identifier: MIT

// The keys of all records except rows, in the order of output; append new keys at the end.

extension EventRecord {
  static let fields: [RecordField<EventRecord>] = [
    .value("tick", "first tick whose row shows the effect") { $0.tick },
    .value("time", "time of that tick, in s") { $0.time },
    .word("event") { $0.kind },
    .value("behavior", "id of the collision behavior of a contact") { $0.behavior },
    .value("item", "id of the item in contact") { $0.item },
    .value("other", "id of the other item; null for a boundary") { $0.other },
    .value("boundary", "id of the boundary; null for the reference bounds") { $0.boundary },
    .value("x", "position of the contact or the finger, in pt") { $0.point?.x },
    .value("y", "position of the contact or the finger, in pt") { $0.point?.y },
    .value("name", "emitted name, or gesture and state") { $0.name },
    .value("data", "emitted data, velocity of a touch, or reason for a stop") { $0.data },
  ]
}

extension RunSummary {
  static let fields: [RecordField<RunSummary>] = [
    .value("scene", "name of the scene file") { $0.scene },
    .value("parameters", "values of the scene's parameters") { RecordValue.object($0.parameters) },
    .word("status") { $0.status },
    .value("reason", "the status as a sentence") { $0.reason },
    .value("ticks", "last tick") { $0.ticks },
    .value("time", "time of the last tick, in s") { $0.time },
    .value("elapsedTime", "elapsed time of the animator, in s") { $0.elapsedTime },
    .records("items", itemFields) { $0.items },
    .record("contacts", contactFields) { $0.contacts },
    .records("expectations", expectationFields) { $0.expectations },
    .value("stateHash", "digest of the motion state, in hexadecimal") { $0.stateHash },
    .value("numericsID", "changes with every intended change in motion") { $0.engine.numericsID },
    .value("version", "version of the tool") { $0.engine.version },
  ]

  private static let itemFields: [RecordField<Item>] = [
    .value("item") { $0.id },
    .value("x") { $0.state.x },
    .value("y") { $0.state.y },
    .value("angle") { $0.state.angle },
    .value("width") { $0.state.width },
    .value("height") { $0.state.height },
    .value("settleTime", "end of half a second without motion, in s") { $0.measures.settleTime },
    .value("restTime", "end of the last motion, in s; 0 if never moved") { $0.measures.restTime },
    .value(
      "within5PercentTime",
      "time after which the center stays within 5 % of its farthest distance from the end, in s"
    ) { $0.measures.within5PercentTime },
    .value("overshootX", "distance beyond the final x, in pt") { $0.measures.overshootX },
    .value("overshootY", "distance beyond the final y, in pt") { $0.measures.overshootY },
    .value("peakSpeed", "largest speed, in pt/s") { $0.measures.peakSpeed },
    .value("xRange", "smallest and largest x, in pt") { $0.measures.xRange },
    .value("yRange", "smallest and largest y, in pt") { $0.measures.yRange },
  ]

  private static let contactFields: [RecordField<Contacts>] = [
    .value("began", "number of contacts that began") { $0.began },
    .value("ended", "number of contacts that ended") { $0.ended },
  ]

  private static let expectationFields: [RecordField<Expectation>] = [
    .value("text", "the expectation") { $0.text },
    .value("passed", "true if it was met") { $0.passed },
    .value("tick", "the tick that decided it") { $0.tick },
    .value("detail", "values of a failed expectation") { $0.detail },
    .value("margin", "amount by which it was met; negative if failed") { $0.margin?.value },
  ]
}

extension RunHeader {
  static let fields: [RecordField<RunHeader>] = [
    .value("scene") { $0.scene.name },
    .value("sceneHash") { $0.scene.hash },
    .value("title") { $0.scene.title },
    .value("description") { $0.scene.description },
    .value("parameters") { RecordValue.object($0.parameters) },
    .value("seed") { $0.seed },
    .value("ticksPerSecond") { $0.ticksPerSecond },
    .value("profile") { $0.profile },
    .value("items") { $0.items },
    .value("columns") { _ in Column.defaultColumns.map { $0.rawValue } },
    .value("numericsID") { $0.engine.numericsID },
    .value("version") { $0.engine.version },
    .value("path") { $0.scene.path },
    .record("overrides", overrideFields) { $0.overrides },
    .value("every") { $0.every },
    .value("sceneParts") { RecordValue.object($0.scene.parts) },
    .value("tolerance") { $0.tolerance.map { RecordValue.object($0.members) } },
  ]

  private static let overrideFields: [RecordField<RunOverrides>] = [
    .value("parameters") { RecordValue.object($0.parameters) },
    .value("merge") { $0.merge },
    .value("timeLimit") { $0.timeLimit },
    .value("limits") { RecordValue.object($0.limits) },
  ]
}

extension DigestRun {
  static let fields: [RecordField<DigestRun>] = [
    .value("tick") { $0.tick },
    RecordField("values", .texts, nil) { $1.append($0.values) { $1.append(digest: $0) } },
  ]
}
