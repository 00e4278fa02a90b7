// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension GoldenCheck {
  private var plain: PlayRecipe { PlayRecipe(setting.changes) }

  private struct NewGolden {
    let update: GoldenUpdate
    let done: String
    let verdict: ReportEntry.Verdict
    let lack: String
  }

  func missing(_ scene: String) throws(CommandFailure) -> ReportEntry? {
    try made(
      scene, plain,
      NewGolden(
        update: .missing, done: "written", verdict: .new,
        lack: "\(target.golden): no golden yet"))
  }

  /// Replaces a damaged golden under `--update all`; returns `nil` if it is not damaged.
  func renewed() throws(CommandFailure) -> ReportEntry? {
    guard setting.update == .all, let scene = target.scene,
      let golden = DamagedGolden(target.golden, target.goldenRule, console)
    else { return nil }
    let recipe = golden.header.map { self.recipe(of: $0) }
    return try made(
      scene, recipe ?? plain,
      NewGolden(
        update: .all, done: "recorded again, because it could not be read: \(golden.damage)",
        verdict: .unreadable, lack: golden.damage))
  }

  /// Records a new golden if it was requested and is acceptable; otherwise, records a candidate beside it.
  private func made(
    _ scene: String, _ recipe: PlayRecipe, _ new: NewGolden
  ) throws(CommandFailure) -> ReportEntry? {
    var recipe = recipe
    if let every = setting.every { recipe.every = every }
    recipe.ignoresExpectations = setting.ignoresExpectations
    guard let play = try load(scene, recipe) else { return nil }
    let folder = FilePath(target.golden).directory.text
    if setting.update?.acceptsMissing == true {
      try makeFolder(folder)
      if try play.record(to: target.golden, target.foundRule, if: { $0.isFit }).isFit {
        Folder.remove(target.candidate)
        return entry(.updated, ["\(target.golden): \(new.done)"])
      }
    }
    let hasFolder = Folder.isFolder(folder)
    // Folders are created only for accepted goldens, so that a wrong name leaves nothing behind.
    let end =
      try hasFolder
      ? play.record(to: target.candidate, target.foundRule) : play.record(to: "/dev/null", .named)
    let failed = end.summary.failedExpectations
    let next = end.isFit ? accept(new.update) : (label: "inspect", command: play.command)
    let rest =
      hasFolder
      ? "recorded in \(target.candidate)" : "no folder \(inQuotes(folder))"
    let advice = [next] + refusal(new.update, failed, isStopped: !end.stop.isEmpty)
    var entry = entry(
      new.verdict,
      ["\(new.lack); \(rest)", ""]
        + TextReport.lines(ofStop: end.stop) + TextReport.lines(of: failed)
        + advice.map { TextReport.line($0.label, $0.command) })
    entry.isStopped = !end.stop.isEmpty
    entry.location = end.stopLocation ?? location(of: failed, play)
    return entry
  }

  private func makeFolder(_ path: String) throws(CommandFailure) {
    do throws(SystemError) {
      if let goldens = target.goldens { try Folder.makeAll(goldens) }
      try target.foundRule.checkFolder(FilePath(path))
      try Folder.makeAll(path)
    } catch {
      throw .output(inQuotes(path), error, console)
    }
  }
}
