// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension WatchedScene {
  /// Saves parameter values to the scene's file, unless it changed since the page loaded it.
  func write(_ settings: [SceneSetting], generation: Int) throws(CommandFailure) {
    if look() || generation != self.generation {
      throw Self.hasChanged
    }
    let (scene, values) = try scene(with: settings)
    let old = try text(atMost: scene.limits[.bytes])
    let edited: [UInt8]
    do throws(SceneOverrideFault) {
      edited = try ParameterEdit.text(old, with: values)
    } catch {
      throw .usage(error.message, hint: error.hint)
    }
    try checkEffect(of: edited, values)
    let channel = try OutputChannel(.file(path), console)
    channel.buffer.append(edited)
    // An editor may have saved the file while the scene was loaded.
    try OutputChannel.complete([channel]) { () throws(CommandFailure) in
      let text = try text(atMost: scene.limits[.bytes])
      if look() || text != old { throw Self.hasChanged }
    }
  }

  private static let hasChanged = CommandFailure(
    exitCode: .negative, message: "the scene has changed since; look at it first")

  private func text(atMost limit: Int) throws(CommandFailure) -> [UInt8] {
    do throws(SystemError) {
      return try InputFile.read(path, .regular, atMost: limit)
    } catch {
      throw .input(inQuotes(path), error)
    }
  }

  private func scene(
    with settings: [SceneSetting]
  ) throws(CommandFailure) -> (Scene, [(name: String, value: ExpressionValue)]) {
    guard let variations = try read().0.variations else {
      throw CommandFailure(exitCode: .input, message: "the scene is not valid")
    }
    var values: [(name: String, value: ExpressionValue)] = []
    for setting in settings {
      do throws(SceneOverrideFault) {
        values.append((setting.name, try variations.value(of: setting)))
      } catch {
        throw .usage(error.message, hint: error.hint)
      }
    }
    guard let scene = try load(settings).scene else {
      throw CommandFailure(exitCode: .input, message: "the scene is not valid with these values")
    }
    return (scene, values)
  }

  /// Rejects values that overlays or `--set` would override.
  private func checkEffect(
    of text: [UInt8], _ values: [(name: String, value: ExpressionValue)]
  ) throws(CommandFailure) {
    let loading = try SceneInput.load(
      path, rule: .regular, changes, text: text, recordings: .none, console)
    for (name, value) in values
    where loading.scene?.parameters.first(where: { $0.name == name })?.value != value {
      throw .usage(
        "the parameter \(inQuotes(name)) would not get this value",
        hint: "--set or a file that is merged over the scene gives it another")
    }
  }
}
