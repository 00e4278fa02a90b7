// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Reads and loads the scene that an operand names.
enum SceneInput {
  /// `text` stands in the place of what the file says.
  static func load(
    _ path: String, _ changes: SceneChanges, text edited: [UInt8]? = nil,
    columns: [SceneColumnText] = [], as option: String = "--columns",
    recordings: MatchRecordings.Need = .all, _ console: Console
  ) throws(CommandFailure) -> SceneLoading {
    if RunInput.hasNameOfRows(path) {
      throw CommandFailure(
        exitCode: .input, message: "\(inQuotes(path)) has the name of rows, and a scene is JSON",
        hint: "uidyn diff, plot and render read rows")
    }
    let scene =
      if let edited { SourceText(name: path, bytes: edited) } else {
        try text(path, changes, console)
      }
    var overrides = SceneOverrides(settings: changes.settings, columns: columns)
    for path in changes.overlays { overrides.overlays.append(try text(path, changes, console)) }
    var loading = SceneLoader.load(
      scene.bytes, name: scene.name, overrides: overrides, limits: changes.limits)
    try refuse(loading.settingFaults.first, of: "--set")
    try refuse(loading.columnFault, of: option)
    if var found = loading.scene {
      try MatchRecordings.read(into: &found, recordings, from: path, console) {
        loading.place(of: .expectation($0))
      }
      loading.scene = found
    }
    return loading
  }

  private static func refuse(
    _ fault: SceneOverrideFault?, of option: String
  ) throws(CommandFailure) {
    if let fault { throw .usage("\(option): \(fault.message)", hint: fault.hint) }
  }

  private static func text(
    _ path: String, _ changes: SceneChanges, _ console: Console
  ) throws(CommandFailure) -> SourceText {
    // One byte beyond the limit is enough for the loader to see that there are too many.
    let limit = min(changes.limits[.bytes], .max - 2) + 1
    let isStandardInput = path == "-"
    do throws(SystemError) {
      let bytes =
        try isStandardInput
        ? console.readInput(limit) : InputFile.read(path, atMost: limit)
      return SourceText(name: isStandardInput ? "<stdin>" : path, bytes: bytes)
    } catch {
      throw isStandardInput ? .input("standard input", error) : .input(file: path, error)
    }
  }
}
