// SPDX-License-Identifier: MIT

/// What a run was made of: the first record of a log.
package struct RunHeader: Equatable, Sendable {
  /// The scene's file name without its folders.
  package var scene: String
  /// A digest of the scene's text.
  package var sceneHash: UInt64
  package var title: String?
  package var description: String?
  /// The values of the scene's parameters in this run.
  package var parameters: [RecordMember]
  /// Beginning of the random numbers.
  package var seed: Int
  package var ticksPerSecond: Double
  /// Which release of UIKit Dynamics was followed, by its word in scenes.
  package var profile: String
  /// The ids of the items, in the order of the rows.
  package var items: [String]
  /// Names the motion of the build.
  package var numericsID: String
  /// The version of the tool.
  package var version: String

  package init(
    scene: String, sceneHash: UInt64, title: String?, description: String?,
    parameters: [RecordMember], seed: Int, ticksPerSecond: Double, profile: String,
    items: [String], numericsID: String, version: String
  ) {
    (self.scene, self.sceneHash) = (scene, sceneHash)
    (self.title, self.description) = (title, description)
    (self.parameters, self.seed) = (parameters, seed)
    (self.ticksPerSecond, self.profile, self.items) = (ticksPerSecond, profile, items)
    (self.numericsID, self.version) = (numericsID, version)
  }

  /// A digest of bytes: 64-bit FNV-1a, see http://www.isthe.com/chongo/tech/comp/fnv.
  package static func digest(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
