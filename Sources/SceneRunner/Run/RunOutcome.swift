// SPDX-License-Identifier: MIT

package import Trajectory

/// How a run ended and what it left behind.
package struct RunOutcome: Equatable, Sendable {
  package var ending: RunEnding
  /// The last frame that has rows.
  package var frame: Frame
  /// The animator's elapsed time in s.
  package var elapsedTime: Double
  /// The ids of the items, in the order of the frame.
  package var ids: [String]
  /// When each item came to rest for good, in s; nil where it did not.
  package var settleTimes: [Double?]
  package var contacts: RunSummary.Contacts
  /// What works otherwise than its author may think, in the order in which it came up.
  package var warnings: [RunWarning]
  /// What the scene expects, in its order.
  package var expectations: [RunSummary.Expectation]
  package var stateHash: UInt64
}
