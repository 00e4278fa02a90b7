// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Reads the recordings of a scene; their paths are relative to it.
enum MatchRecordings {
  enum Need {
    /// It evaluates expectations.
    case all
    /// It shows expectations, so missing recordings are skipped.
    case thoseThere
    /// It ignores expectations.
    case none
  }

  static func read(
    into scene: inout Scene, _ need: Need, from path: String, place: (ScenePart) -> ScenePlace?
  ) throws(CommandFailure) {
    // All recordings share the limits of the scene.
    let room = RecordingRoom(scene.limits)
    try TouchRecordings.read(into: &scene, from: path, room, place)
    if need == .none { return }
    for index in scene.expectations.indices {
      guard var match = scene.expectations[index].match else { continue }
      let file = self.file(match.file, at: path)
      let isAllowed = isInside(match.file, path)
      if need == .thoseThere, isAllowed, !Folder.exists(file) { continue }
      do throws(CommandFailure) {
        if !isAllowed { throw outside(match.file, "recorded/drop.log") }
        match.recording = try recording(file, match, scene, .beside(path), room)
      } catch {
        var failure = error
        failure.place = place(.expectation(index))
        if isAllowed, !Folder.exists(file) {
          failure.hint =
            "\(inQuotes(match.file)) is looked for beside the scene, in"
            + " \(inQuotes(FilePath(path).directory.text)); uidyn run --no-expect plays without it"
        }
        throw failure
      }
      scene.expectations[index].kind = .match(match)
    }
  }

  /// Returns `true` if a name stays in the scene's folder.
  static func isInside(_ name: String, _ path: String) -> Bool {
    !name.hasPrefix("/") && FileRule.beside(path).admits(file(name, at: path))
  }

  static func outside(_ name: String, _ example: String) -> CommandFailure {
    CommandFailure(
      exitCode: .input, message: "\(inQuotes(name)) is not a path in the folder of the scene",
      hint: "a recording is beside the scene or below: \"\(example)\"")
  }

  static func files(of scene: Scene, at path: String) -> [String] {
    scene.expectations.compactMap { $0.match.map { file($0.file, at: path) } }
  }

  static func file(_ name: String, at path: String) -> String {
    FilePath(path).directory.appending(name).text
  }

  /// The content is not quoted: a scene can name any file, and the message can be public.
  private static func refused(_ file: String, _ fault: RecordFault) -> CommandFailure {
    let place = fault.line.map { ":\($0)" } ?? ""
    return CommandFailure(
      exitCode: .input, message: "\(inQuotes(file + place)) is not a recording that can be read",
      hint: "uidyn plot \(ShellWord.quoted(file)) shows the mistake")
  }

  static func copy(from read: Scene, to scene: inout Scene) {
    for index in scene.gestures.indices where scene.gestures[index].recording != nil {
      scene.gestures[index].touches = read.gestures[index].touches
      scene.gestures[index].ends = read.gestures[index].ends
    }
    for (index, expectation) in read.expectations.enumerated() {
      guard let match = expectation.match, var other = scene.expectations[index].match else {
        continue
      }
      other.recording = match.recording
      scene.expectations[index].kind = .match(other)
    }
  }

  private static func recording(
    _ file: String, _ match: SceneMatch, _ scene: Scene, _ rule: FileRule,
    _ room: RecordingRoom
  ) throws(CommandFailure) -> SceneRecording {
    let feed: FileFeed
    do throws(SystemError) {
      feed = try FileFeed(file, rule)
    } catch {
      throw .input(file: file, error)
    }
    // Later items are only known at the end.
    var records: [TickRecord] = []
    let reader: TrajectoryReader
    do throws(RecordFault) {
      reader = try TrajectoryReader(file: file) { () throws(RecordFault) in
        let bytes = try feed.next()
        try room.check(bytes: feed.count)
        return bytes
      }
      var record = TickRecord()
      while try reader.next(&record) {
        try room.check(rows: reader.rowCount, items: reader.ids.count)
        records.append(record)
      }
    } catch {
      throw room.failure ?? refused(file, error)
    }
    room.take(bytes: feed.count, rows: reader.rowCount)
    if records.isEmpty {
      throw CommandFailure(exitCode: .input, message: "\(file): nothing is recorded")
    }
    let layout = try RecordingLayout(reader, match, scene, file)
    var recording = SceneRecording(channels: layout.channels)
    recording.strangers = layout.strangers
    for record in records {
      layout.add(record, to: &recording, ticksPerSecond: scene.run.ticksPerSecond)
    }
    return recording
  }
}

