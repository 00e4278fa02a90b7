// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory
internal import UIDynamicsWeb

/// Replays a scene when its files or the requested values change.
final class WatchedScene {
  let path: String
  private(set) var changes: SceneChanges
  let console: Console
  private let timeLimit: Double?
  private let view: PictureView
  private var stamps: [FileStamp?]
  /// Images and recordings named by the scene, even missing ones.
  private var named: [String] = []
  private var known: (stamps: [FileStamp?], reading: WatchedReading)?
  /// Incremented with every file change, from 1.
  private(set) var generation = 1

  init(
    _ path: String, _ changes: SceneChanges, timeLimit: Double?, view: PictureView,
    _ console: Console
  ) {
    (self.path, self.changes, self.timeLimit, self.view) = (path, changes, timeLimit, view)
    self.changes.rule = .regular
    self.console = console
    stamps = ([path] + changes.overlays).map(FileStamp.of)
  }

  private var texts: [String] { [path] + changes.overlays }

  @discardableResult func look() -> Bool {
    let now = (texts + named).map(FileStamp.of)
    if now == stamps { return false }
    stamps = now
    generation += 1
    return true
  }

  // MARK: Reading

  func read() throws(CommandFailure) -> (WatchedReading, isNew: Bool) {
    // Taken before reading, so that a concurrent save is detected.
    let stamps = texts.map(FileStamp.of)
    if let known, known.stamps == stamps + named.map(FileStamp.of) { return (known.reading, false) }
    known = nil
    let reading = WatchedReading(try load([]), changes)
    if reading.variations != nil {
      known = (stamps + self.stamps.dropFirst(stamps.count), reading)
    }
    return (reading, true)
  }

  func load(_ settings: [SceneSetting]) throws(CommandFailure) -> SceneLoading {
    let names = settings.map { $0.name }
    let kept = changes.settings.filter { !names.contains($0.name) }
    var all = SceneChanges(
      limits: changes.limits, overlays: changes.overlays, settings: kept + settings)
    all.rule = changes.rule
    return try SceneInput.load(
      path, rule: .regular, all, recordings: .thoseThere, isDrawn: true, found: watch, console)
  }

  private func watch(_ scene: Scene) {
    let images = scene.styles.compactMap { $0.style.image?.name }
    let files =
      Set(images).sorted().map { FilePath(path).directory.appending($0).text }
      + MatchRecordings.files(of: scene, at: path)
    if files == named { return }
    named = files
    stamps = stamps.prefix(texts.count) + files.map(FileStamp.of)
  }

  // MARK: Playing

  /// Plays with parameter values and returns the result as JSON.
  ///
  /// If a file is saved meanwhile, the saved scene is played instead.
  func play(_ settings: [SceneSetting], hasLeft: @escaping () -> Bool) -> [UInt8] {
    while true {
      look()
      let began = generation
      let answer = attempt(settings, hasLeft)
      if began == generation { return answer }
    }
  }

  private func attempt(_ settings: [SceneSetting], _ hasLeft: @escaping () -> Bool) -> [UInt8] {
    let began = console.uptime()
    let play = WatchedPlay(console, hasChanged: { self.look() }, hasLeft: hasLeft)
    var answer: [(key: String, value: JSONTree)] = [
      ("generation", .number(Double(generation))), ("scene", .text(FilePath(path).name)),
    ]
    do throws(CommandFailure) {
      let (reading, isNew) = try read()
      if let scene = reading.loading.scene {
        answer.append(("parameters", .list(scene.parameters.map { $0.json })))
      }
      let wanted = reading.taken(of: settings)
      if let varied = isNew || wanted.isEmpty ? nil : try vary(reading, wanted, play) {
        answer += varied
      } else {
        let loading = isNew && wanted.isEmpty ? reading.loading : try load(wanted)
        answer += try self.answer(loading, play)
      }
    } catch {
      answer.append(("failure", .text(error.message ?? "it was interrupted")))
      answer.append(("hint", JSONTree(error.hint)))
    }
    answer.append(("milliseconds", .number(((console.uptime() - began) * 1000).rounded())))
    return JSONTree.object(answer).bytes
  }

  /// Returns the warnings for some values as JSON; interactive changes omit them.
  func advise(_ settings: [SceneSetting]) -> [UInt8] {
    let loading = try? load(read().0.taken(of: settings))
    let said = loading.flatMap { $0.scene == nil ? nil : Self.said($0) }
    return JSONTree.object([("warnings", .text(said ?? ""))]).bytes
  }

  private static func said(_ loading: SceneLoading) -> String {
    DiagnosticRenderer(loading.source, style: .plain).render(loading.diagnostics)
  }

  /// Plays a variation without reloading; `nil` if it needs a reload.
  ///
  /// Faults need source places, and changed items need other rows.
  private func vary(
    _ reading: WatchedReading, _ settings: [SceneSetting], _ play: WatchedPlay
  ) throws(CommandFailure) -> [(key: String, value: JSONTree)]? {
    guard let plain = reading.loading.scene,
      var scene = try? reading.variations?.scene(with: settings).scene,
      scene.itemIDs == plain.itemIDs
    else { return nil }
    MatchRecordings.copy(from: plain, to: &scene)
    SceneImages.copy(from: plain, to: &scene)
    let played = try playedScene(scene, play)
    if case .fault = played.outcome.ending { return nil }
    return [("warnings", JSONTree(String?.none))] + played.members(reading.loading, view: view)
  }

  private func answer(
    _ loading: SceneLoading, _ play: WatchedPlay
  ) throws(CommandFailure) -> [(key: String, value: JSONTree)] {
    let said = JSONTree.text(Self.said(loading))
    guard let scene = loading.scene else { return [("errors", said)] }
    return [("warnings", said)] + (try playedScene(scene, play)).members(loading, view: view)
  }

  private func playedScene(
    _ scene: Scene, _ play: WatchedPlay
  ) throws(CommandFailure) -> PlayedScene {
    var scene = scene
    try scene.run.apply(timeLimit: timeLimit, changes.limits)
    let played = try ScenePicture.play(
      scene, named: FilePath(path).name, shouldStop: play.isOver)
    if played.outcome.ending != .stopped { return played }
    guard play.end == .late else { throw CommandFailure(exitCode: .guarded) }
    throw CommandFailure(
      exitCode: .guarded,
      message: "the scene takes longer than \(Int(WatchedPlay.patience)) s to play",
      hint: "--time-limit S ends it earlier")
  }
}
