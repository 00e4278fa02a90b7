// SPDX-License-Identifier: MIT

struct ClipPoint: BitwiseCopyable {
  var position: Vector
  var feature: FeatureID
}

struct ClipSegment: BitwiseCopyable {
  var start: ClipPoint
  var end: ClipPoint

  @inline(__always) subscript(index: Int) -> ClipPoint { index == 0 ? start : end }

  /// Returns the part of the segment behind the line normal·x = offset, or `nil` if fewer than two points remain.
  ///
  /// Sutherland and Hodgman, *Reentrant Polygon Clipping*, 1974. A new end has the feature `corner` of the
  /// reference shape. The solver uses the order of the ends, so it affects the motion.
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
