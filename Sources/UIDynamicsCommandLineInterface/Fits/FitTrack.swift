// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// The positions of all items over time, to compare runs.
struct FitTrack: Sendable {
  private var ticks: [[Float]] = []
  /// The distances from recordings; a time offset changes them even if the motion stays the same.
  private var matches: [MatchOutcome] = []

  mutating func observe(_ frame: Frame) { ticks.append(frame.states.flatMap(Self.numbers)) }

  mutating func finish(_ matches: [MatchOutcome]) { self.matches = matches }

  /// Replaces the angle with the length of the arc that a corner travels.
  private static func numbers(_ state: ItemState) -> [Float] {
    let radius = 0.5 * (state.width * state.width + state.height * state.height).squareRoot()
    return [state.x, state.y, state.angle * radius]
  }

  /// Returns whether another run stays within a tolerance, in pt; after its end, a run keeps its last state.
  func isNear(_ other: FitTrack, within tolerance: Double) -> Bool {
    guard let last = ticks.last, let otherLast = other.ticks.last else { return false }
    for tick in 0..<max(ticks.count, other.ticks.count) {
      let numbers = tick < ticks.count ? ticks[tick] : last
      let others = tick < other.ticks.count ? other.ticks[tick] : otherLast
      for (number, other) in zip(numbers, others)
      where !((number - other).magnitude <= Float(tolerance)) {
        return false
      }
    }
    return zip(matches, other.matches).allSatisfy { one, other in
      zip(one.residuals, other.residuals).allSatisfy { abs($0 - $1) <= tolerance / one.within }
    }
  }
}
