// SPDX-License-Identifier: MIT

package struct SceneItemValue<Value: Equatable & Sendable>: Equatable, Sendable {
  /// One of the behavior's items.
  package var item: Int
  package var value: Value
}
