// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

enum ReproduceLine {
  /// `values` override earlier settings.
  static func text(
    _ path: String, _ changes: SceneChanges, timeLimit: Double?, _ values: [SceneSetting]
  ) -> String {
    ShellWord.line(["uidyn", "run", path] + changes.words(timeLimit: timeLimit, values))
  }
}

extension SceneChanges {
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
