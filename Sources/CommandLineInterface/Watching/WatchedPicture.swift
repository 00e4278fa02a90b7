// SPDX-License-Identifier: MIT

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
      runner = try Runner(scene)
    } catch {
      throw CommandFailure(exitCode: .internalError, message: "internal error: \(error.message)")
    }
    let outcome = runner.run(shouldStop: shouldStop) { (_, _) in }
    return WatchedPicture(outcome: outcome, motion: Array("null".utf8))
  }
}
