// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The files of a scene that a page shows and saves.
final class WatchedScene {
  let path: String
  private let changes: SceneChanges
  private let console: Console
  private let timeLimit: Double?
  /// The view in which a page opens.
  private let view: PictureView
  private var stamps: [FileStamp?]
  /// Images and recordings that the scene names, whether they exist or not.
  private var named: [String] = []
  /// The number of versions of the files so far, starting at 1.
  private(set) var generation = 1

  init(
    _ path: String, _ changes: SceneChanges, timeLimit: Double?, view: PictureView,
    _ console: Console
  ) {
    (self.path, self.timeLimit, self.view) = (path, timeLimit, view)
    (self.changes, self.console) = (changes, console)
    stamps = ([path] + changes.overlays).map(FileStamp.of)
  }

  private var texts: [String] { [path] + changes.overlays }

  /// Checks for changed files.
  @discardableResult func refresh() -> Bool {
    let now = (texts + named).map(FileStamp.of)
    if now == stamps { return false }
    stamps = now
    generation += 1
    return true
  }

  /// Also watches the files that a scene names.
  private func watch(_ scene: Scene) {
    let images = scene.styles.compactMap { $0.style.image?.name }
    let files =
      Set(images).sorted().map { FilePath(path).directory.appending($0).text }
      + RecordingFiles.files(of: scene, at: path)
      + RecordingFiles.touchFiles(of: scene, at: path)
    if files == named { return }
    named = files
    stamps = stamps.prefix(texts.count) + files.map(FileStamp.of)
  }

  // MARK: Loading

  /// The scene and its files, or its errors, as JSON.
  var json: [UInt8] {
    // Read the stamps before the files: a file saved in between then has a different stamp.
    refresh()
    var members: [(key: String, value: JSONTree)] = [
      ("generation", .number(Double(generation))), ("name", .text(FilePath(path).name)),
    ]
    do throws(CommandFailure) {
      let loading = try SceneInput.load(
        path, rule: .regular, changes, recordings: .thoseThere, isDrawn: true, found: watch,
        console)
      if let scene = loading.scene {
        members += try LivingScene(loading, scene, at: path, changes, timeLimit, view).members
      } else {
        let text = DiagnosticRenderer(loading.source, style: .plain).render(loading.diagnostics)
        members.append(("errors", .text(text)))
      }
    } catch {
      members.append(("failure", .text(error.message ?? "it was interrupted")))
      members.append(("hint", JSONTree(error.hint)))
    }
    return JSONTree.object(members).bytes
  }

  /// The scene's warnings for other parameter values; the page's engine does not detect warnings.
  func warnings(_ settings: [SceneSetting]) -> String {
    var changes = changes
    changes.add(SceneChanges(limits: changes.limits, overlays: [], settings: settings))
    let loading = try? SceneInput.load(
      path, rule: .regular, changes, recordings: .unread, console)
    return loading.map {
      DiagnosticRenderer($0.source, style: .plain).render($0.diagnostics)
    } ?? ""
  }

  // MARK: Saving

  /// Replaces the scene's text, if the file is the one that the page shows, and adds recordings.
  func save(_ message: PageMessage) throws(CommandFailure) {
    if refresh() || message.generation != generation { throw Self.hasChanged }
    let old = try text()
    let mark = ByteOrderMark.length(in: old)
    let new = old.prefix(mark) + Array((message.text ?? "").utf8)
    let loading = try SceneInput.load(
      path, rule: .regular, changes, text: Array(new), recordings: .unread, advises: false, console)
    if loading.scene == nil { throw .invalid(loading) }
    var channels: [OutputChannel] = []
    for (name, text) in message.files {
      let file = FilePath(path).directory.appending(name).text
      if name.contains("/") || !name.hasSuffix(".csv") || Folder.exists(file) {
        throw .usage("\(inQuotes(name)) is not the name of a new recording")
      }
      channels.append(try OutputChannel(.file(file), rule: .beside(path), console))
      channels[channels.count - 1].buffer.append(text)
    }
    channels.append(try OutputChannel(.file(path), console))
    channels[channels.count - 1].buffer.append(Array(new))
    // An editor may have saved the scene while it was loaded.
    try OutputChannel.complete(channels) { () throws(CommandFailure) in
      let text = try text()
      if refresh() || text != old { throw Self.hasChanged }
    }
  }

  private static let hasChanged = CommandFailure(
    exitCode: .negative, message: "the scene has changed since it was loaded; review it first")

  private func text() throws(CommandFailure) -> [UInt8] {
    try reading(inQuotes(path), InputFile.read(path, .regular, atMost: changes.limits[.bytes]))
  }
}
