// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// Where a field acts: a shape in points around an origin of its own.
///
/// A region never changes, so that threads may share it; the methods make new ones, of this class. As measured on UIKit it
/// holds at most two shapes joined by one operation: a further operation replaces the second shape, and a
/// composed region given as the operand contributes only its first. A field asks the shape, not what a subclass
/// overrides.
nonisolated open class UIRegion: NSObject, NSCopying, @unchecked Sendable {
  /// In points around its own origin, unlike everything else of the kernel's.
  private(set) final var shape: Region

  /// Creates a disk of a radius in points, with its rim; a negative radius counts as positive.
  public init(radius: CGFloat) { shape = Region(radius: Float(radius)) }

  /// Creates a rectangle of a size in points about the origin, without its edges.
  ///
  /// With a negative width or height it contains nothing.
  public init(size: CGSize) {
    shape = Region(width: Float(size.width), height: Float(size.height))
  }

  /// Creates the region that contains every point: nothing is read.
  public required init?(coder: NSCoder) { shape = .infinite }

  /// Not designated, so that a subclass inherits the others.
  private convenience init(_ shape: Region) {
    self.init(radius: 0)
    self.shape = shape
  }

  private static let everywhere = UIRegion(.infinite)

  /// The region that contains every point; always the same object.
  open class var infinite: UIRegion { everywhere }

  /// Returns the region of all points that are not in this one; so a rectangle's edges are.
  open func inverse() -> UIRegion { UIRegion(shape.inverse) }

  /// Returns the region of the points in this one or the other.
  open func union(with region: UIRegion) -> UIRegion { UIRegion(shape.union(region.shape)) }

  /// Returns the region of the points in this one that are not in the other.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion(shape.subtracting(region.shape))
  }

  /// Returns the region of the points in both; the edges of the other's rectangle count as inside.
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion(shape.intersection(region.shape))
  }

  /// Whether a point, in points relative to the region's origin, lies in it.
  open func contains(_ point: CGPoint) -> Bool {
    shape.contains(Vector(Float(point.x), Float(point.y)))
  }

  /// The outlines of the shapes it is made of, the radius of a disk or the extents of a rectangle, pt.
  package final var outlines: [Outline] {
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

  #if !hasFeature(Embedded)
    /// Returns a region of its own with the same points: a `UIRegion`.
    open func copy(with zone: NSZone?) -> Any { UIRegion(shape) }
  #endif

  /// The class, and whether the region is infinite.
  open override var description: String {
    shape == .infinite ? "<UIRegion infinite>" : "<UIRegion>"
  }
}
