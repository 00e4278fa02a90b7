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
    return words.map(quoted).joined(separator: " ")
  }

  /// In single quotes where the shell would see more than a word.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      $0 > 0x7F || isLetterOrDigit($0) || "%+,-./:=@_".utf8.contains($0)
    }
    if isPlain && !word.isEmpty { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
