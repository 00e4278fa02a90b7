// SPDX-License-Identifier: MIT

/// Finds cycles in a graph with at most one outgoing edge per node.
package enum Circles {
  private static let longestWritten = 6

  /// Each cycle once, in the direction of its edges, with an arbitrary start.
  static func all(_ above: [Int?]) -> [[Int]] {
    var circles: [[Int]] = []
    // The walk from each node stops at nodes of earlier walks.
    var walk = [Int?](repeating: nil, count: above.count)
    for start in above.indices {
      var next: Int? = start
      while let place = next, walk[place] == nil {
        walk[place] = start
        next = above[place]
      }
      if let end = next, walk[end] == start { circles.append(circle(through: end, above)) }
    }
    return circles
  }

  private static func circle(through end: Int, _ above: [Int?]) -> [Int] {
    var circle = [end]
    while let next = above[circle[circle.count - 1]], next != end { circle.append(next) }
    return circle
  }

  /// Rotates a cycle to begin with its lowest index.
  package static func fromFirst(_ circle: [Int]) -> [Int] {
    let first = circle.indices.min { circle[$0] < circle[$1] } ?? 0
    return Array(circle[first...] + circle[..<first])
  }

  /// For messages; only the length of a long cycle.
  package static func way(_ ids: [String], _ noun: String, isClosed: Bool = true) -> String {
    if ids.count > longestWritten { return "over \(Sentence.number(ids.count)) \(noun)" }
    return (isClosed ? ids + ids.prefix(1) : ids).joined(separator: " → ")
  }
}
