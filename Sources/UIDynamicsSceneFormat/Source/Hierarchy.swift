// SPDX-License-Identifier: MIT

/// Walks over things of which some lie below others.
package enum Hierarchy {
  /// Some things with all that lies below them, each before what is below it.
  package static func family<Thing>(of tops: [Thing], _ children: (Thing) -> [Thing]) -> [Thing] {
    var found: [Thing] = []
    var open: [Thing] = tops.reversed()
    while let next = open.popLast() {
      found.append(next)
      open += children(next).reversed()
    }
    return found
  }
}
