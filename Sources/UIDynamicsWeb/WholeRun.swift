// SPDX-License-Identifier: MIT

internal import UIDynamicsPicture
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// A run from start to end, in portions, so that the page stays responsive.
final class WholeRun {
  private let scene: Scene
  private var runner: Runner
  private var recorder: MotionRecorder
  private var rows = 0
  private(set) var digests = TickDigests()
  /// The run and its motion, once it is over.
  private(set) var result: PlayedScene?
  /// A limit that the run exceeds.
  private(set) var excess: String?

  init(_ scene: Scene, named name: String) throws(StageFault) {
    self.scene = scene
    runner = try Runner(scene, includesStateHash: true, includesScenery: true)
    recorder = MotionRecorder(Motion(name: name, title: scene.title, looks: scene.itemLooks))
  }

  /// Runs some ticks; returns `true` if the run is over.
  func goOn(_ ticks: Int) -> Bool {
    for _ in 0..<ticks {
      if result != nil || excess != nil { return true }
      let ending = runner.advance { (frame, events) throws(Never) in
        digests.append(frame)
        recorder.append(frame, events)
        rows += max(frame.states.count, 1)
      }
      if let ending {
        result = PlayedScene(scene, recorder.finished(), runner.outcome(ending))
      } else if rows > scene.limits[.rows] {
        excess = SceneLimit.rows.excess(over: scene.limits[.rows])
      }
    }
    return result != nil || excess != nil
  }
}
