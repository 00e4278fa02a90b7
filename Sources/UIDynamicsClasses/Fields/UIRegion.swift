// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// Where a field acts: a shape in points around an origin of its own.
///
/// A region never changes, so that threads may share it; the methods make new ones. As measured on UIKit it holds at most two
/// shapes joined by one operation: a further operation replaces the second shape, and a composed
/// region given as the operand contributes only its first.
nonisolated public final class UIRegion: NSObject, NSCopying, @unchecked Sendable {
  /// In points around its own origin, unlike everything else of the kernel's.
  let shape: Region

  private init(_ shape: Region) { self.shape = shape }

  /// The region that contains every point; always the same object.
  public static let infinite = UIRegion(.infinite)

  /// Creates a disk of a radius in points, with its rim; a negative radius counts as positive.
  public convenience init(radius: CGFloat) { self.init(Region(radius: Float(radius))) }

  /// Creates a rectangle of a size in points about the origin, without its edges.
  ///
  /// With a negative width or height it contains nothing.
  public convenience init(size: CGSize) {
    self.init(Region(width: Float(size.width), height: Float(size.height)))
  }

  /// Returns the region of all points that are not in this one; so a rectangle's edges are.
  public func inverse() -> UIRegion { UIRegion(shape.inverse) }

  /// Returns the region of the points in this one or the other.
  public func union(with region: UIRegion) -> UIRegion { UIRegion(shape.union(region.shape)) }

  /// Returns the region of the points in this one that are not in the other.
  public func difference(from region: UIRegion) -> UIRegion {
    UIRegion(shape.subtracting(region.shape))
  }

  /// Returns the region of the points in both; the edges of the other's rectangle count as inside.
  public func intersection(with region: UIRegion) -> UIRegion {
    UIRegion(shape.intersection(region.shape))
  }

  /// Whether a point, in points relative to the region's origin, lies in it.
  public func contains(_ point: CGPoint) -> Bool {
    shape.contains(Vector(Float(point.x), Float(point.y)))
  }

  /// The outlines of the shapes it is made of, the radius of a disk or the extents of a rectangle, pt.
  package var outlines: [Outline] {
    shape.outlines.map { outline in
      switch outline {
      case .disk(let radius): .circle(radius: CGFloat(radius))
      case .box(let width, let height):
        .rectangle(CGSize(width: CGFloat(width), height: CGFloat(height)))
      }
    }
  }

  /// An outline about the region's origin.
  package enum Outline {
    case circle(radius: CGFloat)
    case rectangle(CGSize)
  }

  /// Returns a region of its own with the same points: a `UIRegion`.
  public func copy(with zone: NSZone?) -> Any { UIRegion(shape) }

  /// The class, and whether the region is infinite.
  public override var description: String {
    shape == .infinite ? "<UIRegion infinite>" : "<UIRegion>"
  }
}
