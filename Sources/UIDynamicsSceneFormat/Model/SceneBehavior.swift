// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// A behavior of a scene; absent values have UIKit's defaults.
package struct SceneBehavior: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case gravity
    case collision(SceneCollision)
    case dynamicItem(SceneDynamicItem)
    case attachment(SceneAttachment)
    case snap
    case push(ScenePush)
    case field(SceneField)
    /// Indices of the children in order; a behavior has at most one parent, without cycles.
    case composite(children: [Int])
  }

  /// Unique among behaviors and views; unnamed behaviors of one type are numbered with `#`.
  package var id: String
  package var kind: Kind
  /// Explicit properties in the order in which they are applied.
  package var values: PropertyValues
  /// Indices into the views followed by the items, distinct, in the order in which they are added.
  package var items: [Int]
  /// True if it is added before the first tick on its own; children are not.
  package var isAdded: Bool
  /// The source of a behavior with expressions, which `SceneTemplates` evaluates.
  package var template: SceneTemplate?
  package var isTemplate: Bool { template != nil }
  /// True if its expressions use the current touch or contact.
  package var namesTouch: Bool
  /// Other state that its expressions use, without duplicates.
  package var namedState: [ExpressionReference] = []
  package var each: SceneEach?
  /// Actions on every tick while it is registered.
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

  /// As UIKit counts, including both items of an attachment.
  package var itemCount: Int {
    guard case .attachment(let attachment) = kind else { return items.count }
    return items.count + (attachment.attachedTo == nil ? 0 : 1)
  }

  /// True if the reference bounds are a boundary, also because of insets.
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
