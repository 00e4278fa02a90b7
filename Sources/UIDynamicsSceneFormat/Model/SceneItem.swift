// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

package struct SceneItem: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// An item with its own geometry, which is never rounded to pixels.
    case body(center: CGPoint, size: CGSize, angle: Double, SceneCollisionBounds)
    /// Items that move as one; none of them is a group.
    case group([Int])
    /// A view whose properties are mapped; unmapped parts pass through, unless another part uses their property.
    case mapped(target: Int, [SceneMapping])
  }

  /// The id, unique in the scene.
  package var id: String
  package var kind: Kind
}

/// A part of a mapped item, and the scalar property of the view that it controls.
package struct SceneMapping: Equatable, Sendable {
  package enum Part: String, CaseIterable, Sendable {
    case centerX = "center.x"
    case centerY = "center.y"
    case angle

    package var passing: SettableGeometry {
      switch self {
      case .centerX: .centerX
      case .centerY: .centerY
      case .angle: .angle
      }
    }

    var noun: String {
      switch self {
      case .centerX: "the x-coordinate of the center"
      case .centerY: "the y-coordinate of the center"
      case .angle: "the angle"
      }
    }
  }

  package var part: Part
  package var property: SettableGeometry

  package init(_ part: Part, to property: SettableGeometry) {
    (self.part, self.property) = (part, property)
  }
}

extension [SceneMapping] {
  package func property(of part: SceneMapping.Part) -> SettableGeometry? {
    first { $0.part == part }?.property
  }

  /// The unmapped parts that cannot pass through, so the item stores them, starting with the view's values.
  package var kept: [SceneMapping.Part] {
    SceneMapping.Part.allCases.filter { part in
      property(of: part) == nil && contains { $0.property == part.passing }
    }
  }
}

package enum SceneCollisionBounds: Equatable, Sendable {
  case rectangle
  case ellipse
  /// A convex outline around the center, which is (0, 0).
  indirect case path(ScenePath)
}
