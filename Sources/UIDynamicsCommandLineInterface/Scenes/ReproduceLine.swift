// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The command line that plays a case again.
enum ReproduceLine {
  /// `values` are set behind what the changes set.
  static func text(
    _ path: String, _ changes: SceneChanges, timeLimit: Double?, _ values: [SceneSetting]
  ) -> String {
    var words = ["uidyn", "run", path]
    for overlay in changes.overlays { words += ["--merge", overlay] }
    for setting in changes.settings + values {
      words += ["--set", "\(setting.name)=\(setting.text)"]
    }
    if let timeLimit { words += ["--time-limit", NumberText.text(of: timeLimit)] }
    for limit in SceneLimit.allCases where changes.limits[limit] != limit.defaultValue {
      words += ["--limit", "\(limit.rawValue)=\(changes.limits[limit])"]
    }
    return ShellWord.line(words)
  }
}
