// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The command line that plays a case again.
enum ReproduceLine {
  /// `values` are set behind what the changes set.
  static func text(
    _ path: String, _ changes: SceneChanges, timeLimit: Double?, _ values: [SceneSetting]
  ) -> String {
    ShellWord.line(["uidyn", "run", path] + changes.words(timeLimit: timeLimit, values))
  }
}

extension SceneChanges {
  /// The options that ask for the same again; `values` are set behind the others.
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
