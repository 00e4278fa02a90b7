// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// How often the events have occurred that the expectations of a scene count.
struct Occurrences {
  /// A few at most: a comparison of short names costs less than a hash.
  private var names: [String] = []
  private var counts: [Int] = []
  /// Ticks are counted apart, for there are more of them than of anything else.
  private var ticks = 0

  init(_ scene: Scene) {
    for expectation in scene.expectations {
      if case .count(let name, _) = expectation.kind, place(of: name) == nil {
        names.append(name)
        counts.append(0)
      }
    }
  }

  /// An event, or an emitted name, has occurred.
  mutating func note(_ name: String) {
    if let place = place(of: name) { counts[place] += 1 }
  }

  mutating func noteTick() { ticks += 1 }

  func count(of name: String) -> Int {
    name == "tick" ? ticks : place(of: name).map { counts[$0] } ?? 0
  }

  private func place(of name: String) -> Int? { names.firstIndex(of: name) }
}
