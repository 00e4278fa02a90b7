// SPDX-License-Identifier: MIT

internal import UIDynamics

/// The condition that ends a recording.
public enum RecordingEnd: Sendable {
  /// The recording ends when the animator pauses, but no later than after this many seconds.
  case rest(within: Double)
  /// The recording ends after this many seconds, even if the animator pauses earlier.
  case time(Double)
}

/// The recorded motion of items, which `expectMotion` compares with a golden log.
public struct MotionRecording: Sendable {
  let log: [UInt8]
  let isEmpty: Bool
  let warnings: [UIDynamicsWarning]
  /// The number of the last tick; the first tick has the number 0.
  public let ticks: Int
  /// A Boolean value that indicates whether the animator paused.
  public let isAtRest: Bool
}
