// SPDX-License-Identifier: MIT

/// Lines over time, and the times of their values.
struct Plot: Equatable {
  var lines: [PlottedLine]
  /// In s.
  var times: [Double] = []
}
