// SPDX-License-Identifier: MIT

extension SceneValidator {
  /// Longest circle that is written out in a sentence.
  private static var longestWritten: Int { 6 }

  /// Reports every circle of superviews once, at the first of its views.
  mutating func checkSuperviews() {
    let parents = outline.views.map { $0.reader.string("superview").flatMap(names.view) }
    // The walk from each view stops at views that an earlier walk has passed.
    var walk = [Int?](repeating: nil, count: parents.count)
    for start in parents.indices {
      var next: Int? = start
      while let view = next, walk[view] == nil {
        walk[view] = start
        next = parents[view]
      }
      if let end = next, walk[end] == start { sayCycle(through: end, parents) }
    }
  }

  private mutating func sayCycle(through end: Int, _ parents: [Int?]) {
    var circle = [end]
    while let next = parents[circle[circle.count - 1]], next != end { circle.append(next) }
    guard let first = circle.indices.min(by: { circle[$0] < circle[$1] }) else { return }
    circle = Array(circle[first...] + circle[..<first])
    guard let value = outline.views[circle[0]].reader.value("superview") else { return }
    let ids = circle.map { quoted(outline.views[$0].id ?? "") }
    let way =
      ids.count <= Self.longestWritten
      ? (ids + [ids[0]]).joined(separator: " → ") : "over \(Sentence.number(ids.count)) views"
    say(
      .superviewCycle,
      ids.count == 1
        ? "the view \(ids[0]) is its own superview"
        : "the superviews of \(ids[0]) lead back to it: \(way)", at: value)
  }
}
