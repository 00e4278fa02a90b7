// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct RenderCommand {
  private let options: RenderOptions
  private let console: Console
  private let messages: Messages

  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let options = try RenderOptions(arguments)
    try OutputConflicts.check(
      options.output, options.inputs + options.changes.overlays, console)
    console.watchSignals()
    let inputs = try arguments.runInputs(options.inputs, console)
    let command = RenderCommand(options: options, console: console, messages: messages)
    return try command.perform(inputs)
  }

  private func perform(_ inputs: [RunInput]) throws(CommandFailure) -> ExitCode {
    var sources: [MotionSource] = []
    for input in inputs {
      sources.append(try MotionSource.open(input, options, messages))
    }
    let motions = try chosen(MotionPair.motions(of: sources, named: options.inputs))
    guard motions.contains(where: { !$0.frames.isEmpty }) else {
      throw failure(among: sources)
        ?? .usage("nothing to draw", hint: "there are no ticks between --from and --to")
    }
    warnOfMoment(motions)
    switch options.form {
    case .svg:
      let sheet = sheet(of: motions)
      let svg = sheet.svg(at: options.drawing.moment, ghosts: options.drawing.ghosts)
      try console.write(to: options.output) { $0.append(svg) }
    case .html:
      let scene = options.isRecorded ? nil : try LivingScene(sources, options)
      let engine = scene == nil ? nil : PageEngine.module()
      if scene != nil && engine == nil && console.isTerminal(.messages) {
        messages.remark(
          "the page only replays this run: \"make release\" builds uidyn with the engine")
      }
      let page = PlayerPage(
        motions, start: options.drawing.moment, view: options.view,
        living: scene.flatMap { scene in engine.map { (scene, $0) } })
      try console.write(to: options.output) { page.write(to: &$0) }
    case .frames(let folder): try writeFrames(motions, folder)
    }
    if let failure = failure(among: sources) { throw failure }
    return .success
  }

  private func failure(among sources: [MotionSource]) -> CommandFailure? {
    for source in sources {
      if let failure = failure(of: source) { return failure }
    }
    return nil
  }

  /// Returns the error that stopped the run, which is drawn up to that point; expectations are not checked.
  private func failure(of source: MotionSource) -> CommandFailure? {
    guard let outcome = source.outcome else { return nil }
    do throws(CommandFailure) {
      _ = try RunCommand.verdict(
        on: outcome.ending, outcome.reason, requiresStasis: false,
        location: { source.loading?.location(of: $0) })
      return nil
    } catch {
      return error
    }
  }

  private func chosen(_ motions: [Motion]) throws(CommandFailure) -> [Motion] {
    guard let items = options.items else { return motions }
    let ids = motions.flatMap { $0.looks.map { $0.id } }
    var found: [String] = []
    for item in items {
      let listed = SceneIDPattern.ids(listedAs: item, among: ids)
      let named = listed.isEmpty ? ids.filter { Self.isCopy($0, of: item) } : listed
      if named.isEmpty {
        throw .usage(
          "no item \(inQuotes(item))", hint: Suggestion.hint(for: item, among: ids))
      }
      found += named
    }
    return motions.map { motion in
      var motion = motion
      motion.show(only: found)
      return motion
    }
  }

  /// Returns `true` for the id of a copy, because a log without its scene does not list the original.
  private static func isCopy(_ id: String, of view: String) -> Bool {
    guard id.hasPrefix("\(view)-") else { return false }
    let number = id.dropFirst(view.count + 1)
    return !number.isEmpty && number.allSatisfy { ("0"..."9").contains($0) }
  }

  private func warnOfMoment(_ motions: [Motion]) {
    guard let moment = options.drawing.moment,
      let end = motions.compactMap({ $0.frames.last?.time }).max(),
      moment > end + RunSettings.timeTolerance
    else { return }
    messages.warn(
      "--at \(NumberText.text(of: moment)) is after the run ends, at"
        + " \(NumberText.text(of: end)) s; drawing the end")
  }

  private func sheet(of motions: [Motion]) -> PictureSheet {
    PictureSheet(
      motions, from: options.filter.from, size: options.drawing.size,
      isPlain: options.drawing.isPlain,
      view: options.view)
  }

  // MARK: Frames

  /// Writes one file per tick into a new folder, all of the same size.
  private func writeFrames(_ motions: [Motion], _ path: String) throws(CommandFailure) {
    if Folder.exists(path) {
      throw .usage(
        "\(inQuotes(path)) already exists", hint: "name a new folder, without other files")
    }
    try console.writing(inQuotes(path), Folder.make(path))
    let sheet = sheet(of: motions)
    let longest = motions.max { $0.frames.count < $1.frames.count }?.frames ?? []
    let shown = longest.filter { $0.tick % options.filter.every == 0 }
    for (number, frame) in shown.enumerated() {
      let zeros = String(repeating: "0", count: max(0, 5 - String(number).count))
      let file = FilePath(path).child("frame-\(zeros)\(number).svg").text
      let channel = try OutputChannel(.file(file), rule: .inside([FilePath(path)]), console)
      channel.buffer.append(
        sheet.svg(at: frame.time, ghosts: options.drawing.ghosts ?? 0, trails: 2))
      try OutputChannel.complete([channel])
    }
    messages.remark("\(Sentence.count(shown.count, "images")) in \(inQuotes(path))")
  }
}
