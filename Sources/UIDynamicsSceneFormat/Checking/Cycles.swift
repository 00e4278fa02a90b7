// SPDX-License-Identifier: MIT

/// Finds cycles in a graph with at most one outgoing edge per node.
package enum Cycles {
  private static let longestWritten = 6

  /// Returns each cycle once, in the direction of its edges, starting at an arbitrary node.
  static func all(_ above: [Int?]) -> [[Int]] {
    var cycles: [[Int]] = []
    // Each walk stops at a node that an earlier walk has visited.
    var walk = [Int?](repeating: nil, count: above.count)
    for start in above.indices {
      var next: Int? = start
      while let index = next, walk[index] == nil {
        walk[index] = start
        next = above[index]
      }
      if let end = next, walk[end] == start { cycles.append(cycle(through: end, above)) }
    }
    return cycles
  }

  private static func cycle(through end: Int, _ above: [Int?]) -> [Int] {
    var cycle = [end]
    while let next = above[cycle[cycle.count - 1]], next != end { cycle.append(next) }
    return cycle
  }

  /// Rotates a cycle to start with its lowest index.
  package static func fromFirst(_ cycle: [Int]) -> [Int] {
    let first = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
    return Array(cycle[first...] + cycle[..<first])
  }

  /// Describes a cycle in a message; for a long one, only its length.
  package static func description(_ ids: [String], _ noun: String) -> String {
    if ids.count > longestWritten { return "through \(Sentence.number(ids.count)) \(noun)" }
    return (ids + ids.prefix(1)).joined(separator: " → ")
  }
}
