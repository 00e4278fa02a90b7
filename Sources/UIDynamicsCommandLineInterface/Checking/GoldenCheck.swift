// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct GoldenCheck {
  struct Setting {
    let options: ComparisonOptions
    let update: GoldenUpdate?
    /// Keeps frames of every Nth tick in a golden; `nil` keeps all, or the interval of an existing golden.
    let every: Int?
    let ignoresExpectations: Bool
    /// Changes from the command line; a golden can add more.
    let changes: SceneChanges
    let isQuiet: Bool
    let output: Destination
  }

  let target: CheckTarget
  let setting: Setting
  let console: Console
  let messages: Messages
  let remarks: Messages

  /// Returns `nil` for skipped files.
  ///
  /// - Throws: Failures that end the whole command.
  func entry() throws(CommandFailure) -> ReportEntry? {
    do throws(CommandFailure) {
      // Only a file known not to exist is missing; other errors are reported.
      if try reading(file: target.golden, FileStatus.of(target.golden)) != nil {
        return try compared()
      }
      guard let scene = target.scene else {
        throw .input(inQuotes(target.golden), .notThere)
      }
      return try missing(scene)
    } catch {
      if error.savesInput { throw error }
      if error.message == nil { return nil }
      let isNamed = error.location != nil || error.fullMessage.contains(inQuotes(target.name))
      var lines = [isNamed ? error.fullMessage : "\(target.name): \(error.fullMessage)"]
      if let hint = error.hint { lines.append("hint: \(hint)") }
      var entry = entry(.unreadable, lines)
      (entry.isUnwritten, entry.location) = (error.exitCode == .output, error.location?.reported)
      return entry
    }
  }

  private func entry(_ verdict: ReportEntry.Verdict, _ lines: [String]) -> ReportEntry {
    ReportEntry(name: target.name, golden: target.golden, verdict: verdict, lines: lines)
  }

  /// Records a missing golden if it was requested and is acceptable; otherwise, records a candidate beside it.
  private func missing(_ scene: String) throws(CommandFailure) -> ReportEntry? {
    var recipe = PlayRecipe(setting.changes)
    recipe.every = setting.every ?? 1
    recipe.ignoresExpectations = setting.ignoresExpectations
    guard let play = try load(scene, recipe) else { return nil }
    if setting.update?.acceptsMissing == true,
      try play.record(to: target.golden, target.foundRule, if: { $0.isFit }).isFit
    {
      Folder.remove(target.candidate)
      return entry(.updated, ["\(target.golden): written"])
    }
    let end = try play.record(to: target.candidate, target.foundRule)
    let failed = end.summary.failedExpectations
    let next = end.isFit ? accept(.missing) : (label: "inspect", command: play.command)
    let advice = [next] + refusal(.missing, failed, isStopped: !end.stop.isEmpty)
    var entry = entry(
      .new,
      ["\(target.golden): no golden yet; recorded in \(target.candidate)", ""]
        + TextReport.lines(ofStop: end.stop) + TextReport.lines(of: failed)
        + advice.map { TextReport.line($0.label, $0.command) })
    entry.isStopped = !end.stop.isEmpty
    entry.location = end.stopLocation ?? location(of: failed, play)
    return entry
  }

  // MARK: Existing goldens

  private func compared() throws(CommandFailure) -> ReportEntry? {
    let reader = try readingGolden { () throws(CommandFailure) in
      try RecordInput.open(target.golden, rule: target.goldenRule, console)
    }
    guard let header = reader.header else {
      throw CommandFailure(
        exitCode: .input, message: "\(target.golden) is not a log",
        hint: "record one with uidyn run SCENE --log FILE; to compare rows, use uidyn diff")
    }
    guard let scene = try scene(of: header) else { return nil }
    var recipe = recipe(of: header)
    recipe.every = setting.every ?? header.every
    recipe.ignoresExpectations = setting.ignoresExpectations
    guard let play = try load(scene, recipe) else {
      // The scene file is no longer a scene, so the log is checked on its own.
      let log = CheckTarget(
        name: target.golden, scene: nil, golden: target.golden, folder: target.folder)
      return target.scene == nil
        ? nil
        : try GoldenCheck(
          target: log, setting: setting, console: console, messages: messages, remarks: remarks
        ).entry()
    }
    var result = try readingGolden { () throws(CommandFailure) in
      try play.compare(with: reader, setting.options.rules(header.tolerance))
    }
    result.judgment.isOn = true
    let isThinned = recipe.every != header.every && setting.update?.acceptsChanged == true
    var entry: ReportEntry
    if !result.isSame {
      entry = try differing(result, play)
    } else if isThinned {
      entry = try thinned(play, recipe.every)
    } else {
      entry = same(result)
    }
    // A log on the command line implies its settings.
    if target.scene != nil, entry.verdict != .updated, !recipe.words.isEmpty {
      let given = setting.changes.words(timeLimit: nil).isEmpty ? ", from the golden" : ""
      let words = ShellWord.line(recipe.words) + given
      entry.lines.insert(TextReport.line("played with", words), at: result.isSame ? 1 : 2)
    }
    return entry
  }

  /// Adds the hint that a new golden can be recorded to the error about an unreadable one.
  private func readingGolden<Value>(
    _ read: () throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(CommandFailure) {
      return try read()
    } catch {
      guard error.exitCode == .input, target.scene != nil else { throw error }
      var failure = error
      let remedy =
        "to record a new one, delete it and use --update missing with the same --set and --merge"
      failure.hint = error.hint.map { "\($0); \(remedy)" } ?? remedy
      throw failure
    }
  }

  private func thinned(_ play: ScenePlay, _ every: Int) throws(CommandFailure) -> ReportEntry {
    try play.record(to: target.golden, target.foundRule)
    return entry(.updated, ["\(target.golden): same motion, thinned to every \(every) ticks"])
  }

  private func scene(of header: RunHeader) throws(CommandFailure) -> String? {
    if let scene = target.scene { return scene }
    // Old releases wrote logs beside their scenes.
    guard let path = header.hasDigests ? header.scene.path : header.scene.name else {
      if target.isFromFolder { return nil }
      throw CommandFailure(
        exitCode: .input, message: "\(target.golden) does not name its scene file",
        hint: "to compare it with another log, use uidyn diff")
    }
    let scene = FilePath(target.golden).directory.appending(path).text
    guard !path.hasPrefix("/"), target.sceneRule.admits(scene) else {
      throw CommandFailure(
        exitCode: .input, message: "its scene \(inQuotes(path)) is outside the folder of the log",
        hint: "compare it with the scene: uidyn diff \(ShellWord.quoted(target.golden)) SCENE")
    }
    if Folder.exists(scene) { return scene }
    throw CommandFailure(
      exitCode: .input, message: "its scene \(inQuotes(scene)) was moved or deleted",
      hint: "compare it with the moved scene: uidyn diff \(ShellWord.quoted(target.golden)) SCENE")
  }

  private func load(_ scene: String, _ recipe: PlayRecipe) throws(CommandFailure) -> ScenePlay? {
    do throws(CommandFailure) {
      let isFromFolder = target.isFromFolder && target.scene != nil
      let loading = try ScenePlay.load(
        scene, rule: target.sceneRule, recipe, keptFrom: outputs, isFromFolder: isFromFolder,
        console)
      if isFromFolder && !loading.isScene {
        remarks.remark(SceneFolder.remark(ofLeftOut: scene))
        return nil
      }
      if loading.scene == nil, !isShown(recipe) {
        throw CommandFailure(
          exitCode: .input,
          message: "\(target.golden) does not name a valid scene",
          hint: ShellWord.line(["uidyn", "validate", scene] + recipe.changes.words(timeLimit: nil))
            + " lists the errors")
      }
      messages.show(loading)
      return try ScenePlay(
        scene, loading, recipe, logFolder: FilePath(target.golden).directory, console)
    } catch {
      guard error.exitCode == .usage, !error.savesInput, setting.changes.settings.isEmpty else {
        throw error
      }
      // Invalid settings in a golden are input errors, not usage errors.
      throw CommandFailure(
        exitCode: .input, message: "cannot replay the run of its golden: \(error.message ?? "")",
        hint: target.scene == nil
          ? "fix the scene, or record it again: uidyn run \(ShellWord.quoted(scene)) --log "
            + ShellWord.quoted(target.golden)
          : "delete \(target.golden) to record a new one")
    }
  }

  /// Returns `true` if errors in the scene can be shown: they quote files, and a log could name any file.
  private func isShown(_ recipe: PlayRecipe) -> Bool {
    target.scene != nil && (recipe.changes.overlays.isEmpty || recipe.changes.rule == .named)
  }

  private func recipe(of header: RunHeader) -> PlayRecipe {
    var recipe = PlayRecipe(
      header, in: FilePath(target.golden).directory, target.foundRule,
      allowed: setting.changes.limits)
    recipe.changes.add(setting.changes)
    return recipe
  }

  private var outputs: [NamedOutput] {
    [
      NamedOutput("the output", setting.output),
      NamedOutput("the new log", .file(target.candidate)),
      NamedOutput(
        "the golden", setting.update?.acceptsChanged == true ? .file(target.golden) : nil),
    ]
  }

  private func same(_ result: ComparisonOutcome) -> ReportEntry {
    // A candidate of an earlier check is obsolete.
    Folder.remove(target.candidate)
    var entry = entry(.same, TextReport(result, advice: []).lines)
    entry.result = result
    return entry
  }

  private func differing(
    _ result: ComparisonOutcome, _ play: ScenePlay
  ) throws(CommandFailure) -> ReportEntry {
    let isAccepted = setting.update?.acceptsChanged == true && result.isFit
    try play.record(to: isAccepted ? target.golden : target.candidate, target.foundRule)
    if isAccepted { Folder.remove(target.candidate) }
    let report = TextReport(result, advice: isAccepted ? [] : advice(result, play))
    var entry = entry(isAccepted ? .updated : .differs, report.lines)
    if isAccepted { entry.lines = ["\(target.golden): updated; \(result.cause.sentence)"] }
    entry.result = result
    entry.isStopped = result.judgment.isStopped
    entry.location = location(of: result, play)
    return entry
  }

  /// Returns next steps; a result that fails the scene's expectations cannot be accepted.
  private func advice(
    _ result: ComparisonOutcome, _ play: ScenePlay
  ) -> [(label: String, command: String)] {
    let refusals = refusal(
      .changed, result.failedExpectations, isStopped: result.judgment.isStopped)
    switch result.cause {
    case .expectation: return [("inspect", play.command)]
    case .stopped: return [("inspect", play.command)] + refusals
    case .scene, .numerics, .motion: break
    }
    let pair = [target.golden, target.candidate]
    return [
      (
        "inspect",
        ShellWord.line(["uidyn", "render"] + play.pair(pair[0], pair[1]) + ["-o", "diff.html"])
      ),
      ("", ShellWord.line(["uidyn", "diff"] + pair + setting.options.words)),
      result.isFit ? accept(.changed) : ("", play.command),
    ] + refusals
  }

  private func accept(
    _ what: GoldenUpdate, anyway: Bool = false
  ) -> (label: String, command: String) {
    let words =
      ["uidyn", "check", target.name] + setting.changes.words(timeLimit: nil)
      + ["--update", what.rawValue]
    let isPlain = !anyway && !setting.ignoresExpectations
    return (
      anyway ? "accept anyway" : "accept", ShellWord.line(words + (isPlain ? [] : ["--no-expect"]))
    )
  }

  /// Explains why a requested update was refused.
  private func refusal(
    _ what: GoldenUpdate, _ failed: [RunSummary.Expectation], isStopped: Bool
  ) -> [(label: String, command: String)] {
    guard let update = setting.update, [what, .all].contains(update) else { return [] }
    if isStopped { return [("not updated", "a guard stopped the run")] }
    guard let first = failed.first else { return [] }
    let rest = failed.count > 1 ? " and \(failed.count - 1) more" : ""
    return [
      ("not updated", "\(first.pointer)\(rest) failed"), accept(what, anyway: true),
    ]
  }

  /// Returns the cause of a stop, a failed expectation, or the first item that moves differently.
  private func location(of result: ComparisonOutcome, _ play: ScenePlay) -> ReportLocation? {
    if let location = result.judgment.location { return location }
    if case .expectation = result.cause {
      return location(of: result.failedExpectations, play)
    }
    return result.statistics.first?.item.flatMap(play.loading.location(ofItem:))?.reported
  }

  private func location(
    of failed: [RunSummary.Expectation], _ play: ScenePlay
  ) -> ReportLocation? {
    play.scene.expectations.first { $0.location.pointer == failed.first?.pointer }?.location
      .reported
  }
}
