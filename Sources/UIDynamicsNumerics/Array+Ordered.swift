// SPDX-License-Identifier: MIT

extension Array {
  /// Sorted by a key; equal ones keep their order.
  ///
  /// Sorting positions compiles one algorithm for all types.
  package func ordered(by key: (Element) -> Int) -> [Element] {
    positions(inOrderOf: map(key)).map { self[$0] }
  }
}

@inline(never) private func positions(inOrderOf keys: [Int]) -> [Int] {
  keys.indices.sorted { keys[$0] < keys[$1] }
}
