// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension SceneChanges {
  /// A command that plays a scene with these changes; `values` override earlier settings.
  func line(running path: String, timeLimit: Double?, _ values: [SceneSetting]) -> String {
    ShellWord.line(["uidyn", "run", path] + words(timeLimit: timeLimit, values))
  }

  func words(timeLimit: Double?, _ values: [SceneSetting] = []) -> [String] {
    var words = overlays.flatMap { ["--merge", $0] }
    for setting in settings + values {
      words += ["--set", "\(setting.name)=\(setting.text)"]
    }
    if let timeLimit { words += ["--time-limit", NumberText.text(of: timeLimit)] }
    for limit in SceneLimit.allCases where limits[limit] != limit.defaultValue {
      words += ["--limit", "\(limit.rawValue)=\(limits[limit])"]
    }
    return words
  }
}
