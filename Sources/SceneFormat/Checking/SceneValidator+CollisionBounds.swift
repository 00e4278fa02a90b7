// SPDX-License-Identifier: MIT

internal import Geometry

extension SceneValidator {
  /// An item collides as one convex polygon.
  mutating func checkCollisionBounds(_ reader: ObjectReader) {
    if reader.collisionBounds == .ellipse { checkEllipse(reader) }
    guard measuresPath(), case .path(let path) = reader.collisionBounds,
      let value = reader.object("collisionBounds")?.value("path")
    else { return }
    if case .points(let points) = path, points.count < 3 { return }
    guard let points = vertices(of: path, at: value), let fault = ConvexOutline(points).fault
    else { return }
    say(.invalidBounds, fault.message, at: value, hint: fault.hint)
  }

  /// A circle is one for the engine; any other ellipse is a polygon, which must not be a line.
  private mutating func checkEllipse(_ reader: ObjectReader) {
    guard let size = reader.rect("frame")?.size ?? reader.size("size"), size.width != size.height,
      min(size.width, size.height) < ConvexOutline.leastThickness,
      let value = reader.value("collisionBounds")
    else { return }
    say(
      .invalidBounds,
      "an ellipse that is no circle must be at least \(ConvexOutline.leastThickness) pt thick",
      at: value, hint: "a rectangle may be thinner")
  }

  /// The corners of a path, or nil where there are too many of them, which is said.
  mutating func vertices(of path: ScenePath, at value: JSONValue) -> [CGPoint]? {
    let bezierPath = path.bezierPath
    let most = limits[.vertices]
    // Counted before it is drawn: a short text can ask for any number of them.
    var count = 0
    if case .steps = path { count = bezierPath.outlineCapacity }
    if count <= 2 * most + 64 {
      let points = bezierPath.outline(mergingWithin: Self.shortestEdge)
      if case .points = path { return points }
      if points.count <= most { return points }
      count = points.count
    }
    noteOversizedPath()
    say(Finding(.vertices, allowed: most, actual: count, at: value))
    return nil
  }
}

/// Corners that are joined in their order, while it is found out whether they are convex.
struct ConvexOutline {
  /// Nearer than this, pt, to a straight side a corner counts as on it: curves that were cut into
  /// segments are no more exact.
  private static let slack = 0.2
  /// The engine sees corners as one that are nearer to each other than half its slop, 0.225 pt.
  static let leastThickness = 0.23

  private let points: [CGPoint]

  init(_ points: [CGPoint]) { self.points = points }

  struct Fault {
    let message: String
    let hint: String?
  }

  /// What is wrong, or nil where nothing is.
  var fault: Fault? {
    if points.count < 3 {
      return Fault(message: "the path has fewer than three different points", hint: nil)
    }
    if thickness < Self.leastThickness {
      return Fault(message: "all points of the path lie on one line", hint: nil)
    }
    if let corner = firstInwardBend {
      return Fault(
        message: "the path bends inwards at \(text(points[corner])); an item must be convex",
        hint: "make a group of several convex items")
    }
    if turns != 1 {
      return Fault(message: "the path goes around more than once", hint: nil)
    }
    return nil
  }

  private func side(_ index: Int) -> CGVector {
    let (start, end) = (points[index], points[(index + 1) % points.count])
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// Extent across the longest line from the first point.
  private var thickness: Double {
    let spokes = points.map { CGVector(dx: $0.x - points[0].x, dy: $0.y - points[0].y) }
    let longest = spokes.max { $0.squaredLength < $1.squaredLength } ?? .zero
    let length = longest.squaredLength.squareRoot()
    let distances = spokes.map { longest.cross($0) / length }
    return (distances.max() ?? 0) - (distances.min() ?? 0)
  }

  /// The first corner that turns against the direction in which the outline runs.
  private var firstInwardBend: Int? {
    let area = points.indices.reduce(0.0) { sum, i in
      let (start, end) = (points[i], points[(i + 1) % points.count])
      return sum + (start.x * end.y - start.y * end.x)
    }
    let direction = area < 0 ? -1.0 : 1.0
    let corner = points.indices.first { index in
      let (before, after) = (side(index), side((index + 1) % points.count))
      let chord = CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
      let length = chord.squaredLength.squareRoot()
      let bend = direction * before.cross(after)
      return bend < 0 && bend < -Self.slack * length
    }
    return corner.map { ($0 + 1) % points.count }
  }

  /// How often the outline goes around: how often its direction turns from up to down, counted once
  /// in a convex one.
  private var turns: Int {
    let signs = points.indices.map { side($0).dy }.filter { $0.magnitude > 1e-9 }.map { $0 > 0 }
    let changes = zip(signs, signs.dropFirst() + signs.prefix(1)).count { $0 != $1 }
    return changes / 2
  }

  private func text(_ point: CGPoint) -> String {
    "[\(Sentence.number(point.x)), \(Sentence.number(point.y))]"
  }
}

extension CGVector {
  fileprivate var squaredLength: Double { dx * dx + dy * dy }

  fileprivate func cross(_ other: CGVector) -> Double { dx * other.dy - dy * other.dx }
}