/// The remaining limits for a scene's recordings.
final class RecordingRoom {
  private let limits: SceneLimits
  private var bytes: Int
  private var rows: Int
  private(set) var excess: SceneLimit?

  init(_ limits: SceneLimits) {
    (self.limits, bytes, rows) = (limits, limits[.bytes], limits[.rows])
  }

  func check(bytes count: Int) throws(RecordFault) {
    if count > bytes { try refuse(.bytes) }
  }

  func check(rows count: Int, items: Int) throws(RecordFault) {
    if count > rows { try refuse(.rows) }
    if items > limits[.views] { try refuse(.views) }
  }

  private func refuse(_ limit: SceneLimit) throws(RecordFault) {
    excess = limit
    throw RecordFault("too much")
  }

  func take(bytes: Int, rows: Int) {
    self.bytes -= bytes
    self.rows -= rows
  }

  var failure: CommandFailure? {
    guard let excess else { return nil }
    let noun = excess == .bytes ? "bytes" : excess == .rows ? "rows" : "items"
    return CommandFailure(
      exitCode: .input,
      message: "the recordings of the scene have more than \(Sentence.count(limits[excess], noun))",
      hint: "--limit \(excess.rawValue)=N allows more")
  }
}

/// The mapping from a recording's columns to channels.
private struct RecordingLayout {
  let channels: [SceneRecording.Channel]
  let strangers: [String]
  /// By item and column; `nil` if not compared.
  private let places: [[Int?]]
  private let width: Int

  init(
    _ reader: TrajectoryReader, _ match: SceneMatch, _ scene: Scene, _ file: String
  ) throws(CommandFailure) {
    let columns = match.columns ?? [.x, .y]
    let ids = scene.itemIDs
    let items = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
    strangers = reader.ids.filter { !$0.isEmpty && items[$0] == nil }
    var (channels, places) = ([SceneRecording.Channel](), [[Int?]]())
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
      places.append(row)
    }
    if channels.isEmpty {
      throw CommandFailure(
        exitCode: .input,
        message: "\(file): nothing of it can be compared: "
          + Self.lack(reader, columns.map { $0.rawValue }, strangers, ids),
        hint: strangers.lazy.compactMap { Suggestion.hint(for: $0, among: ids) }.first)
    }
    (self.channels, self.places, width) = (channels, places, reader.columns.count)
  }

  /// Describes why nothing can be compared: missing columns or unknown items.
  private static func lack(
    _ reader: TrajectoryReader, _ columns: [String], _ strangers: [String], _ ids: [String]
  ) -> String {
    let items = "the scene has \(Sentence.first(3, of: ids.map { inQuotes($0) }))"
    if !reader.columns.contains(where: { columns.contains($0.rawValue) }) {
      return "it has no column \(Sentence.list(columns)) of an item of the scene"
    }
    return strangers.isEmpty
      ? "it has no column \"item\" that says whose its rows are, and \(items)"
      : "its items are \(Sentence.first(3, of: strangers.map { inQuotes($0) })), and \(items)"
  }

  func add(_ record: TickRecord, to recording: inout SceneRecording, ticksPerSecond: Double) {
    if record.items.isEmpty { return }
    let time = record.time.isNaN ? Double(record.tick) / ticksPerSecond : record.time
    // Rows with decreasing times are skipped.
    if let last = recording.times.last, time < last { return }
    var numbers = Array(repeating: Double.nan, count: channels.count)
    for (row, item) in record.items.enumerated() where places.indices.contains(item) {
      for (column, place) in places[item].enumerated() {
        if let place { numbers[place] = record.values[row * width + column] }
      }
    }
    recording.times.append(time)
    recording.numbers += numbers
  }
}
