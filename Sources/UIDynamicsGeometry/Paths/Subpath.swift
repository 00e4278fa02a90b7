// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

struct Subpath {
  enum Piece {
    case line(from: CGPoint, to: CGPoint)
    case curve(CubicCurve)
  }

  var start: CGPoint
  var pieces: [Piece] = []
}

extension UIBezierPath {
  /// The subpaths in order; quadratic curves are converted to cubic ones, and each close to a line.
  var subpaths: [Subpath] {
    var subpaths: [Subpath] = []
    var pen = CGPoint.zero
    for element in elements {
      if case .move(let point) = element {
        subpaths.append(Subpath(start: point))
        pen = point
        continue
      }
      let last = subpaths.count - 1
      let end = element.end ?? subpaths[last].start
      subpaths[last].pieces.append(Subpath.Piece(element, from: pen, to: end))
      pen = end
    }
    return subpaths
  }
}

extension Subpath.Piece {
  init(_ element: PathElement, from pen: CGPoint, to end: CGPoint) {
    switch element {
    case .move, .line, .close: self = .line(from: pen, to: end)
    case .quad(let control, _): self = .curve(CubicCurve(start: pen, control: control, end: end))
    case .cubic(let control1, let control2, _):
      self = .curve(CubicCurve(start: pen, control1: control1, control2: control2, end: end))
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let end): end
    case .curve(let curve): curve.end
    }
  }
}
