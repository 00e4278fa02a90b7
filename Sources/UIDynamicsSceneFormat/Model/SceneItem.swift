// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// A dynamic item of a scene that is not a view.
package struct SceneItem: Equatable, Sendable {
  /// What kind of object it is.
  package enum Kind: Equatable, Sendable {
    /// An object of the program's own; what it shows is never rounded.
    case body(center: CGPoint, size: CGSize, angle: Double, SceneCollisionBounds)
    /// Several items, none of them a group, that move as one; at least one.
    case group([Int])
    /// Reads and writes its center or angle through properties of a view; what is not mapped passes
    /// through, but not to what another part is mapped onto.
    case mapped(target: Int, [SceneMapping])
  }

  /// Unique in the scene.
  package var id: String
  package var kind: Kind
}

/// One number of a mapped item, and the number of its view that stands for it.
package struct SceneMapping: Equatable, Sendable {
  package enum Part: String, CaseIterable, Sendable {
    case centerX = "center.x"
    case centerY = "center.y"
    case angle

    /// What it is of the view unless it is mapped.
    package var passing: SettableGeometry {
      switch self {
      case .centerX: .centerX
      case .centerY: .centerY
      case .angle: .angle
      }
    }

    /// With an article, for sentences.
    var noun: String {
      switch self {
      case .centerX: "the x of the center"
      case .centerY: "the y of the center"
      case .angle: "the angle"
      }
    }
  }

  package var part: Part
  /// A geometry of one number.
  package var property: SettableGeometry

  package init(_ part: Part, to property: SettableGeometry) {
    (self.part, self.property) = (part, property)
  }
}

extension [SceneMapping] {
  /// The property that a part is mapped onto; nil if it is not.
  package func property(of part: SceneMapping.Part) -> SettableGeometry? {
    first { $0.part == part }?.property
  }

  /// What the item has for itself, as another part is mapped onto what this would pass through to.
  ///
  /// It begins as the view's.
  package var kept: [SceneMapping.Part] {
    SceneMapping.Part.allCases.filter { part in
      property(of: part) == nil && contains { $0.property == part.passing }
    }
  }
}

/// The shape of an item that collides.
package enum SceneCollisionBounds: Equatable, Sendable {
  case rectangle
  case ellipse
  /// A convex outline around (0, 0), the center.
  indirect case path(ScenePath)
}
