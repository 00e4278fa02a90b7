// SPDX-License-Identifier: MIT

/// The area in which a field acts: one primitive, or two combined by an operation.
///
/// Points are relative to the region's origin, in the region's unit. As measured, a region holds at most two
/// primitives: another operation replaces the second one, and an operand contributes only its first one.
package struct Region: Equatable, Sendable, BitwiseCopyable {
  /// A shape around the origin, or its complement.
  struct Primitive: Equatable, Sendable, BitwiseCopyable {
    enum Shape: Equatable, Sendable, BitwiseCopyable {
      case everything
      /// Includes the boundary.
      case disk(radius: Float)
      /// Excludes the boundary; a negative size contains nothing.
      case box(halfWidth: Float, halfHeight: Float)
    }

    var shape: Shape
    var isInverted = false

    func contains(_ point: Vector) -> Bool { covers(point, withEdges: false) != isInverted }

    /// Like `contains`, but includes the boundary of a box.
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
    case none
    case union
    case difference
    case intersection
  }

  private var first: Primitive
  private var operation = Operation.none
  private var second = Primitive(shape: .everything)
  /// True if the result of the operation is complemented.
  private var isComplement = false

  private init(_ shape: Primitive.Shape) { first = Primitive(shape: shape) }

  package static var infinite: Region { Region(.everything) }

  /// Creates a disk that includes its boundary; the sign of the radius is ignored.
  package init(radius: Float) { self.init(.disk(radius: radius)) }

  package init(width: Float, height: Float) {
    self.init(.box(halfWidth: width / 2, halfHeight: height / 2))
  }

  /// The complement; that of a box includes the boundary.
  package var inverse: Region {
    var result = self
    if operation == .none {
      result.first.isInverted.toggle()
    } else {
      result.isComplement.toggle()
    }
    return result
  }

  package func union(_ other: Region) -> Region { combined(.union, other) }

  package func subtracting(_ other: Region) -> Region { combined(.difference, other) }

  /// Returns the points in both regions; the boundary of a box in `other` counts as inside.
  package func intersection(_ other: Region) -> Region { combined(.intersection, other) }

  private func combined(_ operation: Operation, _ other: Region) -> Region {
    var result = self
    result.operation = operation
    result.second = other.first
    result.isComplement = false
    return result
  }

  /// The outline of a primitive, in the region's unit.
  package enum Outline {
    case disk(radius: Float)
    case box(width: Float, height: Float)
  }

  /// The outlines of the primitives, regardless of the operation; unlimited primitives are omitted.
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
