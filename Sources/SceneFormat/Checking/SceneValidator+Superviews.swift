// SPDX-License-Identifier: MIT

extension SceneValidator {
  /// Reports every circle of superviews once, at the first of its views.
  mutating func checkSuperviews() {
    let above = outline.views.map {
      $0.slot != nil ? nil : $0.reader.string("superview").flatMap(names.view)
    }
    for circle in Circles.all(above) {
      let circle = Circles.fromFirst(circle)
      guard let value = outline.views[circle[0]].reader.value("superview") else { continue }
      let ids = circle.map { quoted(outline.views[$0].id ?? "") }
      say(
        .superviewCycle,
        ids.count == 1
          ? "the view \(ids[0]) is its own superview"
          : "the superviews of \(ids[0]) lead back to it: \(Circles.way(ids, "views"))",
        at: value)
    }
  }
}
