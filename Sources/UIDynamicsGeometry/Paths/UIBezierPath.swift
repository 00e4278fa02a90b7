// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// Lines and curves that outline an item or a boundary.
///
/// The path is an object: two names may hold the same one, and `copy()` makes another.
/// Invariant: the first element is a move, and no move follows a move.
open class UIBezierPath: NSObject, NSCopying {
  /// The commands in the order in which they were given.
  package private(set) var elements: [PathElement] = []
  private var subpathStart = CGPoint.zero

  /// Whether a position between overlapping outlines counts as outside every second time.
  ///
  /// False, the default, counts windings instead: everything that the outline goes around is inside.
  open var usesEvenOddFillRule = false

  /// The line style of the product UIKit, which replaces it and never changes it: copies share it.
  package final var stroke: AnyObject?

  /// Creates a path without elements.
  public override init() {}

  /// Creates a path by drawing elements one after the other.
  package convenience init(_ elements: [PathElement]) {
    self.init()
    for element in elements { add(element) }
  }

  /// Creates a path with the elements and the fill rule of another.
  package convenience init(copying other: UIBezierPath) {
    self.init()
    elements = other.elements
    subpathStart = other.subpathStart
    currentPoint = other.currentPoint
    usesEvenOddFillRule = other.usesEvenOddFillRule
    stroke = other.stroke
  }

  #if !hasFeature(Embedded)
    /// Returns a path of its own with the same elements: a `UIBezierPath`.
    open func copy(with zone: NSZone?) -> Any { UIBezierPath(copying: self) }
  #endif

  /// Whether the path has no element, not even a starting position.
  open var isEmpty: Bool { elements.isEmpty }

  /// Where the next line or curve starts, in points; (0, 0) while the path is empty.
  open private(set) var currentPoint = CGPoint.zero

  /// Starts a new sub-path at a position in points.
  open func move(to point: CGPoint) {
    if case .move? = elements.last { elements.removeLast() }
    elements.append(.move(point))
    (subpathStart, currentPoint) = (point, point)
  }

  /// Draws a straight line; without a starting position nothing happens, as in UIKit.
  open func addLine(to point: CGPoint) { draw(.line(point)) }

  /// Draws a parabola pulled towards one position; without a start nothing happens.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    draw(.quad(control: controlPoint, end: endPoint))
  }

  /// Draws a cubic curve pulled towards two positions; without a start nothing happens.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    draw(.cubic(control1: controlPoint1, control2: controlPoint2, end: endPoint))
  }

  /// Draws a straight line back to the start of the sub-path and ends it.
  open func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
    currentPoint = subpathStart
  }

  /// Adds the elements of another path, which starts a sub-path of its own.
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

  /// Forgets every element.
  open func removeAllPoints() {
    elements.removeAll()
    (subpathStart, currentPoint) = (.zero, .zero)
  }

  /// Moves every position of the path by a transform.
  open func apply(_ transform: CGAffineTransform) {
    if isEmpty { return }
    elements = elements.map { $0.applying(transform) }
    subpathStart = subpathStart.applying(transform)
    currentPoint = currentPoint.applying(transform)
  }

  private func draw(_ element: PathElement) {
    guard let last = elements.last, let end = element.end else { return }
    // After a close the pen stands where the sub-path began, and a new one starts there.
    if case .close = last { elements.append(.move(currentPoint)) }
    elements.append(element)
    currentPoint = end
  }
}
