// SPDX-License-Identifier: MIT

internal import Geometry
internal import PhysicsKernel

/// What a region holds, in points: the kernel's region behind a border of `CGFloat`.
struct RegionShape: Equatable, Sendable {
  /// In points around its own origin, unlike everything else of the kernel's.
  let region: Region

  private init(_ region: Region) { self.region = region }

  static let infinite = RegionShape(.infinite)

  init(radius: CGFloat) { self.init(Region(radius: Float(radius))) }

  init(size: CGSize) {
    self.init(Region(width: Float(size.width), height: Float(size.height)))
  }

  var inverse: RegionShape { RegionShape(region.inverse) }

  func union(_ other: RegionShape) -> RegionShape { RegionShape(region.union(other.region)) }

  func subtracting(_ other: RegionShape) -> RegionShape {
    RegionShape(region.subtracting(other.region))
  }

  func intersection(_ other: RegionShape) -> RegionShape {
    RegionShape(region.intersection(other.region))
  }

  func contains(_ point: CGPoint) -> Bool {
    region.contains(Vector(Float(point.x), Float(point.y)))
  }
}
