// SPDX-License-Identifier: MIT

/// What a run is compared with: a recorded motion, and how far from it the run may be.
package struct SceneMatch: Equatable, Sendable {
  /// What is compared of an item.
  package enum Value: String, CaseIterable, Sendable {
    case x, y
    /// As the way of a corner.
    case angle
  }

  /// As seen from the scene.
  package var file: String
  /// In pt.
  package var within: Double
  /// Nil for the places that are recorded.
  package var columns: [Value]?
  /// How long after the first recorded time the scene begins, in s; nil where the times are those of the
  /// scene.
  package var offset: Double?
  /// What was recorded; nil until somebody has read the file.
  package var recording: SceneRecording?
}

/// A recorded motion of items of a scene.
package struct SceneRecording: Equatable, Sendable {
  /// One number of one item.
  package struct Channel: Equatable, Sendable {
    /// Its place among the views followed by the items.
    package var item: Int
    package var value: SceneMatch.Value

    package init(item: Int, value: SceneMatch.Value) { (self.item, self.value) = (item, value) }
  }

  package var channels: [Channel]
  /// In s, rising.
  package var times: [Double]
  /// For each time the numbers of all channels; NaN for one that is missing.
  package var numbers: [Double]
  /// What has rows and is no item of the scene.
  package var strangers: [String] = []

  package init(channels: [Channel], times: [Double] = [], numbers: [Double] = []) {
    (self.channels, self.times, self.numbers) = (channels, times, numbers)
  }
}
