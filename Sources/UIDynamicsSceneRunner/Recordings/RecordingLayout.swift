// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Maps the cells of a recording to its channels.
struct RecordingLayout {
  let channels: [SceneRecording.Channel]
  let strangers: [String]
  /// The channel for each item and column of the file; `nil` if it is not compared.
  private let slots: [[Int?]]
  private let width: Int

  init(
    _ reader: TrajectoryReader, _ match: SceneMatch, _ scene: Scene, _ file: String
  ) throws(RecordingFault) {
    let columns = match.columns ?? [.x, .y]
    let ids = scene.itemIDs
    let items = Dictionary(firstOf: ids.enumerated().map { ($1, $0) })
    strangers = reader.ids.filter { !$0.isEmpty && items[$0] == nil }
    var (channels, slots) = ([SceneRecording.Channel](), [[Int?]]())
    for id in reader.ids {
      let item = id.isEmpty && ids.count == 1 ? 0 : items[id]
      var row: [Int?] = []
      for column in reader.columns {
        guard let item, let value = SceneMatch.Value(rawValue: column.rawValue),
          columns.contains(value)
        else {
          row.append(nil)
          continue
        }
        row.append(channels.count)
        channels.append(SceneRecording.Channel(item: item, value: value))
      }
      slots.append(row)
    }
    if channels.isEmpty {
      throw RecordingFault(
        "\(file): nothing to compare: "
          + Self.lack(reader, columns.map { $0.rawValue }, strangers, ids),
        hint: strangers.lazy.compactMap { Suggestion.hint(for: $0, among: ids) }.first)
    }
    (self.channels, self.slots, width) = (channels, slots, reader.columns.count)
  }

  /// Describes the columns or items that a recording lacks.
  private static func lack(
    _ reader: TrajectoryReader, _ columns: [String], _ strangers: [String], _ ids: [String]
  ) -> String {
    let items = "the scene has \(Sentence.first(3, of: ids.map { "\"\(visible($0))\"" }))"
    if !reader.columns.contains(where: { columns.contains($0.rawValue) }) {
      return "it has no column \(Sentence.list(columns)) for an item of the scene"
    }
    return strangers.isEmpty
      ? "it has no \"item\" column, and \(items)"
      : "its items are \(Sentence.first(3, of: strangers.map { "\"\(visible($0))\"" })), and \(items)"
  }

  func add(_ record: TickRecord, to recording: inout SceneRecording, ticksPerSecond: Double) {
    if record.items.isEmpty { return }
    let time = record.time.isNaN ? Double(record.tick) / ticksPerSecond : record.time
    // Rows whose time goes backward are not usable.
    if let last = recording.times.last, time < last { return }
    var numbers = Array(repeating: Double.nan, count: channels.count)
    for (row, item) in record.items.enumerated() where slots.indices.contains(item) {
      for (column, slot) in slots[item].enumerated() {
        if let slot { numbers[slot] = record.values[row * width + column] }
      }
    }
    recording.times.append(time)
    recording.numbers += numbers
  }
}
