// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// How often the events have occurred that the expectations of a scene count.
struct Occurrences {
  private var counts: [String: Int] = [:]

  init(_ scene: Scene) {
    for expectation in scene.expectations {
      if case .count(let name, _) = expectation.kind { counts[name] = 0 }
    }
  }

  /// An event, or an emitted name, has occurred.
  mutating func note(_ name: String) {
    if counts.isEmpty { return }
    counts[name]? += 1
  }

  func count(of name: String) -> Int { counts[name] ?? 0 }
}
