// SPDX-License-Identifier: MIT

/// Where a field acts: one primitive, or two of them joined by one operation.
///
/// A region has its own origin and its own unit; it is asked with a point relative to the origin.
/// It holds at most two primitives, as measured: a further operation replaces the second one, and
/// a region given as operand contributes only its first.
package struct Region: Equatable, Sendable, BitwiseCopyable {
  /// A shape around the origin, or everything outside of it.
  struct Primitive: Equatable, Sendable, BitwiseCopyable {
    enum Shape: Equatable, Sendable, BitwiseCopyable {
      case everything
      /// The rim belongs to it.
      case disk(radius: Float)
      /// The edges do not belong to it; a negative size contains nothing.
      case box(halfWidth: Float, halfHeight: Float)
    }

    var shape: Shape
    var isInverted = false

    func contains(_ point: Vector) -> Bool { covers(point, withEdges: false) != isInverted }

    /// Takes the edges of a box in, which `contains` leaves out.
    func touches(_ point: Vector) -> Bool {
      isInverted ? contains(point) : covers(point, withEdges: true)
    }

    private func covers(_ point: Vector, withEdges: Bool) -> Bool {
      switch shape {
      case .everything: true
      case .disk(let radius): point.lengthSquared <= radius * radius
      case .box(let halfWidth, let halfHeight):
        (point.x.magnitude < halfWidth && point.y.magnitude < halfHeight)
          || (withEdges && point.x.magnitude <= halfWidth && point.y.magnitude <= halfHeight)
      }
    }
  }

  enum Operation: UInt8, Sendable, BitwiseCopyable {
    /// There is no second primitive.
    case none
    case union
    case difference
    case intersection
  }

  private var first: Primitive
  private var operation = Operation.none
  private var second = Primitive(shape: .everything)
  /// Of the result of the operation.
  private var isComplement = false

  private init(_ shape: Primitive.Shape) { first = Primitive(shape: shape) }

  /// Everywhere.
  package static var infinite: Region { Region(.everything) }

  /// A disk with its rim; a negative radius counts as positive.
  package init(radius: Float) { self.init(.disk(radius: radius)) }

  /// A box without its edges.
  package init(width: Float, height: Float) {
    self.init(.box(halfWidth: width / 2, halfHeight: height / 2))
  }

  /// Exactly the points that are not in this region; so a box's edges are.
  package var inverse: Region {
    var result = self
    if operation == .none {
      result.first.isInverted.toggle()
    } else {
      result.isComplement.toggle()
    }
    return result
  }

  /// The points in either region.
  package func union(_ other: Region) -> Region { combined(.union, other) }

  /// The points of this region that are not in the other.
  package func subtracting(_ other: Region) -> Region { combined(.difference, other) }

  /// The points in both regions, where the edges of the other's box count as inside.
  package func intersection(_ other: Region) -> Region { combined(.intersection, other) }

  private func combined(_ operation: Operation, _ other: Region) -> Region {
    var result = self
    result.operation = operation
    result.second = other.first
    result.isComplement = false
    return result
  }

  /// What a shape looks like from outside, in the region's unit.
  package enum Outline {
    case disk(radius: Float)
    case box(width: Float, height: Float)
  }

  /// The outlines of the primitives, whatever they are joined by; none of everything.
  package var outlines: [Outline] {
    (operation == .none ? [first] : [first, second]).compactMap { primitive in
      switch primitive.shape {
      case .everything: nil
      case .disk(let radius): .disk(radius: radius.magnitude)
      case .box(let halfWidth, let halfHeight):
        .box(width: max(2 * halfWidth, 0), height: max(2 * halfHeight, 0))
      }
    }
  }

  /// Whether a point, relative to the region's origin, lies in it.
  package func contains(_ point: Vector) -> Bool {
    let isInFirst = first.contains(point)
    let isInside =
      switch operation {
      case .none: isInFirst
      case .union: isInFirst || second.contains(point)
      case .difference: isInFirst && !second.contains(point)
      case .intersection: isInFirst && second.touches(point)
      }
    return isInside != isComplement
  }
}
