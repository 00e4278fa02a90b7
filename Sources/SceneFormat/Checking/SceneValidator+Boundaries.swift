// SPDX-License-Identifier: MIT

internal import Geometry

extension SceneValidator {
  /// Nearer than this, pt, two ends are one: an edge so short has no direction for the engine.
  static var shortestEdge: Double { SchemaNumber.extent.lower }

  mutating func checkCollision(_ behavior: ObjectReader) {
    checkBoundaryIDs(behavior)
    checkReferenceBounds(behavior)
    for value in behavior.elements("boundaries") where !findings.isFull {
      checkOutline(ObjectReader(behavior.document, value))
    }
  }

  mutating func checkOutline(_ boundary: ObjectReader) {
    switch boundary.boundaryOutline {
    case .line(let start, let end)?:
      count(sides: 1, of: boundary)
      checkLine(from: start, to: end, boundary)
    case .path(let path)?: checkPath(path, boundary)
    case nil: break
    }
  }

  /// The ids of boundaries live in their behavior only.
  private mutating func checkBoundaryIDs(_ behavior: ObjectReader) {
    var first: [String: JSONValue] = [:]
    for boundary in behavior.elements("boundaries") where !findings.isFull {
      guard let value = document.value("id", in: boundary), let id = document.string(value) else {
        continue
      }
      if let earlier = first[id] {
        say(
          .duplicateID, "the boundary id \(quoted(id)) is given twice in the same behavior",
          at: value, notes: [.init("given here first", at: document.range(of: earlier))])
      } else {
        first[id] = value
      }
    }
  }

  private mutating func checkReferenceBounds(_ behavior: ObjectReader) {
    guard let value = behavior.value("referenceBoundsInsets"),
      let insets = behavior.object("referenceBoundsInsets")?.insets
    else { return }
    let key = "translatesReferenceBoundsIntoBoundary"
    if behavior.boolean(key) == false, let switchedOff = behavior.value(key) {
      say(
        .conflictingKeys,
        "\"referenceBoundsInsets\" makes a boundary, but \"\(key)\" is false", at: value,
        hint: "leave one of them out",
        notes: [.init("switched off here", at: document.range(of: switchedOff))])
    }
    // The engine looks at it too when the behavior is added, with the size of then.
    guard !isRunning, let size = referenceSize, !behavior.document.holdsExpression(value) else {
      return
    }
    checkInsets(value, of: size.width, insets.left + insets.right, ["left", "right"], "wide")
    checkInsets(value, of: size.height, insets.top + insets.bottom, ["top", "bottom"], "high")
  }

  private var referenceSize: CGSize? {
    let system = outline.referenceView ?? outline.layout
    guard let size = system?.referenceBounds?.size, size.width > 0, size.height > 0 else {
      return nil
    }
    return size
  }

  private mutating func checkInsets(
    _ value: JSONValue, of extent: Double, _ inset: Double, _ names: [String],
    _ adjective: String
  ) {
    guard inset >= extent else { return }
    say(
      .degenerateBoundary,
      "\(Sentence.list(names, "and")) take \(Sentence.number(inset)) pt from bounds that are"
        + " \(Sentence.number(extent)) pt \(adjective), so nothing is left", at: value)
  }

  private mutating func checkLine(
    from start: CGPoint, to end: CGPoint, _ reader: ObjectReader
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let isLong = dx * dx + dy * dy >= Self.shortestEdge * Self.shortestEdge
    // Far from the origin the engine's 32 bits tell two ends apart later than Double does.
    let areTwo = Float(start.x) != Float(end.x) || Float(start.y) != Float(end.y)
    guard !(isLong && areTwo), let value = reader.value("to") else { return }
    say(
      .degenerateBoundary,
      "the line from \(text(start)) to \(text(end)) \(start == end ? "has no length" : "is too short")",
      at: value)
  }

  private func text(_ point: CGPoint) -> String {
    "[\(Sentence.number(point.x)), \(Sentence.number(point.y))]"
  }

  private mutating func checkPath(_ path: ScenePath, _ reader: ObjectReader) {
    guard measuresPath(), let value = reader.value("path") else { return }
    if case .points(let points) = path, points.count < 3 { return }
    guard let points = vertices(of: path, at: value, mergingWithin: Self.shortestEdge) else {
      return
    }
    count(sides: points.count, of: reader)
    if points.count < 3 {
      say(
        .degenerateBoundary, "the path encloses nothing: it has fewer than three different points",
        at: value)
    }
  }
}
