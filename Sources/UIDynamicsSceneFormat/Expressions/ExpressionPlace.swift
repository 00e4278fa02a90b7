// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// Something of the scene that has coordinates of its own.
package enum ExpressionPlace: Hashable, Sendable {
  case referenceView
  /// The place of an item among the views followed by the items.
  case item(Int)
  /// The item that `each` stands for, and the last copy.
  case each, copied
}

/// A rectangle as a function takes it, in the coordinates of the reference view.
package enum ExpressionRegion: Equatable, Sendable {
  /// What makes one of numbers; it is not a value, so it is not among the functions.
  static let function = "rect"

  /// The thing itself, turned as it is.
  case whole(ExpressionPlace)
  /// The smallest upright rectangle around it.
  case frame(ExpressionPlace)
  /// Its bounds in its own coordinates, as they are.
  case bounds(ExpressionPlace)
  /// The places of x, y, width and height in the tree.
  case numbers([UInt16])
}

/// What a function is told of the scene beside values.
package enum ExpressionArgument: Equatable, Sendable {
  case space(ExpressionPlace)
  case region(ExpressionRegion)
  /// The items that a function goes over.
  case list(SceneEachList)
}

/// The coordinates of something at one moment.
package struct ExpressionSpace: Equatable, Sendable {
  /// In its own coordinates.
  package let bounds: CGRect
  /// From its own coordinates to those of the reference view.
  package let toReference: CGAffineTransform

  package init(bounds: CGRect, toReference: CGAffineTransform) {
    (self.bounds, self.toReference) = (bounds, toReference)
  }

  /// The space of what is shown with its middle at a point of an outer space, and turned.
  package init(bounds: CGRect, center: CGPoint, turn: CGAffineTransform, in outer: ExpressionSpace?)
  {
    self.bounds = bounds
    let own = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(turn).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    toReference = outer.map { own.concatenating($0.toReference) } ?? own
  }

  /// The smallest upright rectangle around it in the reference view.
  var frame: CGRect { bounds.applying(toReference) }

  /// A point of the reference view in its own coordinates.
  package func own(_ point: CGPoint) -> CGPoint { point.applying(toReference.inverted()) }

  func contains(_ point: CGPoint) -> Bool { bounds.contains(own(point)) }
}
