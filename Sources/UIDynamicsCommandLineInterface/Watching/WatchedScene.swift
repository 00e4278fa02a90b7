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
  /// The parameters that files of these stamps have; to read them is to read the scene once more.
  private var known: (stamps: [FileStamp?], parameters: [SceneParameter])?
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
      let (parameters, plain) = try read()
      answer.append(("parameters", .list(parameters.map(\.watchJSON))))
      // What a page remembers of parameters that are gone does not matter.
      let wanted = settings.filter { setting in parameters.contains { $0.name == setting.name } }
      let loading = if let plain, wanted.isEmpty { plain } else { try load(wanted) }
      answer += try self.answer(loading)
    } catch {
      answer.append(("failure", .text(error.message ?? "it was interrupted")))
      answer.append(("hint", WatchJSON(error.hint)))
    }
    answer.append(("milliseconds", .number(((console.uptime() - began) * 1000).rounded())))
    return WatchJSON.object(answer).bytes
  }

  /// The parameters with the values of the files, and the scene where it had to be read for them.
  private func read() throws(CommandFailure) -> ([SceneParameter], SceneLoading?) {
    // Taken before the files are read: what is saved meanwhile has another stamp.
    let stamps = Self.stamps(path, changes)
    if let known, known.stamps == stamps { return (known.parameters, nil) }
    let loading = try load([])
    known = loading.scene.map { (stamps, $0.parameters) }
    return (loading.scene?.parameters ?? [], loading)
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
    let renderer = DiagnosticRenderer(loading.source, style: .plain)
    let said = WatchJSON.text(renderer.render(loading.diagnostics))
    guard var scene = loading.scene else { return [("errors", said)] }
    if let timeLimit { scene.run.timeLimit = timeLimit }
    return [("warnings", said)] + (try play(scene, loading))
  }

  private func play(
    _ scene: Scene, _ loading: SceneLoading
  ) throws(CommandFailure) -> [(key: String, value: WatchJSON)] {
    let deadline = console.uptime() + Self.patience
    let isOver = { [console] in console.pendingSignal() != nil || console.uptime() > deadline }
    let picture = try WatchedPicture.play(scene, named: FilePath(path).name, shouldStop: isOver)
    let outcome = picture.outcome
    if outcome.ending == .stopped {
      throw CommandFailure(
        exitCode: .guarded, message: "the scene takes longer than \(Int(Self.patience)) s to play",
        hint: "--time-limit S ends it earlier")
    }
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
    do throws(SceneSettingFault) {
      edited = try ParameterEdit.text(old, with: values)
    } catch {
      throw .usage(error.message, hint: error.hint)
    }
    let channel = try OutputChannel(.file(path), console)
    channel.buffer.append(edited)
    try OutputChannel.complete([channel])
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
