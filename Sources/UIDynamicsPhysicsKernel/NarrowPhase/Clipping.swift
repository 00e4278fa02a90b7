// SPDX-License-Identifier: MIT

/// An end of the incident side while it is clipped, with the feature it stands for.
struct ClipPoint: BitwiseCopyable {
  var position: Vector
  var feature: FeatureID
}

/// A segment between two clip points.
struct ClipSegment: BitwiseCopyable {
  var start: ClipPoint
  var end: ClipPoint

  /// The start for 0, the end for 1.
  @inline(__always) subscript(index: Int) -> ClipPoint { index == 0 ? start : end }

  /// The part behind the line normal·x = offset, or nil when fewer than two points are left.
  ///
  /// Sutherland and Hodgman, *Reentrant Polygon Clipping*, 1974. A new end is the corner `corner`
  /// of the reference shape on the incident side. The order of the ends is the order in which the
  /// points are solved, so it is part of the motion.
  @inline(__always) func clipped(
    normal: Vector, offset: Float, corner: Int
  ) -> ClipSegment? {
    let startDistance = normal.dot(start.position) - offset
    let endDistance = normal.dot(end.position) - offset
    if startDistance <= 0 && endDistance <= 0 { return self }
    guard startDistance * endDistance < 0 else { return nil }
    let part = startDistance / (startDistance - endDistance)
    let cut = ClipPoint(
      position: start.position + part * (end.position - start.position),
      feature: .vertex(corner, ofAOnFace: start.feature.indexOfB))
    return ClipSegment(start: startDistance <= 0 ? start : end, end: cut)
  }
}
