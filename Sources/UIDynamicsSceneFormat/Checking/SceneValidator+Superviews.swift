// SPDX-License-Identifier: MIT

extension SceneValidator {
  mutating func checkSuperviews() {
    guard outline.hasViews(with: .superview) else { return }
    let above = outline.views.map {
      $0.slot != nil ? nil : $0.reader.string("superview").flatMap(names.view)
    }
    if above.allSatisfy({ $0 == nil }) { return }
    checkCycles(above)
    checkDepth(above)
  }

  /// Limits the depth of the hierarchy, because many queries visit all superviews of a view.
  private mutating func checkDepth(_ above: [Int?]) {
    var depths = [Int](repeating: 0, count: above.count)
    for view in Hierarchy.order(below: above) {
      if let superview = above[view] { depths[view] = depths[superview] + 1 }
    }
    guard let deepest = depths.indices.max(by: { depths[$0] < depths[$1] }),
      depths[deepest] > limits[.superviews],
      let value = outline.views[deepest].reader.value("superview")
    else { return }
    reportExceeded(.superviews, at: value, actual: depths[deepest])
  }

  private mutating func checkCycles(_ above: [Int?]) {
    for cycle in Cycles.all(above) {
      let cycle = Cycles.fromFirst(cycle)
      guard let value = outline.views[cycle[0]].reader.value("superview") else { continue }
      let ids = cycle.map { quoted(outline.views[$0].id ?? "") }
      report(
        .superviewCycle,
        "the superviews of \(ids[0]) form a cycle: \(Cycles.description(ids, "views"))", at: value)
    }
  }
}
