// SPDX-License-Identifier: MIT

/// Identifies the digits that this build computes; goldens record it.
package enum NumericsID {
  /// Incremented with every intended change of any trajectory, however small.
  package static let current = "1"
}
