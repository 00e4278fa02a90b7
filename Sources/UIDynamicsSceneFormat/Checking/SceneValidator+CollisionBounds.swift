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
    if path.outlineCapacity <= 2 * OutlineFacts.mostPoints,
      ConvexOutline.fault(of: path.outline()) == nil
    {
      return
    }
    report(
      .invalidBounds,
      "the ellipse is too large or too thin: its polygon must be at least"
        + " \(OutlineFacts.tolerance) pt wide, with at most"
        + " \(Sentence.number(OutlineFacts.mostPoints)) corners",
      at: value, hint: "use a circle or a rectangle, which can be larger and thinner")
  }

  private mutating func checkBoundingPath(_ path: ScenePath, _ reader: ObjectReader) {
    guard measuresPath, let value = reader.object("collisionBounds")?.value("path") else {
      return
    }
    if case .points(let points) = path, points.count < 2 { return }
    guard let points = vertices(of: path, at: value, most: OutlineFacts.mostPoints),
      let fault = ConvexOutline.fault(of: points)
    else { return }
    report(.invalidBounds, fault.sentence(points), at: value, hint: fault.hint)
  }

  /// Returns the vertices of a path, or reports an excess and returns `nil`; `most` caps any limit.
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
    if count <= most {
      reportExceeded(.vertices, at: value, actual: count)
    } else {
      report(
        .invalidBounds,
        "the path has \(Sentence.number(count)) points; at most \(Sentence.number(most)) are allowed",
        at: value, hint: "draw it with longer lines, or make a group of several items")
    }
    return nil
  }
}

extension OutlineFault {
  fileprivate func sentence(_ points: [CGPoint]) -> String {
    switch self {
    case .tooManyPoints(let count): "the path has \(Sentence.number(count)) points"
    case .notFinite: "the path has coordinates that are too large"
    case .outOfReach(let point):
      "the path has a point at \(points[point].text), more than"
        + " \(Sentence.number(OutlineFacts.largestReach)) pt from the center"
    case .tooFewPoints: "the path has fewer than three different points"
    case .collinear: "all points of the path are on one line"
    case .concave(let point):
      "the path must be convex, but bends inward at \(points[point].text)"
    case .selfCrossing(let side, let other):
      "the path crosses itself: the sides from \(points[side].text) and \(points[other].text) meet"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .concave: "make a group of several convex items"
    case .collinear, .tooFewPoints:
      "points within \(OutlineFacts.tolerance) pt of each other are treated as one"
    case .tooManyPoints, .notFinite, .outOfReach, .selfCrossing: nil
    }
  }
}
