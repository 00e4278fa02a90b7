// SPDX-License-Identifier: MIT

/// What an expectation misses, for searches.
package struct ExpectationMisses: Equatable, Sendable {
  /// Part by part, of one that is decided at a time; empty for others.
  package let parts: [Double]
  /// Whether it jumps from one run to the next, however near their parameters are: a number of events, or a
  /// time of rest.
  package let jumps: Bool
}
