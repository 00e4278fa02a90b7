// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry

/// Checks the size of groups: members are outlines relative to the group's center, so their limits are tighter.
extension SceneValidator {
  mutating func checkExtent(ofGroup group: ObjectReader) {
    let members = names.items(group.elements("group"), in: document).compactMap { item, value in
      member(item).map { (value: value, part: $0) }
    }
    let extent = GroupExtent.rect(of: members.map { ($0.part.center, $0.part.size) })
    for (value, part) in members {
      let offset = CGVector(
        dx: part.center.x - extent.center.x, dy: part.center.y - extent.center.y)
      checkMember(part.reader, size: part.size, at: offset, value)
    }
  }

  /// Reports a member whose outline is valid alone but not at its offset from the center.
  private mutating func checkMember(
    _ reader: ObjectReader, size: CGSize, at offset: CGVector, _ value: JSONValue
  ) {
    guard let outline = outline(of: reader, size) else { return }
    let moved = outline.map { CGPoint(x: $0.x + offset.dx, y: $0.y + offset.dy) }
    guard ConvexOutline.fault(of: outline) == nil, let fault = ConvexOutline.fault(of: moved)
    else { return }
    let reach = Sentence.number(OutlineFacts.largestReach)
    let trouble =
      if case .outOfReach = fault { "is more than \(reach) pt" } else {
        "is too thin for its distance"
      }
    report(
      .invalidBounds,
      "\(quoted(document.string(value) ?? "")) \(trouble) from the center of its group", at: value,
      hint: "move the members closer together, or make the farthest ones rectangles")
  }

  private func outline(of reader: ObjectReader, _ size: CGSize) -> [CGPoint]? {
    switch reader.collisionBounds {
    case .rectangle: return nil
    case .ellipse: return size.isOfDisc ? nil : UIBezierPath.ellipse(of: size).outline()
    case .path(let path):
      let bezierPath = path.bezierPath
      // Paths with too many points are reported elsewhere.
      return bezierPath.outlineCapacity > 2 * OutlineFacts.mostPoints ? nil : bezierPath.outline()
    }
  }

  private func member(
    _ index: Int
  ) -> (reader: ObjectReader, center: CGPoint, size: CGSize)? {
    let count = outline.views.count
    if index < count {
      let view = outline.views[index]
      return view.pose.map { (view.reader, $0.center, $0.bounds.size) }
    }
    let reader = outline.items[index - count]
    let pose =
      reader.string("target").flatMap(names.view)
      .flatMap { outline.views[$0].pose.map(reader.mapped) } ?? reader.pose
    return pose.map { (reader, $0.center, $0.bounds.size) }
  }
}
