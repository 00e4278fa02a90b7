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

package enum ExpressionRegion: Equatable, Sendable {
  /// The name of the constructor, which does not produce a value and so is not an `ExpressionFunction`.
  static let function = "rect"

  /// The rotated bounds.
  case whole(SpaceOwner)
  /// The bounding rectangle in reference coordinates.
  case frame(SpaceOwner)
  /// The bounds in the object's own coordinates.
  case bounds(SpaceOwner)
  /// The node indices of x, y, width and height.
  case numbers([UInt16])
}

package enum ExpressionArgument: Equatable, Sendable {
  case space(SpaceOwner)
  case region(ExpressionRegion)
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
