// SPDX-License-Identifier: MIT

struct Plot: Equatable {
  var lines: [PlottedLine]
  /// In seconds.
  var times: [Double] = []
}
