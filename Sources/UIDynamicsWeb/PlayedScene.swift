// SPDX-License-Identifier: MIT

package import UIDynamicsPicture
package import UIDynamicsSceneFormat
package import UIDynamicsSceneRunner
package import UIDynamicsTrajectory

/// A finished run, with its motion for the page's player.
package struct PlayedScene {
  package var motion: Motion
  package let outcome: RunOutcome

  /// Runs a scene to its end and records the visible motion.
  ///
  /// `deliver` receives every frame, even those that the filter omits; an error it throws ends the run.
  package init<Failure: Error>(
    _ scene: Scene, _ runner: consuming Runner, named name: String,
    _ filter: RowFilter = RowFilter(), shouldStop: @escaping () -> Bool = { false },
    deliver: (Frame) throws(Failure) -> Void
  ) throws(Failure) {
    var recorder = MotionRecorder(
      Motion(name: name, title: scene.title, looks: scene.itemLooks), filter)
    let outcome = try runner.run(shouldStop: shouldStop) { (frame, events) throws(Failure) in
      try deliver(frame)
      recorder.append(frame, events)
    }
    self.init(scene, recorder.finished(), outcome)
  }

  init(_ scene: Scene, _ motion: Motion, _ outcome: RunOutcome) {
    (self.motion, self.outcome) = (motion, outcome)
    self.motion.screen = scene.screenStyle
    self.motion.ending = outcome.reason
    self.motion.endTime = outcome.frame.time
    self.motion.expectations = outcome.expectations
    self.motion.isFaulty = outcome.ending.status == .guard
  }

  /// The members of the JSON result; `loading` locates faults in the scene, and the page sets the view.
  func members(_ loading: SceneLoading) -> [(key: String, value: JSONTree)] {
    var data = ByteBuffer()
    PlayerData([motion], view: .device).write(to: &data)
    var members: [(key: String, value: JSONTree)] = [
      ("status", .text(outcome.ending.status.rawValue)), ("reason", .text(outcome.reason)),
      ("ticks", .number(Double(outcome.frame.tick))), ("time", .number(outcome.frame.time)),
      ("runWarnings", .list(outcome.warnings.map { .text($0.message) })),
      ("motion", .raw(data.bytes)),
    ]
    if case .fault(let fault) = outcome.ending {
      let location = fault.part.flatMap { loading.location(of: $0) }
      members.append(("place", JSONTree(location.map { "\($0.text)\n  at \($0.pointer)" })))
      members.append(("hint", JSONTree(fault.hint)))
    }
    return members
  }
}
