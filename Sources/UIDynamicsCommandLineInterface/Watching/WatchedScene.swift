// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A scene that is played again whenever its files, or what a page wants of it, change.
final class WatchedScene {
  /// A run that takes longer to play is given up, s.
  static let patience = 10.0

  let path: String
  private let changes: SceneChanges
  private let timeLimit: Double?
  private let console: Console
  private var stamps: [FileStamp?]
  /// What files of these stamps say: read once, it is had again with other values of its parameters.
  private var known: (stamps: [FileStamp?], loading: SceneLoading, variations: SceneVariations?)?
  /// How often the files have changed, from 1 on.
  private(set) var generation = 1

  init(_ path: String, _ changes: SceneChanges, timeLimit: Double?, _ console: Console) {
    (self.path, self.changes, self.timeLimit) = (path, changes, timeLimit)
    self.console = console
    stamps = Self.stamps(path, changes)
  }

  private static func stamps(_ path: String, _ changes: SceneChanges) -> [FileStamp?] {
    ([path] + changes.overlays).map(FileStamp.of)
  }

  /// Looks whether a file is another one than before.
  func look() -> Bool {
    let now = Self.stamps(path, changes)
    if now == stamps { return false }
    stamps = now
    generation += 1
    return true
  }

  // MARK: What a page sees

  /// Plays with some values of parameters; what became of it, as JSON.
  func play(_ settings: [SceneSetting]) -> [UInt8] {
    let began = console.uptime()
    var answer: [(key: String, value: WatchJSON)] = [
      ("generation", .number(Double(generation))), ("scene", .text(FilePath(path).name)),
    ]
    do throws(CommandFailure) {
      let (plain, isNew) = try read()
      let parameters = plain.scene?.parameters ?? []
      answer.append(("parameters", .list(parameters.map(\.watchJSON))))
      // What a page remembers of parameters that are gone does not matter.
      let wanted = settings.filter { setting in parameters.contains { $0.name == setting.name } }
      let varied = isNew || wanted.isEmpty ? nil : try vary(plain, wanted)
      if let varied {
        answer += varied
      } else {
        answer += try self.answer(isNew && wanted.isEmpty ? plain : try load(wanted))
      }
    } catch {
      answer.append(("failure", .text(error.message ?? "it was interrupted")))
      answer.append(("hint", WatchJSON(error.hint)))
    }
    answer.append(("milliseconds", .number(((console.uptime() - began) * 1000).rounded())))
    return WatchJSON.object(answer).bytes
  }

  /// What warnings there are of the scene with some values, as JSON; a move does without them.
  func advise(_ settings: [SceneSetting]) -> [UInt8] {
    let loading = try? load(settings)
    let said = loading.flatMap { $0.scene == nil ? nil : Self.said($0) }
    return WatchJSON.object([("warnings", .text(said ?? ""))]).bytes
  }

  private static func said(_ loading: SceneLoading) -> String {
    DiagnosticRenderer(loading.source, style: .plain).render(loading.diagnostics)
  }

  /// The scene with the values of the files, and whether it was read just now.
  private func read() throws(CommandFailure) -> (SceneLoading, isNew: Bool) {
    // Taken before the files are read: what is saved meanwhile has another stamp.
    let stamps = Self.stamps(path, changes)
    if let known, known.stamps == stamps { return (known.loading, false) }
    let loading = try load([])
    known =
      loading.scene == nil
      ? nil
      : (stamps, loading, SceneVariations(loading, changes.settings, changes.limits))
    return (loading, true)
  }

  /// Plays a scene that was read with other values; nil where it has to be read with them.
  ///
  /// That is so where there is something to say of it with its place, and where it has other items.
  private func vary(
    _ loading: SceneLoading, _ settings: [SceneSetting]
  ) throws(CommandFailure) -> [(key: String, value: WatchJSON)]? {
    guard let plain = loading.scene, let variations = known?.variations,
      var scene = try? variations.scene(with: settings).scene, scene.itemIDs == plain.itemIDs
    else { return nil }
    MatchRecordings.copy(from: plain, to: &scene)
    if let timeLimit { scene.run.timeLimit = timeLimit }
    let picture = try picture(of: scene)
    if case .fault = picture.outcome.ending { return nil }
    return [("warnings", WatchJSON(String?.none))] + members(of: picture, loading)
  }

  private func load(_ settings: [SceneSetting]) throws(CommandFailure) -> SceneLoading {
    let names = settings.map(\.name)
    let kept = changes.settings.filter { !names.contains($0.name) }
    let all = SceneChanges(
      limits: changes.limits, overlays: changes.overlays, settings: kept + settings)
    return try SceneInput.load(path, all, recordings: .thoseThere, console)
  }

