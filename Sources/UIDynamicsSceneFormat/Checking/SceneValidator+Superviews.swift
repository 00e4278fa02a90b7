// SPDX-License-Identifier: MIT

extension SceneValidator {
  mutating func checkSuperviews() {
    guard outline.hasViews(with: .superview) else { return }
    let above = outline.views.map {
      $0.slot != nil ? nil : $0.reader.string("superview").flatMap(names.view)
    }
    if above.allSatisfy({ $0 == nil }) { return }
    checkCircles(above)
    checkDepth(above)
  }

  /// Queries about a view visit all its superviews, so their number is limited.
  private mutating func checkDepth(_ above: [Int?]) {
    var depths = [Int](repeating: 0, count: above.count)
    for view in Hierarchy.order(below: above) {
      if let superview = above[view] { depths[view] = depths[superview] + 1 }
    }
    guard let deepest = depths.indices.max(by: { depths[$0] < depths[$1] }),
      depths[deepest] > limits[.superviews],
      let value = outline.views[deepest].reader.value("superview")
    else { return }
    sayExceeded(.superviews, at: value, actual: depths[deepest])
  }

  private mutating func checkCircles(_ above: [Int?]) {
    for circle in Circles.all(above) {
      let circle = Circles.fromFirst(circle)
      guard let value = outline.views[circle[0]].reader.value("superview") else { continue }
      let ids = circle.map { quoted(outline.views[$0].id ?? "") }
      say(
        .superviewCycle,
        ids.count == 1
          ? "the view \(ids[0]) is its own superview"
          : "the superviews of \(ids[0]) form a cycle: \(Circles.way(ids, "views"))",
        at: value)
    }
  }
}
