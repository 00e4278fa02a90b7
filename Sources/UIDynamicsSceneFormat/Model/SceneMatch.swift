// SPDX-License-Identifier: MIT

/// A recorded motion that a run must match within a tolerance.
package struct SceneMatch: Equatable, Sendable {
  package enum Value: String, CaseIterable, Sendable {
    case x, y
    /// Measured as the distance that a corner moves.
    case angle
  }

  /// A path relative to the scene.
  package var file: String
  /// In pt.
  package var within: Double
  /// Nil for all recorded coordinates.
  package var columns: [Value]?
  /// The start of the scene after the first recorded time, s; nil if the times are the scene's.
  package var offset: Double?
  /// Nil until the file is loaded.
  package var recording: SceneRecording?
}

package struct SceneRecording: Equatable, Sendable {
  package struct Channel: Equatable, Sendable {
    package var item: Int
    package var value: SceneMatch.Value

    package init(item: Int, value: SceneMatch.Value) { (self.item, self.value) = (item, value) }
  }

  package var channels: [Channel]
  /// In s, ascending.
  package var times: [Double]
  /// The values of all channels at each time; NaN if missing.
  package var numbers: [Double]
  /// Recorded names that are not items of the scene.
  package var strangers: [String] = []

  package init(channels: [Channel], times: [Double] = [], numbers: [Double] = []) {
    (self.channels, self.times, self.numbers) = (channels, times, numbers)
  }
}
