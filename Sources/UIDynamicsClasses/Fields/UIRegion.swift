// SPDX-License-Identifier: MIT

public import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// A region in which a field acts: a shape in points around its own origin.
///
/// Regions are immutable, so threads can share them; the methods return new instances of `UIRegion`. As in UIKit, a
/// region consists of at most two shapes joined by one operation. A further operation replaces the second shape, and a
/// composed operand contributes only its first. Fields use the shape and ignore methods that a subclass overrides.
nonisolated open class UIRegion: NSObject, NSCopying, @unchecked Sendable {
  /// In points around its own origin, although the kernel otherwise uses meters.
  private(set) final var shape: Region

  /// Creates a disk with a radius in points, including its rim; the sign of the radius is ignored.
  public init(radius: CGFloat) { shape = Region(radius: Float(radius)) }

  /// Creates a rectangle with a size in points, centered at the origin, excluding its edges.
  ///
  /// With a negative width or height it is empty.
  public init(size: CGSize) {
    shape = Region(width: Float(size.width), height: Float(size.height))
  }

  /// Creates the infinite region; the coder is not read.
  public required init?(coder: NSCoder) { shape = .infinite }

  /// A convenience initializer, so that subclasses inherit the other initializers.
  private convenience init(_ shape: Region) {
    self.init(radius: 0)
    self.shape = shape
  }

  private static let everywhere = UIRegion(.infinite)

  /// The region that contains every point; always the same object.
  open class var infinite: UIRegion { everywhere }

  /// Returns the region of all points not in this one; for a rectangle this includes its edges.
  open func inverse() -> UIRegion { UIRegion(shape.inverse) }

  /// Returns the region of the points in this region or another.
  open func union(with region: UIRegion) -> UIRegion { UIRegion(shape.union(region.shape)) }

  /// Returns the region of the points in this region but not in the other.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion(shape.subtracting(region.shape))
  }

  /// Returns the region of the points in both; the edges of the other's rectangle count as inside.
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion(shape.intersection(region.shape))
  }

  /// Returns whether the region contains a point, in points from its origin.
  open func contains(_ point: CGPoint) -> Bool {
    shape.contains(Vector(Float(point.x), Float(point.y)))
  }

  package final var outlines: [Outline] {
    shape.outlines.map { outline in
      switch outline {
      case .disk(let radius): .circle(radius: CGFloat(radius))
      case .box(let width, let height):
        .rectangle(CGSize(width: CGFloat(width), height: CGFloat(height)))
      }
    }
  }

  package enum Outline {
    case circle(radius: CGFloat)
    case rectangle(CGSize)
  }

  #if !hasFeature(Embedded)
    /// Returns a new `UIRegion` with the same points.
    open func copy(with zone: NSZone?) -> Any { UIRegion(shape) }
  #endif

  /// A string with the class, and "infinite" for the infinite region.
  open override var description: String {
    shape == .infinite ? "<UIRegion infinite>" : "<UIRegion>"
  }
}
