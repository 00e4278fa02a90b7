// SPDX-License-Identifier: MIT

/// A value that a behavior has for one of its items.
package struct SceneItemValue<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Index of an item that is among the items of the behavior.
  package var item: Int
  package var value: Value
}
