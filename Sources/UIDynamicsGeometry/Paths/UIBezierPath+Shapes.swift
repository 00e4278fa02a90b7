// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension UIBezierPath {
  /// Creates a closed rectangle, drawn clockwise on screen from its upper left corner.
  public convenience init(rect: CGRect) {
    self.init()
    if rect.isNull { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Creates a closed ellipse that fills a rectangle, drawn as four cubic curves clockwise on screen from (maxX, midY).
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    if rect.isNull { return }
    let (centre, rx, ry) = (rect.center, rect.width / 2, rect.height / 2)
    let axes = [(rx, 0), (0, ry), (-rx, 0), (0, -ry)].map { CGVector(dx: $0.0, dy: $0.1) }
    move(to: centre.offset(by: axes[0]))
    for (from, to) in zip(axes, axes.dropFirst() + axes.prefix(1)) {
      addCurve(
        to: centre.offset(by: to),
        controlPoint1: centre.offset(by: from).offset(by: to, times: quarterArcReach),
        controlPoint2: centre.offset(by: to).offset(by: from, times: quarterArcReach))
    }
    close()
  }

  /// Creates a closed rectangle with UIKit's rounded corners.
  ///
  /// The rounding starts 1.53 radii from the corner, so the curvature changes smoothly. If an edge is too short for
  /// that, the corners are quarter circles of at most half the shorter edge; UIKit draws different shapes in that case.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the path.
  ///   - cornerRadius: The radius of the corners in points; 0 or less produces sharp corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a closed rectangle with some rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the path.
  ///   - corners: The corners to round; the others stay sharp.
  ///   - cornerRadii: The radius of the corners in points, as the width; the height is ignored.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let shorter = min(rect.width, rect.height)
    let corner = RoundedCorner(radius: min(cornerRadii.width, shorter / 2), shorterEdge: shorter)
    guard let corner, !rect.isNull, !corners.isDisjoint(with: .allCorners) else {
      self.init(rect: rect)
      return
    }
    self.init()
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func rounding(_ position: UIRectCorner) -> RoundedCorner? {
      corners.contains(position) ? corner : nil
    }
    move(to: CGPoint(x: left + (rounding(.topLeft)?.reach ?? 0), y: top))
    addCorner(
      rounding(.topRight), at: CGPoint(x: right, y: top), from: (-1, 0), to: (0, 1))
    addCorner(
      rounding(.bottomRight), at: CGPoint(x: right, y: bottom), from: (0, -1), to: (-1, 0))
    addCorner(
      rounding(.bottomLeft), at: CGPoint(x: left, y: bottom), from: (1, 0), to: (0, -1))
    if let corner = rounding(.topLeft) {
      addCorner(corner, at: CGPoint(x: left, y: top), from: (0, 1), to: (1, 0))
    }
    close()
  }

  /// Adds a corner; `from` and `to` are the directions of the incoming and outgoing edges, away from the corner.
  private func addCorner(
    _ corner: RoundedCorner?, at vertex: CGPoint, from: (CGFloat, CGFloat), to: (CGFloat, CGFloat)
  ) {
    guard let corner else {
      addLine(to: vertex)
      return
    }
    func position(_ along: CGPoint) -> CGPoint {
      CGPoint(
        x: vertex.x + along.x * from.0 + along.y * to.0,
        y: vertex.y + along.x * from.1 + along.y * to.1)
    }
    addLine(to: position(CGPoint(x: corner.reach, y: 0)))
    for curve in corner.curves {
      addCurve(
        to: position(curve.end), controlPoint1: position(curve.control1),
        controlPoint2: position(curve.control2))
    }
  }
}

/// The distance from each end of a unit quarter circle to its control point; the curve deviates by at most 0.03 %.
let quarterArcReach = 4 * (CGFloat(2).squareRoot() - 1) / 3
