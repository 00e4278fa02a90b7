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
    for vertex in subpath.pieces.flatMap({ $0.vertices })
    where !(vertex.distance(to: vertices[vertices.count - 1]) <= distance) {
      vertices.append(vertex)
    }
    while let last = vertices.last, vertices.count > 1, last.distance(to: subpath.start) <= distance
    {
      vertices.removeLast()
    }
    return vertices
  }

  /// Whether the first sub-path ends where it started, drawn or closed.
  package var returnsToStart: Bool {
    guard let subpath = subpaths.first else { return false }
    return (subpath.pieces.last?.end ?? subpath.start).distance(to: subpath.start) <= 1e-6
  }

  /// The most vertices that `outline(mergingWithin:)` can have, without making them.
  package var outlineCapacity: Int {
    subpaths.first.map { $0.pieces.reduce(1) { $0 + $1.vertexCapacity } } ?? 0
  }
}

extension Subpath.Piece {
  /// The number of vertices after the start.
  fileprivate var vertexCapacity: Int {
    switch self {
    case .line: 1
    case .curve(let curve): curve.segmentCount + 1
    }
  }

  /// The vertices after the start, the exact end last.
  fileprivate var vertices: [CGPoint] {
    switch self {
    case .line(_, let end): return [end]
    case .curve(let curve):
      let count = curve.segmentCount
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
  /// How many straight segments stand for the curve.
  ///
  /// Coordinates beyond any screen, or not numbers at all, must not ask for endless vertices.
  fileprivate var segmentCount: Int {
    let length = sampledLength
    return length < 1e7 ? max(Int(length / 10), 1) : 1
  }

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
