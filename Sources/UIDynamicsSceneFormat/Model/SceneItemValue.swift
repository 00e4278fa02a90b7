// SPDX-License-Identifier: MIT

package struct SceneItemValue<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The index of one of the behavior's items.
  package var item: Int
  package var value: Value
}
