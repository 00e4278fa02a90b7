// SPDX-License-Identifier: MIT

/// Which behavior is below which, answered without a walk.
///
/// The behaviors of a tree are numbered in the order of a walk through it, so that those below one have
/// the numbers that follow its own. Those in a circle have none.
struct BehaviorAncestry {
  /// The number of each behavior, and that of the last below it.
  private var spans: [ClosedRange<Int>?]
  /// The highest behavior above each, or the behavior itself.
  private(set) var roots: [Int]

  /// Makes trees of the composites that behaviors have; an edge to be left out makes two of one.
  init(_ parents: [Int?], leavingOut isCut: (Int) -> Bool = { _ in false }) {
    let parents = parents.indices.map { isCut($0) ? nil : parents[$0] }
    let order = Hierarchy.order(below: parents)
    var sizes = [Int](repeating: 1, count: parents.count)
    for behavior in order.reversed() {
      if let parent = parents[behavior] { sizes[parent] += sizes[behavior] }
    }
    (spans, roots) = (Array(repeating: nil, count: parents.count), Array(parents.indices))
    for (number, behavior) in order.enumerated() {
      spans[behavior] = number...(number + sizes[behavior] - 1)
      if let parent = parents[behavior] { roots[behavior] = roots[parent] }
    }
  }

  func isBehavior(_ lower: Int, atOrBelow upper: Int) -> Bool {
    guard let span = spans[upper], let place = spans[lower]?.lowerBound else {
      return lower == upper
    }
    return span.contains(place)
  }
}