  private func answer(
    _ loading: SceneLoading
  ) throws(CommandFailure) -> [(key: String, value: WatchJSON)] {
    let said = WatchJSON.text(Self.said(loading))
    guard var scene = loading.scene else { return [("errors", said)] }
    if let timeLimit { scene.run.timeLimit = timeLimit }
    return [("warnings", said)] + members(of: try picture(of: scene), loading)
  }

  private func picture(of scene: Scene) throws(CommandFailure) -> WatchedPicture {
    let deadline = console.uptime() + Self.patience
    let isOver = { [console] in console.pendingSignal() != nil || console.uptime() > deadline }
    let picture = try WatchedPicture.play(scene, named: FilePath(path).name, shouldStop: isOver)
    if picture.outcome.ending == .stopped {
      throw CommandFailure(
        exitCode: .guarded, message: "the scene takes longer than \(Int(Self.patience)) s to play",
        hint: "--time-limit S ends it earlier")
    }
    return picture
  }

  private func members(
    of picture: WatchedPicture, _ loading: SceneLoading
  ) -> [(key: String, value: WatchJSON)] {
    let outcome = picture.outcome
    var members: [(key: String, value: WatchJSON)] = [
      ("status", .text(outcome.ending.status.rawValue)), ("reason", .text(outcome.reason)),
      ("ticks", .number(Double(outcome.frame.tick))), ("time", .number(outcome.frame.time)),
      ("expectations", .list(outcome.expectations.map(\.watchJSON))),
      ("runWarnings", .list(outcome.warnings.map { .text($0.message) })),
      ("motion", .raw(picture.motion)),
    ]
    if case .fault(let fault) = outcome.ending {
      let place = fault.part.flatMap(loading.place)
      members.append(("place", WatchJSON(place.map { "\($0.text)\n  at \($0.pointer)" })))
      members.append(("hint", WatchJSON(fault.hint)))
    }
    return members
  }

  // MARK: What a person asks to be written

  /// Puts values of parameters into the file of the scene, if it is the one that the page shows.
  func write(_ settings: [SceneSetting], generation: Int) throws(CommandFailure) {
    if look() || generation != self.generation {
      throw CommandFailure(
        exitCode: .negative, message: "the scene has changed since; look at it first")
    }
    let loading = try load(settings)
    guard let scene = loading.scene else {
      throw CommandFailure(exitCode: .input, message: "the scene is not valid")
    }
    let values = settings.compactMap { setting in
      scene.parameters.first { $0.name == setting.name }.map { (setting.name, $0.value) }
    }
    let old: [UInt8]
    do throws(SystemError) {
      old = try InputFile.read(path, atMost: scene.limits[.bytes])
    } catch {
      throw .input(inQuotes(path), error)
    }
    let edited: [UInt8]
    do throws(SceneOverrideFault) {
      edited = try ParameterEdit.text(old, with: values)
    } catch {
      throw .usage(error.message, hint: error.hint)
    }
    try checkEffect(of: edited, values)
    let channel = try OutputChannel(.file(path), console)
    channel.buffer.append(edited)
    try OutputChannel.complete([channel])
  }

  /// Refuses to write what merged files or the command line would hide.
  private func checkEffect(
    of text: [UInt8], _ values: [(name: String, value: ExpressionValue)]
  ) throws(CommandFailure) {
    let loading = try SceneInput.load(path, changes, text: text, recordings: .none, console)
    for (name, value) in values
    where loading.scene?.parameters.first(where: { $0.name == name })?.value != value {
      throw .usage(
        "the parameter \(inQuotes(name)) would not get this value",
        hint: "--set or a file that is merged over the scene gives it another")
    }
  }
}

extension SceneParameter {
  fileprivate var watchJSON: WatchJSON {
    .object([
      ("name", .text(name)), ("type", .text(value.type.rawValue)), ("value", value.watchJSON),
      ("min", WatchJSON(bounds.lowerBound)), ("max", WatchJSON(bounds.upperBound)),
      ("description", WatchJSON(description)),
    ])
  }
}

extension ExpressionValue {
  fileprivate var watchJSON: WatchJSON {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let value): .boolean(value)
    case .string(let text): .text(text)
    case .vector: .list(numbers.map { .number($0) })
    }
  }
}

extension RunSummary.Expectation {
  fileprivate var watchJSON: WatchJSON {
    .object([
      ("text", .text(text)), ("passed", .boolean(passed)), ("tick", .number(Double(tick))),
      ("place", .text(place)), ("detail", WatchJSON(detail)),
    ])
  }
}
