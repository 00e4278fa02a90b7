// SPDX-License-Identifier: MIT

package import SceneFormat
package import Trajectory
internal import UIDynamics

/// Plays a scene tick by tick and hands out what can be seen; once, since its stage changes.
package struct Runner: ~Copyable {
  /// Names the motion of this build; raised with every intended change of it.
  package static var numericsID: String { NumericsID.current }

  private let stage: Stage
  private let capture: FrameCapture
  private let stopRule: StopRule
  private let ticksPerSecond: Double
  private var settleTimes: SettleTimes
  /// The last frame that was delivered, and the one that is being filled.
  private var frame = Frame()
  private var nextFrame = Frame()

  /// Builds the stage; frames hold the extent of every item only where that is asked for.
  ///
  /// Throws where an object cannot be made; a scene that loads has none of these.
  package init(_ scene: Scene, includesExtent: Bool = false) throws(StageFault) {
    do throws(UIDynamicsFault) {
      stage = try Stage(scene)
    } catch {
      throw StageFault(message: error.description)
    }
    capture = FrameCapture(stage, includesExtent: includesExtent)
    stopRule = StopRule(scene.run)
    ticksPerSecond = scene.run.ticksPerSecond
    settleTimes = SettleTimes(itemCount: stage.items.count)
  }

  /// Plays to the end and delivers every frame with the events of its tick.
  ///
  /// Before every step `shouldStop` is asked whether there shall be one.
  package consuming func run<Failure: Error>(
    shouldStop: () -> Bool = { false },
    deliver: (Frame, [EventRecord]) throws(Failure) -> Void
  ) throws(Failure) -> RunOutcome {
    var ending = try show(tick: 0, deliver)
    while ending == nil {
      if shouldStop() { return outcome(.stopped) }
      let tick = frame.tick + 1
      stage.recorder.begin(tick: tick, time: time(of: tick))
      stage.animator.advance(by: 1 / ticksPerSecond)
      ending = try show(tick: tick, deliver)
    }
    return outcome(ending ?? .stopped)
  }

  /// Delivers the state after a tick, unless it is unsound, and decides whether it is the last.
  private mutating func show<Failure: Error>(
    tick: Int, _ deliver: (Frame, [EventRecord]) throws(Failure) -> Void
  ) throws(Failure) -> RunOutcome.Ending? {
    capture.capture(tick: tick, time: time(of: tick), into: &nextFrame)
    if let fault = nonFiniteNumber() { return fault }
    swap(&frame, &nextFrame)
    settleTimes.observe(frame)
    try deliver(frame, stage.recorder.events)
    stage.recorder.clear()
    return stopRule.ending(at: frame.time, isRunning: stage.animator.isRunning)
  }

  /// Divided afresh at every tick: a sum of steps would drift.
  private func time(of tick: Int) -> Double { Double(tick) / ticksPerSecond }

  private func nonFiniteNumber() -> RunOutcome.Ending? {
    if let item = stage.animator.faultyItem {
      let view = stage.views.first { $0 === item as AnyObject }
      return .nonFinite(item: view?.id ?? "an item", column: nil, tick: nextFrame.tick)
    }
    for (index, state) in nextFrame.states.enumerated() {
      guard let column = state.nonFiniteColumn else { continue }
      return .nonFinite(item: stage.ids[index], column: column, tick: nextFrame.tick)
    }
    return nil
  }

  private func outcome(_ ending: RunOutcome.Ending) -> RunOutcome {
    RunOutcome(
      ending: ending, frame: frame, elapsedTime: stage.animator.elapsedTime,
      ids: stage.ids, settleTimes: settleTimes.times,
      contacts: stage.recorder.contacts, warnings: stage.recorder.warnings,
      stateHash: stage.animator.stateDigest)
  }
}
