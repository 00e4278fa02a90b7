// SPDX-License-Identifier: MIT

/// What a run was made of: the first record of a log.
package struct RunHeader: Equatable, Sendable {
  /// The scene's file name without its folders.
  package var scene: String
  /// A digest of what the scene means; nil where nothing was read from a scene.
  package var sceneHash: UInt64?
  package var title: String?
  package var description: String?
  /// The values of the scene's parameters in this run.
  package var parameters: [RecordMember] = []
  /// Beginning of the random numbers.
  package var seed = 0
  package var ticksPerSecond: Double
  /// Which release of UIKit Dynamics was followed, by its word in scenes.
  package var profile: String
  /// The ids of the items, in the order of the rows.
  package var items: [String]
  /// Names the motion of the build.
  package var numericsID: String
  /// The version of the tool.
  package var version: String
  /// The way from the folder of the log to the scene; nil where the scene has no file.
  package var path: String?
  package var overrides = RunOverrides()
  /// Only frames of ticks that are multiples of this number are there, and the last.
  package var every = 1
  /// Digests of the scene's parts by the names of its keys, in alphabetical order.
  package var sceneParts: [RecordMember] = []
  /// What the scene wants comparisons to forgive; nil for nothing.
  package var tolerance: Tolerance?
  /// Whether the log tells the digests of all ticks; those of old releases do not.
  package var hasDigests = true

  package init(
    scene: String, ticksPerSecond: Double, profile: String, items: [String], numericsID: String,
    version: String
  ) {
    (self.scene, self.ticksPerSecond, self.profile) = (scene, ticksPerSecond, profile)
    (self.items, self.numericsID, self.version) = (items, numericsID, version)
  }
}
