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

  /// Nil for a run that was stopped: to write its motion would take as long again.
  static func play(
    _ scene: Scene, named name: String, view: PictureView, shouldStop: @escaping () -> Bool
  ) throws(CommandFailure) -> WatchedPicture? {
    let (motion, outcome) = try ScenePicture.play(scene, named: name, shouldStop: shouldStop)
    if outcome.ending == .stopped { return nil }
    var buffer = ByteBuffer()
    PlayerData([motion], view: view).write(to: &buffer)
    return WatchedPicture(outcome: outcome, motion: buffer.bytes)
  }

  /// What a page shows of it; the loading knows the places of its parts.
  func members(_ loading: SceneLoading) -> [(key: String, value: WatchJSON)] {
    var members: [(key: String, value: WatchJSON)] = [
      ("status", .text(outcome.ending.status.rawValue)), ("reason", .text(outcome.reason)),
      ("ticks", .number(Double(outcome.frame.tick))), ("time", .number(outcome.frame.time)),
      ("expectations", .list(outcome.expectations.map { $0.watchJSON })),
      ("runWarnings", .list(outcome.warnings.map { .text($0.message) })),
      ("motion", .raw(motion)),
    ]
    if case .fault(let fault) = outcome.ending {
      let place = fault.part.flatMap(loading.place)
      members.append(("place", WatchJSON(place.map { "\($0.text)\n  at \($0.pointer)" })))
      members.append(("hint", WatchJSON(fault.hint)))
    }
    return members
  }
}
