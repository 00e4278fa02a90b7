// SPDX-License-Identifier: MIT

/// Identifies the numeric results of this build; golden files record it.
package enum NumericsID {
  /// Incremented with every intended change to any trajectory, however small.
  package static let current = "1"
}
