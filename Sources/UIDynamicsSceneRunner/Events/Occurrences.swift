// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// How often the events have occurred that the expectations of a scene count.
struct Occurrences {
  /// A few at most, and asked at every tick: a comparison of short names costs less than a hash.
  private var counts: [(name: String, count: Int)] = []

  init(_ scene: Scene) {
    for expectation in scene.expectations {
      if case .count(let name, _) = expectation.kind, place(of: name) == nil {
        counts.append((name, 0))
      }
    }
  }

  /// An event, or an emitted name, has occurred.
  mutating func note(_ name: String) {
    if let place = place(of: name) { counts[place].count += 1 }
  }

  func count(of name: String) -> Int { place(of: name).map { counts[$0].count } ?? 0 }

  private func place(of name: String) -> Int? { counts.firstIndex { $0.name == name } }
}
