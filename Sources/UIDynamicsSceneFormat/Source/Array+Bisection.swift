// SPDX-License-Identifier: MIT

extension Array {
  /// The number of leading elements that satisfy a monotonic predicate, found by bisection.
  package func leadingCount(where isLeading: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isLeading(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
