// SPDX-License-Identifier: MIT

internal import UIDynamics

/// The end of a recording.
public enum RecordingEnd: Sendable {
  /// The recording ends when the animator pauses, or after this many seconds.
  case rest(within: Double)
  /// The recording ends after this many seconds, even if the animator pauses before.
  case time(Double)
}

/// The recorded motion of items, which `expectMotion` compares with a golden.
public struct MotionRecording: Sendable {
  let log: [UInt8]
  let isEmpty: Bool
  let warnings: [UIDynamicsWarning]
  /// The number of the last tick, from 0.
  public let ticks: Int
  /// A Boolean value that indicates whether the animator paused.
  public let isAtRest: Bool
}
