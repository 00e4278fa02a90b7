// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// An object of the scene with its own coordinate space.
package enum SpaceOwner: Hashable, Sendable {
  case referenceView
  /// An index into the views followed by the items.
  case item(Int)
  /// The current item of a list, and the most recent copy.
  case each, copied
}

/// An argument that is not a value.
package enum ExpressionArgument: Equatable, Sendable {
  /// The name of a function for a rectangle, which is not a value, so this is not an `ExpressionFunction`.
  static let rectangle = "rect"

  /// A coordinate space; as a region, the rotated bounds.
  case space(SpaceOwner)
  /// The bounding rectangle in reference coordinates.
  case frame(SpaceOwner)
  /// The bounds in the object's own coordinates.
  case bounds(SpaceOwner)
  /// The node indices of x, y, width and height.
  case rect([UInt16])
  case list(SceneEachList)
}

package struct ExpressionSpace: Equatable, Sendable {
  package let bounds: CGRect
  package let toReference: CGAffineTransform

  package init(bounds: CGRect, toReference: CGAffineTransform) {
    (self.bounds, self.toReference) = (bounds, toReference)
  }

  package init(
    bounds: CGRect, center: CGPoint, rotation: CGAffineTransform, in outer: ExpressionSpace?
  ) {
    self.bounds = bounds
    let own = CGAffineTransform(translationX: -bounds.center.x, y: -bounds.center.y)
      .concatenating(rotation).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    toReference = outer.map { own.concatenating($0.toReference) } ?? own
  }

  var frame: CGRect { bounds.applying(toReference) }

  package func own(_ point: CGPoint) -> CGPoint { point.applying(toReference.inverted()) }

  func contains(_ point: CGPoint) -> Bool { bounds.contains(own(point)) }
}
