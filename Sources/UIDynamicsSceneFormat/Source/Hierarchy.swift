// SPDX-License-Identifier: MIT

package enum Hierarchy {
  /// Returns the elements below several roots in preorder, including the roots.
  package static func family(of tops: [Int], _ children: (Int) -> [Int]) -> [Int] {
    var found: [Int] = []
    var open: [Int] = tops.reversed()
    while let next = open.popLast() {
      found.append(next)
      open += children(next).reversed()
    }
    return found
  }

  /// Returns all elements in preorder, given their parents, except elements in or below a cycle.
  package static func order(below above: [Int?]) -> [Int] {
    var inside = [[Int]](repeating: [], count: above.count)
    var tops: [Int] = []
    for (index, outer) in above.enumerated() {
      if let outer { inside[outer].append(index) } else { tops.append(index) }
    }
    return family(of: tops) { inside[$0] }
  }
}
