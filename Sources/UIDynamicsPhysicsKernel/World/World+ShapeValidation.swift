// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// Validates definitions; each function returns the reason why one is invalid, or `nil`.
extension World {
  package static func validate(_ definition: BodyDefinition) -> String? {
    if !(definition.position.isFinite && definition.angle.isFinite) {
      return "the pose is not finite."
    }
    let isFinite = definition.linearVelocity.isFinite && definition.angularVelocity.isFinite
    return isFinite ? nil : "the velocity is not finite."
  }

  package static func validateBox(
    halfWidth: Float, halfHeight: Float, center: Vector = .zero, skin: Float = 0
  ) -> String? {
    guard halfWidth > 0 && halfHeight > 0 && halfWidth.isFinite && halfHeight.isFinite else {
      return "half extents \(halfWidth) × \(halfHeight) m; both must be positive."
    }
    return center.isFinite ? validate(skin: skin) : "the center is not finite."
  }

  package static func validateCircle(radius: Float, center: Vector = .zero) -> String? {
    guard radius > 0 && radius.isFinite else { return "radius \(radius) m; it must be positive." }
    return center.isFinite ? nil : "the center is not finite."
  }

  /// Checks that the points have a hull; `ConvexOutline` checks convexity more strictly.
  package static func validatePolygon(_ points: [Vector]) -> String? {
    fault(ofPoints: points)
      ?? (ConvexPolygon(hullOf: points) == nil ? "the points span no area." : nil)
  }

  static func fault(ofPoints points: [Vector]) -> String? {
    if points.count > OutlineFacts.mostPoints {
      return "\(points.count) points; at most \(OutlineFacts.mostPoints) are possible."
    }
    return points.firstIndex { !$0.isFinite }.map { "point \($0) is not finite." }
  }

  package static func validateEdge(from start: Vector, to end: Vector) -> String? {
    start.isFinite && end.isFinite ? nil : "from \(start) to \(end) is not finite."
  }

  package static func validateChainLoop(_ vertices: [Vector]) -> String? {
    if let index = vertices.firstIndex(where: { !$0.isFinite }) {
      return "vertex \(index) is not finite."
    }
    let count = EdgeFacts.corners(ofLoop: vertices.count) { vertices[$0].components }.count
    return count >= 3 ? nil : "\(count) distinct vertices; a loop has at least 3."
  }

  package static func validate(density: Float) -> String? {
    density > 0 && density.isFinite ? nil : "density \(density); it must be positive."
  }

  package func validate(_ field: Field) -> String? {
    if fieldCount == UIKitFacts.mostFields {
      return "there are \(fieldCount) fields already, and there can be no more."
    }
    return field.fault
  }

  static func validate(skin: Float) -> String? {
    skin >= 0 && skin.isFinite ? nil : "skin \(skin) m; it must not be negative."
  }
}
