// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A scene in a page: its text and files.
package struct PageScene {
  package var text: [UInt8]
  package let name: String
  /// JSON texts that are merged into the scene.
  package var overlays: [SourceText] = []
  /// Values of parameters and limits from the command line.
  package var options = PageMessage()
  /// A time limit in place of the scene's, s.
  package var timeLimit: Double?
  /// The contents of the files with recordings, by their names in the scene.
  package var recordings: [String: [UInt8]] = [:]

  /// Finds hints and warnings; the player's module has no adviser.
  private let adviser: SceneAdviser?

  package init(_ text: [UInt8], name: String, adviser: SceneAdviser? = nil) {
    (self.text, self.name, self.adviser) = (text, name, adviser)
  }

  /// Loads the scene with other values of parameters.
  func load(_ settings: [SceneSetting] = [], advises: Bool = true) -> SceneLoading {
    let names = settings.map { $0.name }
    let overrides = SceneOverrides(
      overlays: overlays,
      settings: options.settings.filter { !names.contains($0.name) } + settings)
    var loading = SceneLoader.load(
      text, name: name, overrides: overrides, limits: options.limits,
      adviser: adviser, warns: advises)
    loading.requireLooks { _ in nil }
    guard var scene = loading.scene else { return loading }
    if let timeLimit { scene.run.timeLimit = timeLimit }
    // The page contains the images, by their names.
    for index in scene.styles.indices {
      let name = scene.styles[index].style.image?.name
      scene.styles[index].style.image?.data = name
    }
    do throws(RecordingFault) {
      try RecordingInput(options.limits, logs: nil, opener).read(into: &scene, matches: true)
      loading.scene = scene
    } catch {
      loading.scene = nil
      loading.settingFaults.append(SceneOverrideFault(message: error.message, hint: error.hint))
    }
    return loading
  }

  private func opener(
    _ name: String, isMatch: Bool
  ) throws(RecordingFault) -> RecordingInput.File? {
    guard var rest = recordings[name] else {
      if isMatch { return nil }
      throw RecordingFault("the page does not include the recording \"\(visible(name))\"")
    }
    let feed = { () throws(RecordFault) -> [UInt8] in
      defer { rest = [] }
      return rest
    }
    return (name, feed)
  }
}
