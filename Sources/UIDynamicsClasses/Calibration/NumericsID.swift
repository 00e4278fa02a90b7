// SPDX-License-Identifier: MIT

/// Names the motion this build computes; goldens carry it.
package enum NumericsID {
  /// Raised with every intended change of any trajectory, however small.
  package static let current = "1"
}
