// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// How far a run is from a recording, row after row.
///
/// A recording may have forgotten whole turns. So the difference of an angle is the one that shows the same and is
/// nearest to that of the row before: it grows with a wrong spin, and does not jump where the recorded angle does.
struct ChannelDifferences {
  private let isAngle: [Bool]
  private var last: [Double]

  init(_ channels: [SceneRecording.Channel]) {
    isAngle = channels.map { $0.value == .angle }
    last = channels.map { _ in 0 }
  }

  /// The run's number without the recorded one; NaN where none is recorded.
  mutating func take(_ number: Double, _ recorded: Double, of channel: Int) -> Double {
    let difference = number - recorded
    guard isAngle[channel], !difference.isNaN else { return difference }
    last[channel] = WholeTurns.nearest(difference, to: last[channel])
    return last[channel]
  }
}
