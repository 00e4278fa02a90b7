// SPDX-License-Identifier: MIT

extension Array {
  /// How many elements of the beginning something is true of, which is true of none behind them; by
  /// bisection.
  func leadingCount(where isLeading: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLeading(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
