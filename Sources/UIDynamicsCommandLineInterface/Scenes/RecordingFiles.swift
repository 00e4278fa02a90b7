// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// The recordings of a scene, both of touches and for comparison; their paths are relative to the scene.
enum RecordingFiles {
  enum Need {
    /// For a command that evaluates expectations.
    case all
    /// For a command that only shows expectations, so missing recordings are skipped.
    case thoseThere
    /// For a command that ignores expectations.
    case none
    /// For a command that does not run the scene.
    case unread
  }

  static func read(
    into scene: inout Scene, _ need: Need, from path: String,
    location: (ScenePart) -> SceneLocation?
  ) throws(CommandFailure) {
    if need == .unread { return }
    let input = RecordingInput(scene.limits, logs: .all) { (name, isMatch) throws(RecordingFault) in
      try open(name, isMatch, need, path)
    }
    do throws(RecordingFault) {
      try input.read(into: &scene, matches: need != .none)
    } catch {
      throw CommandFailure(
        exitCode: .input, message: error.message, location: error.part.flatMap(location),
        hint: error.hint)
    }
  }

  private static func open(
    _ name: String, _ isMatch: Bool, _ need: Need, _ path: String
  ) throws(RecordingFault) -> RecordingInput.File? {
    if name.hasPrefix("/") || !FileRule.beside(path).admits(file(name, at: path)) {
      throw RecordingFault(
        "\(inQuotes(name)) is outside the folder of the scene",
        hint:
          "move the recording into that folder: \"recorded/\(isMatch ? "drop.log" : "throw.csv")\""
      )
    }
    let file = file(name, at: path)
    let isMissing = isMatch && !Folder.exists(file)
    if isMissing, need == .thoseThere { return nil }
    do throws(SystemError) {
      let feed = try FileFeed(file, .beside(path))
      return (file, { () throws(RecordFault) in try feed.next() })
    } catch {
      let failure = CommandFailure.input(file: file, error)
      throw RecordingFault(
        failure.message ?? "",
        hint: isMissing
          ? "\(inQuotes(name)) belongs in the scene's folder,"
            + " \(inQuotes(FilePath(path).directory.text)); --no-expect runs the scene without it"
          : failure.hint)
    }
  }

  static func files(of scene: Scene, at path: String) -> [String] {
    scene.expectations.compactMap { $0.match.map { file($0.file, at: path) } }
  }

  /// The paths of all recordings of touches.
  static func touchFiles(of scene: Scene, at path: String) -> [String] {
    scene.gestures.compactMap { $0.recording.map { file($0.file, at: path) } }
  }

  /// The contents of those recordings that exist, by their names in the scene.
  static func contents(
    of scene: Scene, at path: String
  ) throws(CommandFailure) -> [(name: String, bytes: [UInt8])] {
    let names =
      scene.gestures.compactMap { $0.recording?.file }
      + scene.expectations.compactMap { $0.match?.file }
    var contents: [(name: String, bytes: [UInt8])] = []
    for name in Set(names).sorted() where Folder.exists(file(name, at: path)) {
      let file = file(name, at: path)
      let bytes = try reading(
        file: file, InputFile.read(file, .beside(path), atMost: scene.limits[.bytes]))
      contents.append((name, bytes))
    }
    return contents
  }

  private static func file(_ name: String, at path: String) -> String {
    FilePath(path).directory.appending(name).text
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
}
