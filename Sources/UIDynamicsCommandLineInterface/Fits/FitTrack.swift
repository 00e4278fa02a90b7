// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// The positions of all items over time, to compare runs.
struct FitTrack: Sendable {
  private var values: [Float] = []
  private var width = 0
  /// The distances from recordings; a time offset changes them even if the motion stays the same.
  private var matches: [MatchOutcome] = []

  mutating func observe(_ frame: Frame) {
    width = 3 * frame.states.count
    for state in frame.states { values += Self.numbers(state) }
  }

  mutating func finish(_ matches: [MatchOutcome]) { self.matches = matches }

  /// Replaces the angle with the length of the arc that a corner travels.
  private static func numbers(_ state: ItemState) -> [Float] {
    let radius = 0.5 * (state.width * state.width + state.height * state.height).squareRoot()
    return [state.x, state.y, state.angle * radius]
  }

  struct Comparison: Sendable {
    private let track: FitTrack
    private let tolerance: Float
    private var tick = 0
    private var last: [Float] = []
    private(set) var isNear = true

    init(_ track: FitTrack, _ tolerance: Double) {
      (self.track, self.tolerance) = (track, Float(tolerance))
    }

    mutating func observe(_ frame: Frame) {
      if !isNear { return }
      last = frame.states.flatMap { FitTrack.numbers($0) }
      compareTick()
    }

    /// After its end, a run keeps its last state.
    mutating func finish(_ matches: [MatchOutcome]) {
      for (one, other) in zip(track.matches, matches) {
        let most = Double(tolerance) / one.within
        isNear = isNear && zip(one.residuals, other.residuals).allSatisfy { abs($0 - $1) <= most }
      }
      while isNear, !last.isEmpty, (tick + 1) * track.width <= track.values.count { compareTick() }
    }

    private mutating func compareTick() {
      let lastTick = track.width == 0 ? 0 : track.values.count / track.width - 1
      let start = min(tick, lastTick) * track.width
      tick += 1
      for (index, number) in last.enumerated()
      where !((number - track.values[start + index]).magnitude <= tolerance) {
        isNear = false
      }
    }
  }
}
