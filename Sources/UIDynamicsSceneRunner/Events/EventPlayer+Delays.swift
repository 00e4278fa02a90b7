// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// A delayed list of actions, with the state captured when it was scheduled.
struct DelayedActions {
  let actions: [SceneAction]
  let cause: EventPlayer.Cause
  let moment: SceneState.Moment
  let path: ActionPath
}

extension EventPlayer {
  func play(_ entry: Timetable.Entry) {
    switch entry {
    case .touch(let gesture, let touch): play(touch, ofGesture: gesture)
    case .deadline(let gesture, _): play(deadlineOfGesture: gesture)
    case .event(let event):
      fire([event])
      if table.isSpent[event] { timetable.forget(event: event) }
    case .delayed(let number): play(delayed: number)
    }
  }

  func put(off actions: [SceneAction], by delay: SceneOperand) {
    context.action = .after
    guard let delay = number(delay) else { return }
    put(off: actions, until: state.time + delay, at: list("do"))
  }

  /// Schedules actions for a time, but not before the start of the next tick.
  func put(off actions: [SceneAction], until time: Double, at path: ActionPath) {
    let most = scene.limits[.delays]
    if timetable.delays.count >= most {
      return fail(
        "more than \(Sentence.count(most, "lists of actions")) would be delayed", beyond: .delays)
    }
    let number = timetable.add(at: time, notBefore: recorder.tick)
    timetable.delays[number] = DelayedActions(
      actions: actions, cause: context.cause, moment: state.moment, path: path)
  }

  private func play(delayed number: Int) {
    guard let delayed = timetable.delays.removeValue(forKey: number) else { return }
    let now = state.moment
    state.moment = delayed.moment
    let known = state.moment.copied
    asCause(delayed.cause) { play(.actions(delayed.actions[...], at: delayed.path)) }
    let made = state.moment.copied
    state.moment = now
    if made != known { state.moment.copied = made }
  }
}
