// SPDX-License-Identifier: MIT

/// The faces of two polygons along which they were apart most when they were last compared.
///
/// A shortcut that never changes a result: poses change little between sub-steps, so the face that
/// kept two shapes apart most likely still does (Rabbitz, *Fast Collision Detection of Moving Convex
/// Polyhedra*, 1994, caches the axis for the same reason), and when it no longer does it lets the
/// other faces be given up at their first vertex.
struct FaceHint: BitwiseCopyable {
  var faceOfA: UInt16 = 0
  var faceOfB: UInt16 = 0
  /// Whether the face of B kept them apart, so that it is worth being asked first.
  var isSeparatedByB = false
}
