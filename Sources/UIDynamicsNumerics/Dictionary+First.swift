// SPDX-License-Identifier: MIT

extension Dictionary {
  /// Creates a dictionary; the first of several pairs with equal keys wins.
  ///
  /// The standard library's initializer needs a run-time cast, which Embedded Swift lacks.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
