// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

package enum ScenePath: Equatable, Sendable {
  case points([CGPoint])
  case rect(CGRect)
  /// The ellipse inscribed in a rectangle.
  case oval(CGRect)
  case roundedRect(CGRect, cornerRadius: Double)
  /// A circular arc; angles are in rad, 0 points to the right, and positive angles go downward on screen.
  case arc(center: CGPoint, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool)
  /// Lines and curves; only the first step is a move.
  case steps([PathElement])

  package var bezierPath: UIBezierPath {
    switch self {
    case .points(let points): Self.polygon(points)
    case .rect(let rect): UIBezierPath(rect: rect)
    case .oval(let rect): UIBezierPath(ovalIn: rect)
    case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
    case .arc(let center, let radius, let startAngle, let endAngle, let clockwise):
      UIBezierPath(
        arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    case .steps(let steps): UIBezierPath(steps)
    }
  }

  private static func polygon(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    guard let first = points.first else { return path }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    if points.count > 2 { path.close() }
    return path
  }
}
