// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// Lines and curves that form the outline of an item or a boundary.
///
/// Invariant: the first element is a move, and two moves are never consecutive.
open class UIBezierPath: NSObject, NSCopying {
  package private(set) var elements: [PathElement] = []
  private var subpathStart = CGPoint.zero

  /// Indicates whether the even-odd rule determines which areas are inside.
  ///
  /// The default is false, which selects the winding rule.
  open var usesEvenOddFillRule = false

  /// The line style, which belongs to the product UIKit; copies share it, because it is replaced but never mutated.
  package final var stroke: AnyObject?

  /// Creates an empty path.
  public override init() {}

  package convenience init(_ elements: [PathElement]) {
    self.init()
    for element in elements { add(element) }
  }

  package convenience init(copying other: UIBezierPath) {
    self.init()
    elements = other.elements
    subpathStart = other.subpathStart
    currentPoint = other.currentPoint
    usesEvenOddFillRule = other.usesEvenOddFillRule
    stroke = other.stroke
  }

  #if !hasFeature(Embedded)
    /// Returns a new `UIBezierPath` with the same elements.
    open func copy(with zone: NSZone?) -> Any { UIBezierPath(copying: self) }
  #endif

  /// Indicates whether the path has no elements, not even a move.
  open var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next line or curve starts, in points; (0, 0) for an empty path.
  open private(set) var currentPoint = CGPoint.zero

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) {
    if case .move? = elements.last { elements.removeLast() }
    elements.append(.move(point))
    (subpathStart, currentPoint) = (point, point)
  }

  /// Draws a straight line; without a current point, this has no effect, as in UIKit.
  open func addLine(to point: CGPoint) { draw(.line(point)) }

  /// Draws a quadratic curve; without a current point, this has no effect.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    draw(.quad(control: controlPoint, end: endPoint))
  }

  /// Draws a cubic curve; without a current point, this has no effect.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    draw(.cubic(control1: controlPoint1, control2: controlPoint2, end: endPoint))
  }

  /// Draws a straight line to the start of the subpath and ends the subpath.
  open func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
    currentPoint = subpathStart
  }

  /// Appends the elements of another path as new subpaths.
  open func append(_ bezierPath: UIBezierPath) {
    for element in bezierPath.elements { add(element) }
  }

  private func add(_ element: PathElement) {
    switch element {
    case .move(let point): move(to: point)
    case .line, .quad, .cubic: draw(element)
    case .close: close()
    }
  }

  /// Removes all elements.
  open func removeAllPoints() {
    elements.removeAll()
    (subpathStart, currentPoint) = (.zero, .zero)
  }

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    if isEmpty { return }
    elements = elements.map { $0.applying(transform) }
    subpathStart = subpathStart.applying(transform)
    currentPoint = currentPoint.applying(transform)
  }

  private func draw(_ element: PathElement) {
    guard let last = elements.last, let end = element.end else { return }
    // After a close, the next subpath starts where the previous one started.
    if case .close = last { elements.append(.move(currentPoint)) }
    elements.append(element)
    currentPoint = end
  }
}
