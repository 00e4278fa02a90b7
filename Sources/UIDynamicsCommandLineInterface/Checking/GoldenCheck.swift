// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Checks one scene against its golden.
struct GoldenCheck {
  /// What holds for all that is checked.
  struct Setting {
    let options: ComparisonOptions
    let update: GoldenUpdate?
    /// Frames of every so many ticks go into a golden; nil for all of a new one, and as many as an old one has.
    let every: Int?
    let ignoresExpectations: Bool
    /// The command line's, on top of what a golden says.
    let changes: SceneChanges
    let isQuiet: Bool
    let output: Destination
  }

  let target: CheckTarget
  let setting: Setting
  let console: Console
  let messages: Messages
  /// Of what is left out.
  let remarks: Messages

  /// Nil for a log in a folder that was not recorded from a scene, and for JSON that is not a scene.
  ///
  /// Throws only what ends the whole command.
  func entry() throws(CommandFailure) -> ReportEntry? {
    do throws(CommandFailure) {
      if try hasGolden() {
        if let entry = try renewed() { return entry }
        return try compared()
      }
      guard let scene = target.scene else {
        throw .input(inQuotes(target.golden), .notThere)
      }
      return try missing(scene)
    } catch {
      if error.savesInput { throw error }
      if error.message == nil { return nil }
      let isNamed = error.place != nil || error.placed.contains(inQuotes(target.name))
      var lines = [isNamed ? error.placed : "\(target.name): \(error.placed)"]
      if let hint = error.hint { lines.append("hint: \(hint)") }
      var entry = entry(.unreadable, lines)
      (entry.isUnwritten, entry.place) = (error.exitCode == .output, error.place?.reported)
      return entry
    }
  }

  /// Only what is known not to be there is missing; what cannot be looked at is said.
  private func hasGolden() throws(CommandFailure) -> Bool {
    do throws(SystemError) {
      return try FileStatus.of(target.golden) != nil
    } catch {
      throw .input(file: target.golden, error)
    }
  }

  func entry(_ verdict: ReportEntry.Verdict, _ lines: [String]) -> ReportEntry {
    ReportEntry(name: target.name, golden: target.golden, verdict: verdict, lines: lines)
  }

  // MARK: A golden that is there

  private func compared() throws(CommandFailure) -> ReportEntry? {
    let reader = try readingGolden { () throws(CommandFailure) in
      try RecordInput.open(target.golden, rule: target.goldenRule, console)
    }
    guard let header = reader.header else {
      throw CommandFailure(
        exitCode: .input, message: "\(target.golden) is not a log",
        hint: "\"uidyn run SCENE --log FILE\" writes one, \"uidyn diff\" compares rows")
    }
    guard let scene = try scene(of: header) else { return nil }
    var recipe = recipe(of: header)
    recipe.every = setting.every ?? header.every
    recipe.ignoresExpectations = setting.ignoresExpectations
    guard let play = try load(scene, recipe) else {
      // Then the log is one by itself.
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
    result.judgesExpectations = true
    let isThinned = recipe.every != header.every && setting.update?.acceptsChanged == true
    var entry: ReportEntry
    if !result.isSame {
      entry = try differing(result, play)
    } else if isThinned {
      entry = try thinned(play, recipe.every)
    } else {
      entry = same(result)
    }
    // Who named a log asked for what it says.
    if target.scene != nil, entry.verdict != .updated, !recipe.words.isEmpty {
      let given = setting.changes.words(timeLimit: nil).isEmpty ? ", as the golden says" : ""
      let words = ShellWord.line(recipe.words) + given
      entry.lines.insert(TextReport.line("played with", words), at: result.isSame ? 1 : 2)
    }
    return entry
  }

  /// Says of a golden that cannot be read, be it cut off or merged badly, how the scene gets a new one.
  private func readingGolden<Value>(
    _ read: () throws(CommandFailure) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(CommandFailure) {
      return try read()
    } catch {
      guard error.exitCode == .input, target.scene != nil else { throw error }
      var failure = error
      let remedy = "without it, --update missing makes a new one"
      failure.hint = error.hint.map { "\($0); \(remedy)" } ?? remedy
      throw failure
    }
  }

  private func thinned(_ play: ScenePlay, _ every: Int) throws(CommandFailure) -> ReportEntry {
    try play.record(to: target.golden, target.foundRule)
    return entry(.updated, ["\(target.golden): the same, with frames of every \(every) ticks now"])
  }

  /// The scene to play: the one that was named, else the one that the log names.
  private func scene(of header: RunHeader) throws(CommandFailure) -> String? {
    if let scene = target.scene { return scene }
    // Logs of old releases lie beside their scenes.
    guard let path = header.hasDigests ? header.path : header.scene else {
      if target.isFromFolder { return nil }
      throw CommandFailure(
        exitCode: .input, message: "\(target.golden) was not recorded from the file of a scene",
        hint: "\"uidyn diff\" compares it with another log")
    }
    let scene = FilePath(target.golden).directory.appending(path).text
    guard !path.hasPrefix("/"), target.sceneRule.admits(scene) else {
      throw CommandFailure(
        exitCode: .input, message: "its scene \(inQuotes(path)) is outside the folder of the log",
        hint: "uidyn diff \(ShellWord.quoted(target.golden)) SCENE compares it with the scene")
    }
    if Folder.exists(scene) { return scene }
    throw CommandFailure(
      exitCode: .input, message: "its scene \(inQuotes(scene)) is gone or was moved",
      hint: "uidyn diff \(ShellWord.quoted(target.golden)) SCENE compares it with where that is now"
    )
  }

  func load(_ scene: String, _ recipe: PlayRecipe) throws(CommandFailure) -> ScenePlay? {
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
      // What the golden was given is not a command line's fault.
      throw CommandFailure(
        exitCode: .input, message: "it cannot be played as its golden was: \(error.message ?? "")",
        hint: target.scene == nil
          ? "mend the scene, or record it again: uidyn run \(ShellWord.quoted(scene)) --log "
            + ShellWord.quoted(target.golden)
          : "without \(target.golden) a new one is made")
    }
  }

