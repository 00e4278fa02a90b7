// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

enum TouchRecordings {
  static func read(
    into scene: inout Scene, from path: String, _ room: RecordingRoom,
    _ place: (ScenePart) -> ScenePlace?
  ) throws(CommandFailure) {
    for index in scene.gestures.indices {
      guard let recording = scene.gestures[index].recording else { continue }
      do throws(CommandFailure) {
        scene.gestures[index].take(try rows(recording.file, path, room))
        try check(scene.gestures[index], scene)
      } catch {
        var failure = error
        failure.place = place(.gesture(index))
        throw failure
      }
    }
  }

  static func files(of scene: Scene, at path: String) -> [String] {
    scene.gestures.compactMap { gesture in
      gesture.recording.map { MatchRecordings.file($0.file, at: path) }
    }
  }

  private static func rows(
    _ name: String, _ path: String, _ room: RecordingRoom
  ) throws(CommandFailure) -> [TouchRow] {
    if !MatchRecordings.isInside(name, path) {
      throw MatchRecordings.outside(name, "recorded/throw.csv")
    }
    let file = MatchRecordings.file(name, at: path)
    let feed: FileFeed
    do throws(SystemError) {
      feed = try FileFeed(file, .beside(path))
    } catch {
      throw .input(file: file, error)
    }
    do throws(RecordFault) {
      let rows = try TouchReader.rows(file: file) { () throws(RecordFault) in
        let bytes = try feed.next()
        try room.check(bytes: feed.count)
        return bytes
      } check: { (count) throws(RecordFault) in
        try room.check(rows: count, items: 0)
      }
      room.take(bytes: feed.count, rows: rows.count)
      return rows
    } catch {
      if let failure = room.failure { throw failure }
      // The content is not quoted: a scene can name any file, and the message can be public.
      let line = error.line.map { ":\($0)" } ?? ""
      throw CommandFailure(
        exitCode: .input, message: "\(inQuotes(file + line)) is not a recording of touches",
        hint: "its columns are time, x and y, and of several fingers finger and phase; times rise")
    }
  }

  /// Rejects recordings without touches for the gesture, or with too many.
  private static func check(_ gesture: SceneGesture, _ scene: Scene) throws(CommandFailure) {
    let file = gesture.recording?.file ?? ""
    guard let first = gesture.touches.first, let last = gesture.touches.last else {
      throw CommandFailure(
        exitCode: .input,
        message: "\(inQuotes(file)) has no stroke of"
          + " \(Sentence.count(gesture.kind.fingers, "fingers"))",
        hint: "the column \"finger\" tells fingers apart, and \"phase\" says when each is lifted")
    }
    let most = scene.limits[.samples]
    let ticks = (min(last.time, scene.run.timeLimit) - first.time) * scene.run.ticksPerSecond
    if Double(gesture.touches.count) + max(0, ticks) <= Double(most) { return }
    throw CommandFailure(
      exitCode: .input,
      message: "\(inQuotes(file)) has more than \(Sentence.count(most, "touches"))",
      hint: "--limit samples=N allows more")
  }
}
