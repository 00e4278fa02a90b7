// SPDX-License-Identifier: MIT

/// Determines in constant time whether one behavior is a descendant of another.
///
/// Descendants have consecutive preorder numbers; behaviors in a cycle have none.
struct BehaviorAncestry {
  private var spans: [ClosedRange<Int>?]
  private(set) var roots: [Int]

  /// Builds trees from each behavior's parent; `isCut` removes the edge to the parent.
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
    guard let span = spans[upper], let position = spans[lower]?.lowerBound else {
      return lower == upper
    }
    return span.contains(position)
  }
}
