// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// A behavior of a scene; absent values keep UIKit's defaults.
package struct SceneBehavior: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case gravity
    case collision(SceneCollision)
    case dynamicItem(SceneDynamicItem)
    case attachment(SceneAttachment)
    case snap
    case push(ScenePush)
    case field(SceneField)
    /// The indices of the children in order; each behavior has at most one parent, and there are no cycles.
    case composite(children: [Int])
  }

  /// The id, unique among behaviors and views; unnamed behaviors of the same type are numbered with `#`.
  package var id: String
  package var kind: Kind
  /// The explicit properties in the order in which they are applied.
  package var values: PropertyValues
  /// The distinct indices into the views followed by the items, in the order in which they are added.
  package var items: [Int]
  /// True if the behavior itself is added before the first tick; false for children.
  package var isAdded: Bool
  /// The source of a behavior with expressions, which `SceneTemplates` evaluates.
  package var template: SceneTemplate?
  package var isTemplate: Bool { template != nil }
  /// True if the behavior's expressions use the current touch or contact.
  package var namesTouch: Bool
  /// The other state that the behavior's expressions use, without duplicates.
  package var namedState: [ExpressionReference] = []
  package var each: SceneEach?
  /// The actions that run in every tick while the behavior is registered.
  package var actions: [SceneAction]

  package init(
    id: String, kind: Kind, _ values: PropertyValues = [:], items: [Int] = [], isAdded: Bool = true,
    template: SceneTemplate? = nil, namesTouch: Bool = false, each: SceneEach? = nil,
    actions: [SceneAction] = []
  ) {
    (self.id, self.kind, self.values, self.items) = (id, kind, values, items)
    (self.isAdded, self.template) = (isAdded, template)
    (self.namesTouch, self.each, self.actions) = (namesTouch, each, actions)
  }

  package var type: BehaviorType {
    switch kind {
    case .gravity: .gravity
    case .collision: .collision
    case .dynamicItem: .dynamicItem
    case .attachment: .attachment
    case .snap: .snap
    case .push: .push
    case .field: .field
    case .composite: .composite
    }
  }

  package var children: [Int] {
    if case .composite(let children) = kind { children } else { [] }
  }

  /// The number of items as in UIKit, which includes both items of an attachment.
  package var itemCount: Int {
    guard case .attachment(let attachment) = kind else { return items.count }
    return items.count + (attachment.attachedTo == nil ? 0 : 1)
  }

  /// True if the reference bounds are a boundary, either explicitly or because the behavior sets insets.
  package var usesReferenceBounds: Bool {
    guard case .collision = kind else { return false }
    return values.boolean(.translatesReferenceBoundsIntoBoundary)
      ?? (values[.referenceBoundsInsets] != nil)
  }

  /// The magnitude of a gravity behavior; 1 is 1,000 pt/s².
  package var strength: Double {
    values.vector(.gravityDirection)?.length ?? (values.number(.magnitude) ?? 1).magnitude
  }
}
