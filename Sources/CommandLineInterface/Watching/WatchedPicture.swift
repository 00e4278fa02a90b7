// SPDX-License-Identifier: MIT

internal import Picture
internal import SceneFormat
internal import SceneRunner
internal import Trajectory

/// A run and what the player in the page shows of it.
struct WatchedPicture {
  let outcome: RunOutcome
  /// JSON, as the player's script reads it.
  let motion: [UInt8]

  static func play(
    _ scene: Scene, named name: String, shouldStop: @escaping () -> Bool
  ) throws(CommandFailure) -> WatchedPicture {
    let runner: Runner
    do throws(StageFault) {
      runner = try Runner(scene, includesScenery: true)
    } catch {
      throw CommandFailure(exitCode: .internalError, message: "internal error: \(error.message)")
    }
    var recorder = MotionRecorder(
      Motion(name: name, title: scene.title, looks: scene.itemLooks), RowFilter())
    let outcome = runner.run(shouldStop: shouldStop) { recorder.take($0, $1) }
    var motion = recorder.finished()
    (motion.ending, motion.expectations) = (outcome.reason, outcome.expectations)
    motion.isFaulty = outcome.ending.status == .guard
    var buffer = ByteBuffer()
    PlayerData([motion]).write(to: &buffer)
    return WatchedPicture(outcome: outcome, motion: buffer.bytes)
  }
}
