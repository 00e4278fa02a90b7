// SPDX-License-Identifier: MIT

/// Walks over things of which some lie below others.
package enum Hierarchy {
  /// Some things with all that lies below them, each before what is below it.
  package static func family(of tops: [Int], _ children: (Int) -> [Int]) -> [Int] {
    var found: [Int] = []
    var open: [Int] = tops.reversed()
    while let next = open.popLast() {
      found.append(next)
      open += children(next).reversed()
    }
    return found
  }

  /// Things by what is above each, these before what is below them; without those in or below a circle.
  static func order(below above: [Int?]) -> [Int] {
    var inside = [[Int]](repeating: [], count: above.count)
    var tops: [Int] = []
    for (place, outer) in above.enumerated() {
      if let outer { inside[outer].append(place) } else { tops.append(place) }
    }
    return family(of: tops) { inside[$0] }
  }
}
