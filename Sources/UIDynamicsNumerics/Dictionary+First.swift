// SPDX-License-Identifier: MIT

extension Dictionary {
  /// Creates a dictionary of pairs; of equal keys the first pair counts.
  ///
  /// The standard library's initializer casts at run time, which Embedded Swift cannot.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
