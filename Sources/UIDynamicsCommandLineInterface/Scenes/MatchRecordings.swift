// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Reads what a scene is expected to match; the files lie as seen from the scene.
enum MatchRecordings {
  /// What a command wants of recordings.
  enum Need {
    /// It looks at what the scene expects.
    case all
    /// It shows what the scene expects beside other things.
    case thoseThere
    /// It plays the scene and looks at no expectation.
    case none
  }

  static func read(
    into scene: inout Scene, _ need: Need, from path: String, _ console: Console,
    place: (Int) -> ScenePlace?
  ) throws(CommandFailure) {
    if need == .none { return }
    for index in scene.expectations.indices {
      guard var match = scene.expectations[index].match else { continue }
      let file = self.file(of: match, at: path)
      if need == .thoseThere, !Folder.exists(file) { continue }
      do throws(CommandFailure) {
        match.recording = try recording(file, match, scene, console)
      } catch {
        var failure = error
        failure.place = place(index)
        if !Folder.exists(file) {
          failure.hint =
            "\(inQuotes(match.file)) is looked for beside the scene, in"
            + " \(inQuotes(FilePath(path).directory.text)); uidyn run --no-expect plays without it"
        }
        throw failure
      }
      scene.expectations[index].kind = .match(match)
    }
  }

  /// The paths of all recordings of a scene.
  static func files(of scene: Scene, at path: String) -> [String] {
    scene.expectations.compactMap { $0.match.map { file(of: $0, at: path) } }
  }

  private static func file(of match: SceneMatch, at path: String) -> String {
    FilePath(path).directory.appending(match.file).text
  }

  /// Gives a scene what was read for another with the same expectations.
  static func copy(from read: Scene, to scene: inout Scene) {
    for (index, expectation) in read.expectations.enumerated() {
      guard let match = expectation.match, var other = scene.expectations[index].match else {
        continue
      }
      other.recording = match.recording
      scene.expectations[index].kind = .match(other)
    }
  }

  private static func recording(
    _ file: String, _ match: SceneMatch, _ scene: Scene, _ console: Console
  ) throws(CommandFailure) -> SceneRecording {
    let reader = try RecordInput.open(file, console)
    // Who comes later is known at the end.
    var (records, record) = ([TickRecord](), TickRecord())
    while try reporting({ () throws(RecordFault) in try reader.next(&record) }) {
      records.append(record)
    }
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

/// Where the numbers of a recording stand.
private struct RecordingLayout {
  let channels: [SceneRecording.Channel]
  let strangers: [String]
  /// The place among the channels by item of the file and column; nil for what is not compared.
  private let places: [[Int?]]
  private let width: Int

  init(
    _ reader: TrajectoryReader, _ match: SceneMatch, _ scene: Scene, _ file: String
  ) throws(CommandFailure) {
    let columns = match.columns ?? [.x, .y]
    let ids = scene.itemIDs
    strangers = reader.ids.filter { !$0.isEmpty && !ids.contains($0) }
    var (channels, places) = ([SceneRecording.Channel](), [[Int?]]())
    for id in reader.ids {
      let item = id.isEmpty && ids.count == 1 ? 0 : ids.firstIndex(of: id)
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
          + Self.lack(reader, columns.map(\.rawValue), strangers, ids),
        hint: strangers.lazy.compactMap { Suggestion.hint(for: $0, among: ids) }.first)
    }
    (self.channels, self.places, width) = (channels, places, reader.columns.count)
  }

  /// What a recording lacks of which nothing can be compared: the columns, or the names of the items.
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
    // A clock that runs backwards says nothing.
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
