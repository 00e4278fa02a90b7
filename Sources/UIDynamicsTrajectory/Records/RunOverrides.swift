// SPDX-License-Identifier: MIT

/// What a run was given beside its scene: what it takes to play it again.
package struct RunOverrides: Equatable, Sendable {
  /// The parameters that were set, with their values.
  package var parameters: [RecordMember] = []
  /// The ways from the folder of the log to the files that were merged over the scene, in that order.
  package var merge: [String] = []
  /// The time limit that took the place of the scene's own, in s.
  package var timeLimit: Double?
  /// The limits that were changed.
  package var limits: [RecordMember] = []

  package init() {}
}
