// SPDX-License-Identifier: MIT

/// Finds where things that each have at most one other above them lead back to themselves.
package enum Circles {
  /// Longest circle that is written out in a sentence.
  private static let longestWritten = 6

  /// Every circle once, in the direction of the steps, beginning anywhere.
  static func all(_ above: [Int?]) -> [[Int]] {
    var circles: [[Int]] = []
    // The walk from each place stops at those that an earlier walk has passed.
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

  /// The same circle, beginning with its first place in the text.
  package static func fromFirst(_ circle: [Int]) -> [Int] {
    let first = circle.indices.min { circle[$0] < circle[$1] } ?? 0
    return Array(circle[first...] + circle[..<first])
  }

  /// The way round, for a sentence; of a long one the length.
  package static func way(_ ids: [String], _ noun: String, isClosed: Bool = true) -> String {
    if ids.count > longestWritten { return "over \(Sentence.number(ids.count)) \(noun)" }
    return (isClosed ? ids + ids.prefix(1) : ids).joined(separator: " → ")
  }
}
