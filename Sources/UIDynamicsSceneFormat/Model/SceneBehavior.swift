// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// A behavior of a scene; what it leaves out has UIKit's default.
package struct SceneBehavior: Equatable, Sendable {
  /// Which behavior it is, with what only that one has; properties are in `values`.
  package enum Kind: Equatable, Sendable {
    case gravity
    case collision(SceneCollision)
    case dynamicItem(SceneDynamicItem)
    case attachment(SceneAttachment)
    case snap
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
  /// The properties it is given, in the order in which they are set.
  package var values: PropertyValues
  /// Indices into the views followed by the items of the scene, each at most once, in the order in
  /// which they are added.
  package var items: [Int]
  /// Whether it is itself added to the animator before the first tick; children are not.
  package var isAdded: Bool
  /// Where the scene gives expressions for some of its values; `SceneTemplates.behavior` works them out.
  package var template: SceneTemplate?
  package var isTemplate: Bool { template != nil }
  /// Whether one of these asks for the touch or the contact of the moment.
  package var namesTouch: Bool
  /// What of the run the others of them ask for, each once.
  package var namedState: [ExpressionReference] = []
  /// What `each` is in its expressions; nil for a behavior without a `forEach`.
  package var each: SceneEach?
  /// What happens on every tick while it is registered.
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

  /// The places of a composite's children.
  package var children: [Int] {
    if case .composite(let children) = kind { children } else { [] }
  }

  /// How many items UIKit counts: those on both sides of an attachment.
  package var itemCount: Int {
    guard case .attachment(let attachment) = kind else { return items.count }
    return items.count + (attachment.attachedTo == nil ? 0 : 1)
  }

  /// Whether it makes the bounds of the reference view a boundary; insets do so by themselves.
  package var usesReferenceBounds: Bool {
    guard case .collision = kind else { return false }
    return values.boolean(.translatesReferenceBoundsIntoBoundary)
      ?? (values[.referenceBoundsInsets] != nil)
  }

  /// How strong a gravity is; 1 is 1,000 pt/s².
  var strength: Double {
    values.vector(.gravityDirection)?.length ?? (values.number(.magnitude) ?? 1).magnitude
  }
}
