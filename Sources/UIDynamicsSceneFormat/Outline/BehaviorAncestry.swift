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
    spans = Array(repeating: nil, count: parents.count)
    roots = Array(parents.indices)
    var children = [[Int]](repeating: [], count: parents.count)
    var tops: [Int] = []
    for (child, parent) in parents.enumerated() {
      if let parent, !isCut(child) { children[parent].append(child) } else { tops.append(child) }
    }
    var number = 0
    for top in tops { walk(from: top, children, &number) }
  }

  private mutating func walk(from top: Int, _ children: [[Int]], _ number: inout Int) {
    if children[top].isEmpty {
      spans[top] = number...number
      number += 1
      return
    }
    var (open, first) = ([(behavior: top, isDone: false)], [Int: Int]())
    while let next = open.popLast() {
      if next.isDone {
        spans[next.behavior] = (first[next.behavior] ?? 0)...(number - 1)
        continue
      }
      first[next.behavior] = number
      roots[next.behavior] = top
      number += 1
      open.append((next.behavior, true))
      open += children[next.behavior].map { ($0, false) }
    }
  }

  func isBehavior(_ lower: Int, atOrBelow upper: Int) -> Bool {
    guard let span = spans[upper], let place = spans[lower]?.lowerBound else {
      return lower == upper
    }
    return span.contains(place)
  }
}
