// SPDX-License-Identifier: MIT

extension Dictionary {
  /// Creates a dictionary; if several pairs have the same key, the first one wins.
  ///
  /// The standard library's initializer needs a run-time cast, which Embedded Swift does not support.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