  /// Whether the errors of a scene may be shown: they quote files, and a log may name any.
  private func isShown(_ recipe: PlayRecipe) -> Bool {
    target.scene != nil && (recipe.changes.overlays.isEmpty || recipe.changes.rule == .named)
  }

  func recipe(of header: RunHeader) -> PlayRecipe {
    var recipe = PlayRecipe(
      header, in: FilePath(target.golden).directory, target.foundRule,
      allowed: setting.changes.limits)
    recipe.changes.add(setting.changes)
    return recipe
  }

  /// What may be written while the scene is checked, or at the end.
  private var outputs: [NamedOutput] {
    [
      NamedOutput("the output", setting.output),
      NamedOutput("what was played", .file(target.candidate)),
      NamedOutput(
        "the golden", setting.update?.acceptsChanged == true ? .file(target.golden) : nil),
    ]
  }

  private func same(_ result: ComparisonOutcome) -> ReportEntry {
    // What an earlier check left is not the answer any more.
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
    entry.isStopped = !result.stop.isEmpty
    entry.place = place(of: result, play)
    return entry
  }

  /// What the scene does not expect is not accepted.
  private func advice(
    _ result: ComparisonOutcome, _ play: ScenePlay
  ) -> [(label: String, command: String)] {
    let refusals = refusal(.changed, result.failedExpectations, isStopped: !result.stop.isEmpty)
    switch result.cause {
    case .expectation: return [("look closer", play.command)]
    case .stopped: return [("look closer", play.command)] + refusals
    case .scene, .numerics, .motion: break
    }
    let pair = [target.golden, target.candidate]
    return [
      (
        "look closer",
        ShellWord.line(["uidyn", "render"] + play.pair(pair[0], pair[1]) + ["-o", "diff.html"])
      ),
      ("", ShellWord.line(["uidyn", "diff"] + pair + setting.options.words)),
      result.isFit ? accept(.changed) : ("", play.command),
    ] + refusals
  }

  func accept(
    _ what: GoldenUpdate, anyway: Bool = false
  ) -> (label: String, command: String) {
    let words =
      ["uidyn", "check"] + target.words + setting.changes.words(timeLimit: nil)
      + ["--update", what.rawValue]
    let isPlain = !anyway && !setting.ignoresExpectations
    return (
      anyway ? "accept anyway" : "accept", ShellWord.line(words + (isPlain ? [] : ["--no-expect"]))
    )
  }

  /// Why nothing was accepted although that was asked for.
  func refusal(
    _ what: GoldenUpdate, _ failed: [RunSummary.Expectation], isStopped: Bool
  ) -> [(label: String, command: String)] {
    guard let update = setting.update, [what, .all].contains(update) else { return [] }
    if isStopped { return [("not updated", "a guard stopped the run")] }
    guard let first = failed.first else { return [] }
    let rest = failed.count > 1 ? " and \(failed.count - 1) more" : ""
    return [
      ("not updated", "\(first.pointer)\(rest) did not come true"), accept(what, anyway: true),
    ]
  }

  /// What to look at: what stopped the run, what was expected, or the first item that moves otherwise.
  private func place(of result: ComparisonOutcome, _ play: ScenePlay) -> ReportPlace? {
    if let place = result.stopPlace { return place }
    if case .expectation = result.cause {
      return place(of: result.failedExpectations, play)
    }
    return result.statistics.first?.item.flatMap(play.loading.place(ofItem:))?.reported
  }

  func place(
    of failed: [RunSummary.Expectation], _ play: ScenePlay
  ) -> ReportPlace? {
    play.scene.expectations.first { $0.place.pointer == failed.first?.pointer }?.place.reported
  }
}
