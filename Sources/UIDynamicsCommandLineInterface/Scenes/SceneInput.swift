// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneAdvice
internal import UIDynamicsSceneFormat

enum SceneInput {
  /// Loads a scene with its recordings and, for drawing, styles and images.
  ///
  /// `text` replaces the file's content. Outputs may not replace recordings. `found` receives the scene
  /// before its files are read.
  static func load(
    _ path: String, rule: FileRule = .named, _ changes: SceneChanges, text edited: [UInt8]? = nil,
    columns: [SceneColumnText] = [], as option: String = "--columns",
    recordings: RecordingFiles.Need = .all, isDrawn: Bool = false,
    keptFrom outputs: [NamedOutput] = [],
    isFromFolder: Bool = false, advises: Bool = true, found hear: (Scene) -> Void = { _ in },
    _ console: Console
  ) throws(CommandFailure) -> SceneLoading {
    if RunInput.hasNameOfRows(path) {
      throw CommandFailure(
        exitCode: .input, message: "\(inQuotes(path)) looks like rows; scene files end in .json",
        hint: "for rows, use uidyn diff, plot or render; to export, name the scene")
    }
    if RunInput.hasNameOfLog(path) {
      throw CommandFailure(
        exitCode: .input, message: "\(inQuotes(path)) looks like a log; scene files end in .json",
        hint: path.hasSuffix(".new")
          ? "uidyn check wrote it; for logs, use uidyn diff, plot or render"
          : "uidyn check replays a log; diff, plot and render read it; to export, name its scene")
    }
    let scene =
      if let edited { SourceText(name: path, bytes: edited) } else {
        try text(path, rule, changes.limits, console)
      }
    var overrides = SceneOverrides(settings: changes.settings, columns: columns)
    for path in changes.overlays {
      overrides.overlays.append(try text(path, changes.rule, changes.limits, console))
    }
    var loading = SceneLoader.load(
      scene.bytes, name: scene.name, overrides: overrides, limits: changes.limits,
      adviser: SceneAdvice.adviser, warns: advises || changes.isStrict)
    if isFromFolder && !loading.isScene { return loading }
    try refuse(loading.settingFaults.first, of: "--set")
    try refuse(loading.columnFault, of: option)
    if let scene = loading.scene { hear(scene) }
    var images = SceneImages(beside: path, changes.limits)
    if isDrawn {
      loading.requireLooks { name in
        do throws(CommandFailure) {
          _ = try images.data(name)
          return nil
        } catch {
          return (error.message ?? "", error.hint)
        }
      }
    }
    if var found = loading.scene {
      try OutputConflicts.check(outputs, recordingsOf: found, at: path, console)
      try RecordingFiles.read(into: &found, recordings, from: path) {
        loading.location(of: $0)
      }
      if isDrawn {
        try images.read(into: &found) { loading.location(ofImageOf: $0) }
      }
      loading.scene = found
      for index in found.expectations.indices { warn(ofStrangersIn: found, index, &loading) }
    }
    if changes.isStrict { loading.makeWarningsErrors() }
    return loading
  }

  /// Warns about recorded items that are not in the scene, often under another name.
  private static func warn(
    ofStrangersIn scene: Scene, _ index: Int, _ loading: inout SceneLoading
  ) {
    guard let match = scene.expectations[index].match,
      let strangers = match.recording?.strangers, !strangers.isEmpty
    else { return }
    let recorded = Set(match.recording?.channels.map { $0.item } ?? [])
    let ids = scene.itemIDs.enumerated().filter { !recorded.contains($0.offset) }.map { $0.element }
    loading.warn(
      .neverHappens,
      "\(match.file) contains rows of \(Sentence.first(3, of: strangers.map { inQuotes($0) })), which"
        + " \(strangers.count == 1 ? "is" : "are") not in the scene and so not compared",
      of: .expectation(index), "match",
      hint: strangers.lazy.compactMap { Suggestion.hint(for: $0, among: ids) }.first)
  }

  private static func refuse(
    _ fault: SceneOverrideFault?, of option: String
  ) throws(CommandFailure) {
    if let fault { throw .usage("\(option): \(fault.message)", hint: fault.hint) }
  }

  private static func text(
    _ path: String, _ rule: FileRule, _ limits: SceneLimits, _ console: Console
  ) throws(CommandFailure) -> SourceText {
    // One byte beyond the limit lets the loader detect the excess.
    let limit = min(limits[.bytes], .max - 2) + 1
    if path == "-" {
      let bytes = try reading("standard input", console.readInput(limit))
      return SourceText(name: "<stdin>", bytes: bytes)
    }
    let bytes = try reading(file: path, InputFile.read(path, rule, atMost: limit))
    return SourceText(name: path, bytes: bytes)
  }
}
