// SPDX-License-Identifier: MIT

// The keys of all records except rows, in the order of output; append new keys at the end.

extension EventRecord {
  static let fields: [RecordField<EventRecord>] = [
    .integer("tick", "first tick whose row shows the effect") { $0.tick },
    .number("time", "time of that tick, in s") { $0.time },
    .word("event") { $0.kind },
    .optionalText("behavior", "id of the collision behavior that reports a contact") {
      $0.behavior
    },
    .optionalText("item", "id of the item in contact") { $0.item },
    .optionalText("other", "id of the other item; null for a boundary") { $0.other },
    .optionalText("boundary", "id of the boundary; null for the reference bounds") { $0.boundary },
    .optionalSingle("x", "position of the contact or the finger, in pt") { $0.point?.x },
    .optionalSingle("y", "position of the contact or the finger, in pt") { $0.point?.y },
    .optionalText("name", "emitted name, or gesture and state") { $0.name },
    .optionalObject(
      "data", "emitted data, velocity of a touch, or reason for a stop"
    ) { $0.data },
  ]
}

extension RunSummary {
  static let fields: [RecordField<RunSummary>] = [
    .text("scene", "name of the scene file") { $0.scene },
    .object("parameters", "values of the scene's parameters") { $0.parameters },
    .word("status") { $0.status },
    .text("reason", "the status as a sentence") { $0.reason },
    .integer("ticks", "last tick") { $0.ticks },
    .number("time", "time of the last tick, in s") { $0.time },
    .number("elapsedTime", "elapsed time of the animator, in s") { $0.elapsedTime },
    .records("items", itemFields) { $0.items },
    .record("contacts", contactFields) { $0.contacts },
    .records("expectations", expectationFields) { $0.expectations },
    .digest("stateHash", "digest of the motion state, in hexadecimal") { $0.stateHash },
    .text("numericsID", "changes with every intended change in motion") { $0.engine.numericsID },
    .text("version", "version of the tool") { $0.engine.version },
  ]

  private static let itemFields: [RecordField<Item>] = [
    .text("item") { $0.id },
    .single("x") { $0.state.x },
    .single("y") { $0.state.y },
    .single("angle") { $0.state.angle },
    .single("width") { $0.state.width },
    .single("height") { $0.state.height },
    .optionalNumber("settleTime") { $0.measures.settleTime },
    .optionalNumber("restTime") { $0.measures.restTime },
    .optionalNumber("within5PercentTime") { $0.measures.within5PercentTime },
    .optionalSingle("overshootX") { $0.measures.overshootX },
    .optionalSingle("overshootY") { $0.measures.overshootY },
    .optionalSingle("peakSpeed") { $0.measures.peakSpeed },
    .optionalRange("xRange") { $0.measures.xRange },
    .optionalRange("yRange") { $0.measures.yRange },
  ]

  private static let contactFields: [RecordField<Contacts>] = [
    .integer("began") { $0.began },
    .integer("ended") { $0.ended },
  ]

  private static let expectationFields: [RecordField<Expectation>] = [
    .text("text") { $0.text },
    .boolean("passed") { $0.passed },
    .integer("tick") { $0.tick },
    .optionalText("detail") { $0.detail },
    .optionalNumber("margin") { $0.margin?.value },
  ]
}

extension RunHeader {
  static let fields: [RecordField<RunHeader>] = [
    .text("scene") { $0.scene.name },
    .optionalDigest("sceneHash") { $0.scene.hash },
    .optionalText("title") { $0.scene.title },
    .optionalText("description") { $0.scene.description },
    .object("parameters") { $0.parameters },
    .integer("seed") { $0.seed },
    .number("ticksPerSecond") { $0.ticksPerSecond },
    .text("profile") { $0.profile },
    .texts("items") { $0.items },
    .texts("columns") { _ in Column.defaultColumns.map { $0.rawValue } },
    .text("numericsID") { $0.engine.numericsID },
    .text("version") { $0.engine.version },
    .optionalText("path") { $0.scene.path },
    .record("overrides", overrideFields) { $0.overrides },
    .integer("every") { $0.every },
    .object("sceneParts") { $0.scene.parts },
    .optionalObject("tolerance") { $0.tolerance.map { .object($0.members) } },
  ]

  private static let overrideFields: [RecordField<RunOverrides>] = [
    .object("parameters") { $0.parameters },
    .texts("merge") { $0.merge },
    .optionalNumber("timeLimit") { $0.timeLimit },
    .object("limits") { $0.limits },
  ]
}

extension DigestRun {
  static let fields: [RecordField<DigestRun>] = [
    .integer("tick") { $0.tick },
    RecordField("values", .texts, nil) { $1.append($0.values) { $1.append(digest: $0) } },
  ]
}
