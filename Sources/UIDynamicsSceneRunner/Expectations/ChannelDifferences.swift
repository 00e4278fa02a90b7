// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The differences between a run and a recording.
///
/// Recorded angles can be wrapped, so the equivalent difference nearest to that of the previous row counts:
/// it grows if the item spins at the wrong rate, and does not jump where the recorded angle wraps.
struct ChannelDifferences {
  private let isAngle: [Bool]
  private var last: [Double]

  init(_ channels: [SceneRecording.Channel]) {
    isAngle = channels.map { $0.value == .angle }
    last = channels.map { _ in 0 }
  }

  /// Returns the run's value minus the recorded value; NaN if no value is recorded.
  mutating func difference(_ number: Double, _ recorded: Double, of channel: Int) -> Double {
    let difference = number - recorded
    guard isAngle[channel], !difference.isNaN else { return difference }
    last[channel] = WholeTurns.nearest(difference, to: last[channel])
    return last[channel]
  }
}
