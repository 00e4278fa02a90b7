// SPDX-License-Identifier: MIT

/// A behavior of a scene; what it leaves out has UIKit's default.
package struct SceneBehavior: Equatable, Sendable {
  /// Which behavior it is, with the properties of that one.
  package enum Kind: Equatable, Sendable {
    case gravity(SceneGravity)
    case collision(SceneCollision)
    case dynamicItem(SceneDynamicItem)
  }

  /// Unique among behaviors and views.
  ///
  /// Where several behaviors of a type are given no id, theirs are the type and a number after `#`,
  /// which no reference in a scene can hold.
  package var id: String
  package var kind: Kind
  /// Indices of views of the scene, each at most once, in the order in which they are added.
  package var items: [Int]
  /// Whether it is added to the animator before the first tick.
  package var isAdded: Bool

  package init(id: String, kind: Kind, items: [Int] = [], isAdded: Bool = true) {
    self.id = id
    self.kind = kind
    self.items = items
    self.isAdded = isAdded
  }
}
