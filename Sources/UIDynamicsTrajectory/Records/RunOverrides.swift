// SPDX-License-Identifier: MIT

/// The settings that override the scene, needed to replay a run.
package struct RunOverrides: Equatable, Sendable {
  package var parameters: [RecordMember] = []
  /// Relative paths from the log's folder to the merged files, in order.
  package var merge: [String] = []
  /// In seconds.
  package var timeLimit: Double?
  package var limits: [RecordMember] = []

  package init() {}
}
