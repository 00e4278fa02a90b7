// SPDX-License-Identifier: MIT

/// The first record of a log, which contains the scene and settings of a run.
package struct RunHeader: Equatable, Sendable {
  package var scene: Source
  package var parameters: [RecordMember] = []
  package var seed = 0
  package var ticksPerSecond: Double
  package var profile: String
  package var items: [String]
  package var engine: EngineVersion
  package var overrides = RunOverrides()
  /// A log contains frames for multiples of this number of ticks, and for the last tick.
  package var every = 1
  package var tolerance: Tolerance?
  package var hasDigests = true

  package init(
    scene: String, ticksPerSecond: Double, profile: String, items: [String], numericsID: String,
    version: String
  ) {
    self.scene = Source(name: scene)
    (self.ticksPerSecond, self.profile, self.items) = (ticksPerSecond, profile, items)
    engine = EngineVersion(numericsID: numericsID, version: version)
  }

  package struct Source: Equatable, Sendable {
    /// The file name without folders.
    package var name: String
    /// A digest of the scene's meaning; `nil` if the motion does not come from a scene.
    package var hash: UInt64?
    package var title: String?
    package var description: String?
    /// The path of the scene relative to the log's folder; `nil` if the scene is not a file.
    package var path: String?
    /// Digests of the scene's parts by key, in alphabetical order.
    package var parts: [RecordMember] = []
  }
}

/// The versions of the engine and the tool that made a recording.
package struct EngineVersion: Equatable, Sendable {
  package var numericsID: String
  package var version: String
}
