// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// All output files of a run, kept in memory and cleared after each tick.
struct FuzzedOutputs {
  private var lines: RowWriter
  private var table: RowWriter
  private var wideTable: RowWriter
  private var log: LogWriter
  private var buffer = ByteBuffer(capacity: 1 << 16)
  private let items: [String]

  init(_ scene: Scene) {
    items = scene.itemIDs
    let layout = RowLayout(columns: Column.allCases, items: items)
    lines = RowWriter(layout)
    table = RowWriter(layout, .csv)
    wideTable = RowWriter(layout, .csv, isWide: true)
    log = LogWriter(items: items)
    lines.begin(&buffer)
    table.begin(&buffer)
    wideTable.begin(&buffer)
    log.begin(header(of: scene), to: &buffer)
  }

  private func header(of scene: Scene) -> RunHeader {
    var header = RunHeader(
      scene: "fuzz", ticksPerSecond: scene.run.ticksPerSecond, profile: scene.run.profileWord,
      items: items, numericsID: Runner.numericsID, version: "0")
    (header.scene.title, header.scene.description) = (scene.title, scene.description)
    header.seed = Int(scene.run.seed)
    return header
  }

  mutating func write(_ frame: Frame, _ events: [EventRecord]) {
    buffer.removeAll()
    lines.write(frame, to: &buffer)
    table.write(frame, to: &buffer)
    wideTable.write(frame, to: &buffer)
    for event in events { EventWriter.write(event, to: &buffer) }
    log.write(frame, after: events, to: &buffer)
  }

  mutating func end(_ outcome: RunOutcome) {
    buffer.removeAll()
    log.end(
      RunSummary(
        scene: "fuzz", parameters: [], status: outcome.ending.status,
        reason: outcome.ending.reason, ticks: outcome.frame.tick, time: outcome.frame.time,
        elapsedTime: outcome.times.elapsed,
        items: zip(zip(outcome.items.ids, outcome.frame.states), outcome.items.measures).map {
          RunSummary.Item(id: $0.0, state: $0.1, measures: $1)
        },
        contacts: outcome.contacts, expectations: outcome.expectations,
        stateHash: outcome.stateHash, numericsID: Runner.numericsID, version: "0"),
      to: &buffer)
  }
}
