// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

extension UIBezierPath {
  /// Returns the vertices of the first sub-path, curves replaced by straight segments.
  ///
  /// The outline is meant to be closed, so a vertex that repeats the first is left out. A curve of
  /// length L (the sum of ten chords) becomes max(⌊L / 10 pt⌋, 1) segments. Both numbers were
  /// observed on UIKit: 20×10, 100×50, 60×200 and 1000×500 ellipses have 4, 24, 44 and 244 vertices.
  /// The latter two are four more than the rule gives. They fit when the curve parameter is summed
  /// in 32 bits: from ten segments on the sum misses 1 by a few units in the last place, and the
  /// curve's last vertex lies some 10⁻⁵ pt beside its end. Pass a larger distance where such twins
  /// do harm.
  ///
  /// What is not a number is near nothing: whoever gets the outline has to look for it.
  ///
  /// - Parameter distance: Vertices closer to their predecessor than this many points are left out.
  /// - Returns: The vertices in drawing order; one or none when there is nothing to close.
  package func outline(mergingWithin distance: CGFloat = 1e-6) -> [CGPoint] {
    guard let subpath = subpaths.first else { return [] }
    var vertices = [subpath.start]
    for vertex in subpath.pieces.flatMap(\.vertices)
    where !(vertex.distance(to: vertices[vertices.count - 1]) <= distance) {
      vertices.append(vertex)
    }
    while let last = vertices.last, vertices.count > 1, last.distance(to: subpath.start) <= distance
    {
      vertices.removeLast()
    }
    return vertices
  }
}

extension Subpath.Piece {
  /// The vertices after the start, the exact end last.
  fileprivate var vertices: [CGPoint] {
    switch self {
    case .line(_, let end): return [end]
    case .curve(let curve):
      let length = curve.sampledLength
      // Coordinates beyond any screen, or not numbers at all, must not ask for endless vertices.
      let count = length < 1e7 ? max(Int(length / 10), 1) : 1
      let step = 1 / Float(count)
      var t: Float = 0
      return (0..<count).map { _ in
        t += step
        return curve.point(at: CGFloat(t))
      } + [curve.end]
    }
  }
}

extension CubicCurve {
  /// The length of ten chords, pt: at most the true length.
  fileprivate var sampledLength: CGFloat {
    var (length, last) = (CGFloat.zero, start)
    for sample in 1...10 {
      let next = point(at: CGFloat(sample) / 10)
      length += next.distance(to: last)
      last = next
    }
    return length
  }
}
