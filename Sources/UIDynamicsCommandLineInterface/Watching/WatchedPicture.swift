// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A run and what the player in the page shows of it.
struct WatchedPicture {
  let outcome: RunOutcome
  /// JSON, as the player's script reads it.
  let motion: [UInt8]

  static func play(
    _ scene: Scene, named name: String, shouldStop: @escaping () -> Bool
  ) throws(CommandFailure) -> WatchedPicture {
    let (motion, outcome) = try ScenePicture.play(scene, named: name, shouldStop: shouldStop)
    var buffer = ByteBuffer()
    PlayerData([motion]).write(to: &buffer)
    return WatchedPicture(outcome: outcome, motion: buffer.bytes)
  }
}
