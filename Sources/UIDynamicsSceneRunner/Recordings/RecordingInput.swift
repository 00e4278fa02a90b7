// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat
package import UIDynamicsTrajectory

/// The reason why a recording that a scene names cannot be used.
package struct RecordingFault: Error {
  package var part: ScenePart?
  package var message: String
  package var hint: String?

  package init(_ message: String, hint: String? = nil) {
    (self.message, self.hint) = (message, hint)
  }
}

/// Reads the recordings that a scene names: touches, and motions to match.
package struct RecordingInput {
  /// The bytes of a recording, and its path for messages.
  package typealias File = (path: String, feed: ByteFeed)

  private let open: (String, _ isMatch: Bool) throws(RecordingFault) -> File?
  /// The limits, which apply to all recordings of a scene together.
  private let room: RecordingRoom
  private let logs: LogDecoder?

  /// Takes a function that opens a recording by its name in the scene, or returns `nil` to skip a motion to match.
  package init(
    _ limits: SceneLimits, logs: LogDecoder?,
    _ open: @escaping (String, _ isMatch: Bool) throws(RecordingFault) -> File?
  ) {
    (room, self.logs, self.open) = (RecordingRoom(limits), logs, open)
  }

  package func read(into scene: inout Scene, matches: Bool) throws(RecordingFault) {
    for index in scene.gestures.indices {
      guard let recording = scene.gestures[index].recording else { continue }
      let rows = try of(.gesture(index)) { () throws(RecordingFault) in
        try open(recording.file, false).map { (file) throws(RecordingFault) in
          try touches(file, recording.file)
        }
      }
      scene.gestures[index].setStrokes(rows ?? [])
      try of(.gesture(index)) { () throws(RecordingFault) in
        try Self.check(scene.gestures[index], scene)
      }
    }
    for index in scene.expectations.indices where matches {
      guard var match = scene.expectations[index].match else { continue }
      match.recording = try of(.expectation(index)) { () throws(RecordingFault) in
        try open(match.file, true).map { (file) throws(RecordingFault) in
          try recording(file, match, scene)
        }
      }
      scene.expectations[index].kind = .match(match)
    }
  }

  private func of<Value>(
    _ part: ScenePart, _ body: () throws(RecordingFault) -> Value
  ) throws(RecordingFault) -> Value {
    do throws(RecordingFault) {
      return try body()
    } catch {
      var fault = error
      fault.part = part
      throw fault
    }
  }

  // MARK: Touches

  private func touches(_ file: File, _ name: String) throws(RecordingFault) -> [TouchRow] {
    do throws(RecordFault) {
      let rows = try TouchReader.rows(file: file.path, room.counting(file.feed)) {
        (count) throws(RecordFault) in try room.check(rows: count, items: 0)
      }
      room.subtract(rows: rows.count)
      return rows
    } catch {
      // The content of the file is not quoted, because it may be private and the message may be public.
      let line = error.line.map { ":\($0)" } ?? ""
      throw room.fault
        ?? RecordingFault(
          "\"\(visible(file.path + line))\" is not a recording of touches",
          hint:
            "use the columns time, x and y, with several fingers also finger and phase, in order of time"
        )
    }
  }

  /// Throws if a recording contains no touch of the gesture, or more touches than a scene may contain.
  private static func check(_ gesture: SceneGesture, _ scene: Scene) throws(RecordingFault) {
    let file = "\"\(visible(gesture.recording?.file ?? ""))\""
    guard let first = gesture.touches.first, let last = gesture.touches.last else {
      throw RecordingFault(
        "\(file) has no stroke with \(Sentence.count(gesture.kind.fingers, "fingers"))",
        hint: "the column \"finger\" numbers the fingers, and \"phase\" says when each is lifted")
    }
    let most = scene.limits[.samples]
    let ticks = (min(last.time, scene.run.timeLimit) - first.time) * scene.run.ticksPerSecond
    if Double(gesture.touches.count) + max(0, ticks) <= Double(most) { return }
    throw RecordingFault(
      "\(file) has more than \(Sentence.count(most, "touches"))",
      hint: "--limit samples=N allows more")
  }

  // MARK: Motions

  private func recording(
    _ file: File, _ match: SceneMatch, _ scene: Scene
  ) throws(RecordingFault) -> SceneRecording {
    // The items are known only at the end, because some can appear late.
    var records: [TickRecord] = []
    let reader: TrajectoryReader
    do throws(RecordFault) {
      reader = try TrajectoryReader(file: file.path, decoder: logs, room.counting(file.feed))
      var record = TickRecord()
      while try reader.next(&record) {
        try room.check(rows: reader.rowCount, items: reader.ids.count)
        records.append(record)
      }
    } catch {
      let line = error.line.map { ":\($0)" } ?? ""
      throw room.fault
        ?? RecordingFault(
          "\"\(visible(file.path + line))\" is not a readable recording",
          hint: "uidyn plot \(ShellWord.quoted(file.path)) shows the error")
    }
    room.subtract(rows: reader.rowCount)
    if records.isEmpty { throw RecordingFault("\(file.path): no rows") }
    let layout = try RecordingLayout(reader, match, scene, file.path)
    var recording = SceneRecording(channels: layout.channels)
    recording.strangers = layout.strangers
    for record in records {
      layout.add(record, to: &recording, ticksPerSecond: scene.run.ticksPerSecond)
    }
    return recording
  }
}

/// The number of bytes and rows that the recordings of a scene may still use.
private final class RecordingRoom {
  private let limits: SceneLimits
  private var bytes: Int
  private var rows: Int
  /// The limit that a recording exceeds.
  private var excess: SceneLimit?

  init(_ limits: SceneLimits) {
    (self.limits, bytes, rows) = (limits, limits[.bytes], limits[.rows])
  }

  func counting(_ feed: @escaping ByteFeed) -> ByteFeed {
    { () throws(RecordFault) in
      let portion = try feed()
      self.bytes -= portion.count
      if self.bytes < 0 { try self.refuse(.bytes) }
      return portion
    }
  }

  func check(rows count: Int, items: Int) throws(RecordFault) {
    if count > rows { try refuse(.rows) }
    if items > limits[.views] { try refuse(.views) }
  }

  private func refuse(_ limit: SceneLimit) throws(RecordFault) {
    excess = limit
    throw RecordFault("too much")
  }

  func subtract(rows: Int) { self.rows -= rows }

  /// The fault if a limit is exceeded.
  var fault: RecordingFault? {
    guard let excess else { return nil }
    let noun = excess == .bytes ? "bytes" : excess == .rows ? "rows" : "items"
    return RecordingFault(
      "the recordings of the scene contain more than \(Sentence.count(limits[excess], noun))",
      hint: "--limit \(excess.rawValue)=N allows more")
  }
}
