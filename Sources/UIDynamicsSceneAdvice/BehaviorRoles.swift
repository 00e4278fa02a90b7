// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsSceneFormat

/// Groups a scene's behaviors by their state at the start.
struct BehaviorRoles {
  let added: [Int]
  let children: Set<Int>
  /// The behaviors whose initial values are unknown.
  let unknown: Set<Int>
  /// `true` if a field may act on charges, as any custom field may, because its force is not examined.
  let feelCharge: Bool

  init(_ scene: Scene) {
    added = scene.addedBehaviors
    children = Set(scene.behaviors.flatMap { $0.children })
    unknown = Set(
      scene.behaviors.indices.filter {
        scene.behaviors[$0].isTemplate && scene.templates?.known[$0] == nil
      })
    feelCharge = scene.behaviors.contains { behavior in
      guard case .field(let field) = behavior.kind else { return false }
      return field.kind == .custom || field.kind.facts.subject == .charge
    }
  }
}
