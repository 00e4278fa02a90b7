// SPDX-License-Identifier: MIT

/// The settings that override the scene; they are needed to replay a run.
package struct RunOverrides: Equatable, Sendable {
  package var parameters: [RecordMember] = []
  /// The paths of the merged files relative to the log's folder, in order.
  package var merge: [String] = []
  /// The time limit, in seconds.
  package var timeLimit: Double?
  package var limits: [RecordMember] = []

  package init() {}
}
