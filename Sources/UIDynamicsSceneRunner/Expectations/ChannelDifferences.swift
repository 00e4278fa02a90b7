// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The differences between a run and a recording.
///
/// A recorded angle can be wrapped. The equivalent difference nearest to the previous row's
/// counts: it grows with a wrong spin and does not jump where the recorded angle does.
struct ChannelDifferences {
  private let isAngle: [Bool]
  private var last: [Double]

  init(_ channels: [SceneRecording.Channel]) {
    isAngle = channels.map { $0.value == .angle }
    last = channels.map { _ in 0 }
  }

  /// Returns the run's value minus the recorded one; NaN if nothing is recorded.
  mutating func difference(_ number: Double, _ recorded: Double, of channel: Int) -> Double {
    let difference = number - recorded
    guard isAngle[channel], !difference.isNaN else { return difference }
    last[channel] = WholeTurns.nearest(difference, to: last[channel])
    return last[channel]
  }
}
