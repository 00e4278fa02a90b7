// SPDX-License-Identifier: MIT

/// A recorded motion that a run must match within a tolerance.
package struct SceneMatch: Equatable, Sendable {
  package enum Value: String, CaseIterable, Sendable {
    case x, y
    /// The rotation angle, compared by the distance that a corner moves.
    case angle
  }

  /// The path of the recording, relative to the scene file.
  package var file: String
  /// The tolerance in pt.
  package var within: Double
  /// The coordinates to compare; `nil` for all that are recorded.
  package var columns: [Value]?
  /// The start of the scene in seconds after the first recorded time; `nil` if the recorded times are scene times.
  package var offset: Double?
  /// The recording; `nil` until the file is loaded.
  package var recording: SceneRecording?
}

package struct SceneRecording: Equatable, Sendable {
  package struct Channel: Equatable, Sendable {
    package var item: Int
    package var value: SceneMatch.Value

    package init(item: Int, value: SceneMatch.Value) { (self.item, self.value) = (item, value) }
  }

  package var channels: [Channel]
  /// The times in seconds, ascending.
  package var times: [Double]
  /// The values of all channels at each time; NaN if a value is missing.
  package var numbers: [Double]
  /// Recorded names that do not belong to any item of the scene.
  package var strangers: [String] = []

  package init(channels: [Channel], times: [Double] = [], numbers: [Double] = []) {
    (self.channels, self.times, self.numbers) = (channels, times, numbers)
  }
}
