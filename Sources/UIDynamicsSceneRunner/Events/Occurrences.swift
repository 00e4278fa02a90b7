// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// How often the events have occurred that the expectations of a scene count.
struct Occurrences {
  private var counts: [String: Int] = [:]
  /// Ticks are counted apart, for there are more of them than of anything else.
  private var ticks = 0

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

  mutating func noteTick() { ticks += 1 }

  func count(of name: String) -> Int { name == "tick" ? ticks : counts[name] ?? 0 }
}
