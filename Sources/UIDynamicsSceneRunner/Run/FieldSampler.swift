// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsTrajectory

/// The visual representation of a field: its outlines and sampled forces.
struct FieldSampler {
  struct Settings: Equatable {
    var position: CGPoint
    var strength: CGFloat
    var falloff: CGFloat
    var minimumRadius: CGFloat
    var direction: CGVector
    var region: UIRegion
    /// The area to sample if the field has no region, in reference coordinates.
    var view: CGRect
    /// The number of preceding fields, which offsets the grid so that arrows of different fields do not overlap.
    var order: Int

    init(_ field: UIFieldBehavior, around bounds: CGRect?, order: Int) {
      self.order = order
      (position, strength, falloff) = (field.position, field.strength, field.falloff)
      (minimumRadius, direction, region) = (field.minimumRadius, field.direction, field.region)
      view =
        bounds
        ?? CGRect(x: field.position.x - 200, y: field.position.y - 200, width: 400, height: 400)
    }
  }

  /// The approximate number of arrows, and the least distance between them in pt.
  private static let count = 60.0
  private static let leastSpacing = 16.0

  let settings: Settings
  let scenery: SceneryField

  init(_ settings: Settings, _ field: UIFieldBehavior) {
    self.settings = settings
    let outlines = settings.region.outlines
    let extent = Self.extent(settings, outlines)
    let spacing = max(
      (Double(extent.width) * Double(extent.height) / Self.count).squareRoot(), Self.leastSpacing)
    let spots = Self.grid(extent, spacing, order: settings.order).filter(settings.region.contains)
    scenery = SceneryField(
      kind: field.fieldKind.rawValue, position: Spot(settings.position),
      outlines: outlines.map(SceneryField.Outline.init),
      isWithin: outlines.count == 1 && settings.region.contains(.zero),
      arrows: Self.arrows(field, spots), spacing: spacing)
  }

  /// Returns the rectangle to sample, relative to the field's position.
  private static func extent(_ settings: Settings, _ outlines: [UIRegion.Outline]) -> CGRect {
    let view = settings.view.offsetBy(dx: -settings.position.x, dy: -settings.position.y)
    let rects = outlines.map { outline in
      switch outline {
      case .circle(let radius):
        CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
      case .rectangle(let size):
        CGRect(
          x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      }
    }
    guard let first = rects.first else { return view }
    let extent = rects.dropFirst().reduce(first) { $0.union($1) }
    // The outside of a shape extends to the edge of the image.
    let corner = CGPoint(x: extent.maxX + 1, y: extent.maxY + 1)
    return settings.region.contains(corner) ? extent.union(view) : extent
  }

  /// Returns grid points; each additional field uses a different offset within the cells.
  private static func grid(_ extent: CGRect, _ spacing: Double, order: Int) -> [CGPoint] {
    let inset: CGFloat = [0.5, 0, 0.25, 0.75][order % 4]
    let (columns, rows) = (
      max(Int(Double(extent.width) / spacing), 1), max(Int(Double(extent.height) / spacing), 1)
    )
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        CGPoint(
          x: extent.minX + extent.width * (CGFloat(column) + inset) / CGFloat(columns),
          y: extent.minY + extent.height * (CGFloat(row) + inset) / CGFloat(rows))
      }
    }
  }

  /// Samples the forces; arrow lengths are the fourth root of the force, which keeps weak forces visible.
  private static func arrows(
    _ field: UIFieldBehavior, _ spots: [CGPoint]
  ) -> [SceneryField.Arrow] {
    let forces = field.forces(at: spots).map { force in
      force.map { Spot(Double($0.dx), Double($0.dy)) }
    }
    let largest = forces.reduce(0.0) { max($0, $1?.length ?? 0) }
    return zip(spots, forces).map { spot, force in
      SceneryField.Arrow(
        Spot(spot),
        force: force.map { force in
          force.length == 0 || !largest.isFinite
            ? .zero : (force.length / largest).squareRoot().squareRoot() / force.length * force
        })
    }
  }
}

extension SceneryField.Outline {
  fileprivate init(_ outline: UIRegion.Outline) {
    switch outline {
    case .circle(let radius): self = .circle(radius: Double(radius))
    case .rectangle(let size):
      self = .rectangle(width: Double(size.width), height: Double(size.height))
    }
  }
}
