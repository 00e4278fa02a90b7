// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry

extension SceneValidator {
  mutating func checkCollisionBounds(_ reader: ObjectReader) {
    switch reader.collisionBounds {
    case .rectangle: break
    case .ellipse: checkEllipse(reader)
    case .path(let path): checkBoundingPath(path, reader)
    }
  }

  private mutating func checkEllipse(_ reader: ObjectReader) {
    guard let size = reader.pose?.bounds.size, !size.isOfDisc,
      let value = reader.value("collisionBounds")
    else { return }
    let path = UIBezierPath.ellipse(of: size)
    if path.outlineCapacity > 2 * OutlineFacts.mostPoints {
      return sayLargeEllipse(path.outlineCapacity, at: value)
    }
    let points = path.outline()
    guard let fault = ConvexOutline.fault(of: points) else { return }
    if case .tooManyPoints(let count) = fault { return sayLargeEllipse(count, at: value) }
    say(
      .invalidBounds,
      "this ellipse is too thin: as a polygon of \(points.count) corners it is less than"
        + " \(OutlineFacts.tolerance) pt wide",
      at: value, hint: "a rectangle may be thinner")
  }

  private mutating func sayLargeEllipse(_ count: Int, at value: JSONValue) {
    say(
      .invalidBounds,
      "the engine takes an ellipse of this size for \(Sentence.number(count)) corners, and an item"
        + " can have \(Sentence.number(OutlineFacts.mostPoints))",
      at: value, hint: "a circle and a rectangle may be larger")
  }

  private mutating func checkBoundingPath(_ path: ScenePath, _ reader: ObjectReader) {
    guard measuresPath, let value = reader.object("collisionBounds")?.value("path") else {
      return
    }
    if case .points(let points) = path, points.count < 2 { return }
    guard let points = vertices(of: path, at: value, most: OutlineFacts.mostPoints),
      let fault = ConvexOutline.fault(of: points)
    else { return }
    say(.invalidBounds, fault.sentence(points), at: value, hint: fault.hint)
  }

  /// Reports too many points and returns nil; no limit can exceed `most`.
  mutating func vertices(
    of path: ScenePath, at value: JSONValue, most: Int = .max
  ) -> [CGPoint]? {
    let bezierPath = path.bezierPath
    let allowed = min(limits[.vertices], most)
    // Count first, because a short text can require any number of points.
    var count = 0
    if case .steps = path { count = bezierPath.outlineCapacity }
    if count / 2 <= allowed + 32 {
      let points = bezierPath.outline()
      if points.count <= allowed { return points }
      // `SchemaCheck` counts explicit points.
      if case .points = path, points.count > limits[.vertices] { return nil }
      count = points.count
    }
    oversizedPaths += 1
    sayOversizedPath(count, most: most, at: value)
    return nil
  }

  private mutating func sayOversizedPath(_ count: Int, most: Int, at value: JSONValue) {
    if count <= most {
      return sayExceeded(.vertices, at: value, actual: count)
    }
    say(
      .invalidBounds,
      "the path has \(Sentence.number(count)) points, and an item can have"
        + " \(Sentence.number(most))",
      at: value, hint: "draw it with longer lines, or make a group of several items")
  }
}

extension OutlineFault {
  fileprivate func sentence(_ points: [CGPoint]) -> String {
    switch self {
    case .tooManyPoints(let count): "the path has \(Sentence.number(count)) points"
    case .notFinite: "the path leads too far away for a number"
    case .outOfReach(let point):
      "the path leads to \(points[point].text), farther than"
        + " \(Sentence.number(OutlineFacts.largestReach)) pt from the middle"
    case .tooFewPoints: "the path has fewer than three different points"
    case .collinear: "all points of the path lie on one line"
    case .concave(let point):
      "the path bends inwards at \(points[point].text); an item must be convex"
    case .selfCrossing(let side, let other):
      "the path crosses itself: the side from \(points[side].text) meets the one from \(points[other].text)"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .concave: "make a group of several convex items"
    case .collinear, .tooFewPoints:
      "points within \(OutlineFacts.tolerance) pt of each other are one for the engine"
    case .tooManyPoints, .notFinite, .outOfReach, .selfCrossing: nil
    }
  }
}
