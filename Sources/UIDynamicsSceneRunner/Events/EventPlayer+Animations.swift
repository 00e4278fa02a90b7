// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension EventPlayer {
  func animate(_ animation: SceneAnimation) {
    context.action = .animate
    guard let duration = number(animation.duration),
      let delay = animation.delay.map(number) ?? 0
    else { return }
    if let index = index(of: animation.target) {
      animate(animation, ofItem: index, from: state.time + delay, duration)
    } else if let last = animation.steps.last {
      change(animation.target, to: last.value)
    }
    if isPlaying, !animation.then.isEmpty {
      put(off: animation.then, until: state.time + delay + duration, at: list("then"))
    }
  }

  private func animate(
    _ animation: SceneAnimation, ofItem index: Int, from start: Double, _ duration: Double
  ) {
    if animations.count + animation.steps.count > scene.limits[.animations] {
      let most = scene.limits[.animations]
      return fail(
        "more than \(Sentence.count(most, "animations")) would run at once", beyond: .animations)
    }
    let old = stage.pose(at: index)
    var steps: [(end: Double, pose: StagePose, timing: (Double) -> Double)] = []
    for step in animation.steps {
      guard let timing = timing(step.timing, duration) else { return }
      change(animation.target, to: step.value)
      if !isPlaying { return }
      steps.append((step.end, stage.pose(at: index), timing))
    }
    animations.add(old, steps, on: index, from: start, duration: duration)
  }

  private func timing(_ timing: SceneTiming, _ duration: Double) -> ((Double) -> Double)? {
    switch timing {
    case .curve(let curve): return TimingCurve(curve).progress
    case .bezier(let x1, let y1, let x2, let y2):
      return TimingCurve((x1, y1), (x2, y2)).progress
    case .spring(let damping, let velocity):
      guard let damping = number(damping), let velocity = number(velocity) else { return nil }
      return SpringCurve(damping: damping, initialVelocity: velocity * duration).progress
    }
  }

  private func index(of target: SceneTarget) -> Int? {
    switch target {
    case .item(let index, _): index
    case .each: state.moment.each?.item
    case .copied: state.moment.copied
    case .variable, .behavior, .part, .referenceView, .gesture, .contentOffset: nil
    }
  }
}
