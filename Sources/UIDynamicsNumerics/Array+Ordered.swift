// SPDX-License-Identifier: MIT

extension Array {
  /// Returns the elements sorted by a key; elements with equal keys keep their order.
  ///
  /// Sorting positions means that the algorithm is compiled only once for all types.
  package func ordered(by key: (Element) -> Int) -> [Element] {
    positions(inOrderOf: map(key)).map { self[$0] }
  }
}

@inline(never) private func positions(inOrderOf keys: [Int]) -> [Int] {
  keys.indices.sorted { keys[$0] < keys[$1] }
}
