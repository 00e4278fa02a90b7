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
}
