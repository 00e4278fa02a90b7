// SPDX-License-Identifier: MIT

/// A behavior of a scene; what it leaves out has UIKit's default.
package struct SceneBehavior: Equatable, Sendable {
  /// Which behavior it is, with the properties of that one.
  package enum Kind: Equatable, Sendable {
    case gravity(SceneGravity)
    case collision(SceneCollision)
    case dynamicItem(SceneDynamicItem)
    case attachment(SceneAttachment)
    case snap(SceneSnap)
    case push(ScenePush)
    case field(SceneField)
    /// Indices of behaviors of the scene, in the order in which they are added as children.
    ///
    /// No behavior is a child of two, and the way down never ends in a circle.
    case composite(children: [Int])
  }

  /// Unique among behaviors and views.
  ///
  /// Where several behaviors of a type are given no id, theirs are the type and a number after `#`,
  /// which no reference in a scene can hold.
  package var id: String
  package var kind: Kind
  /// Indices into the views followed by the items of the scene, each at most once, in the order in
  /// which they are added.
  package var items: [Int]
  /// Whether it is itself added to the animator before the first tick; children are not.
  package var isAdded: Bool
  /// Whether the scene gives expressions for some of its values; `SceneTemplates.behavior` works them out.
  package var isTemplate: Bool
  /// Those of the values given by expressions that actions could set.
  package var computed: [BehaviorProperty]
  /// What happens on every tick while it is registered.
  package var actions: [SceneAction]

  package init(
    id: String, kind: Kind, items: [Int] = [], isAdded: Bool = true, isTemplate: Bool = false,
    computed: [BehaviorProperty] = [], actions: [SceneAction] = []
  ) {
    self.id = id
    self.kind = kind
    self.items = items
    self.isAdded = isAdded
    (self.isTemplate, self.computed, self.actions) = (isTemplate, computed, actions)
  }
}
