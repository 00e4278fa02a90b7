// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

extension UIBezierPath {
  /// Returns the vertices of the first subpath, with curves replaced by straight segments.
  ///
  /// As measured on UIKit, a curve of length L (the sum of ten chords) becomes max(⌊L / 10 pt⌋, 1) segments:
  /// 20×10, 100×50, 60×200 and 1000×500 ellipses have 4, 24, 44 and 244 vertices. UIKit sums the curve parameter
  /// in 32 bits. With ten or more segments, it may miss 1, so the curve ends in two vertices about 10⁻⁵ pt apart;
  /// pass a larger distance to merge them. The result may contain vertices that are not finite.
  ///
  /// - Parameter distance: The distance from the previous vertex, in points, within which a vertex is omitted.
  /// - Returns: The vertices in drawing order, without a repeated start.
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

  /// True if the first subpath ends where it starts, either because it is closed or because it was drawn that way.
  package var returnsToStart: Bool {
    guard let subpath = subpaths.first else { return false }
    return (subpath.pieces.last?.end ?? subpath.start).distance(to: subpath.start) <= 1e-6
  }

  /// The largest number of vertices that `outline(mergingWithin:)` can return.
  package var outlineCapacity: Int {
    subpaths.first.map { $0.pieces.reduce(1) { $0 + $1.vertexCapacity } } ?? 0
  }
}

extension Subpath.Piece {
  fileprivate var vertexCapacity: Int {
    switch self {
    case .line: 1
    case .curve(let curve): curve.segmentCount + 1
    }
  }

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
  /// The number of straight segments; 1 if the length is huge or not finite, which limits the number of vertices.
  fileprivate var segmentCount: Int {
    let length = sampledLength
    return length < 1e7 ? max(Int(length / 10), 1) : 1
  }

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
