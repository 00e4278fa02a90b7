// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry

extension SceneValidator {
  mutating func checkCollision(_ behavior: ObjectReader) {
    checkBoundaryIDs(behavior)
    checkReferenceBounds(behavior)
    for boundary in behavior.objects("boundaries") where !findings.isFull {
      checkOutline(boundary)
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

  /// Checks that boundary ids are unique within a behavior.
  private mutating func checkBoundaryIDs(_ behavior: ObjectReader) {
    var first: [String: JSONValue] = [:]
    for boundary in behavior.elements("boundaries") where !findings.isFull {
      guard let value = document.value("id", in: boundary), let id = document.string(value) else {
        continue
      }
      checkIsFirst(
        id, at: value, in: document, &first, .duplicateID,
        "the boundary id \(quoted(id)) is used twice in this behavior")
    }
  }

  private mutating func checkReferenceBounds(_ behavior: ObjectReader) {
    guard let value = behavior.value("referenceBoundsInsets"),
      let insets = behavior.object("referenceBoundsInsets")?.insets
    else { return }
    let key = "translatesReferenceBoundsIntoBoundary"
    if behavior.boolean(key) == false, let switchedOff = behavior.value(key) {
      report(
        .conflictingKeys, "\"referenceBoundsInsets\" needs \"\(key)\", which is false", at: value,
        hint: "remove one of them",
        notes: [.init("set to false here", at: document.range(of: switchedOff))])
    }
    // When the behavior is added, the engine checks this again with the current size.
    guard !isRunning, !behavior.document.holdsExpression(value),
      let size = (outline.referenceView ?? outline.layout)?.referenceBounds?.size,
      size.width > 0, size.height > 0
    else { return }
    for (inset, extent, names, adjective) in [
      (insets.left + insets.right, size.width, ["left", "right"], "wide"),
      (insets.top + insets.bottom, size.height, ["top", "bottom"], "high"),
    ] where inset >= extent {
      report(
        .degenerateBoundary,
        "\(Sentence.list(names, "and")) remove \(Sentence.number(inset)) pt from bounds that are"
          + " only \(Sentence.number(extent)) pt \(adjective)", at: value)
    }
  }

  private mutating func checkLine(
    from start: CGPoint, to end: CGPoint, _ reader: ObjectReader
  ) {
    guard EdgeFacts.coincide(start.meters, end.meters), let value = reader.value("to") else {
      return
    }
    report(
      .degenerateBoundary, "the line from \(start.text) to \(end.text) is too short", at: value,
      hint: longEnough(around: [start, end]))
  }

  private mutating func checkPath(_ path: ScenePath, _ reader: ObjectReader) {
    guard measuresPath, let value = reader.value("path") else { return }
    if case .points(let points) = path, points.count < 2 { return }
    guard let points = vertices(of: path, at: value) else { return }
    let corners = EdgeFacts.corners(ofLoop: points.count) { points[$0].meters }
    count(sides: corners.count, of: reader)
    if corners.count > 2 || corners.count == 2 && !path.bezierPath.returnsToStart { return }
    if points.count == 2, corners.count == 2 {
      return report(
        .degenerateBoundary, "a closed path of two points does not stop items", at: value,
        hint: "use \"from\" and \"to\", or do not close the path")
    }
    report(
      .degenerateBoundary,
      "the path is too small: it has too few corners that are far enough apart",
      at: value, hint: longEnough(around: points))
  }

  private func longEnough(around points: [CGPoint]) -> String {
    let reach = points.reduce(0) { max($0, $1.x.magnitude, $1.y.magnitude) }
    let length = Sentence.number(roundedUp: EdgeFacts.sureLength(within: reach))
    let distance = reach < 1000 ? "" : "this far from the origin, "
    return distance + "edges must be at least \(length) pt long"
  }
}

extension CGPoint {
  var text: String { "[\(Sentence.number(x)), \(Sentence.number(y))]" }

  fileprivate var meters: SIMD2<Float> { SIMD2(EdgeFacts.meters(x), EdgeFacts.meters(y)) }
}
