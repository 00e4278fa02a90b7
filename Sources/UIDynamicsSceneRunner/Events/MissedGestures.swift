// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension EventPlayer {
  var missedGestures: [RunWarning] {
    scene.gestures.indices.compactMap { index in
      // Strokes that start elsewhere have a separate warning.
      guard let miss = miss(of: index), miss.reason != .elsewhere, isAwaited(index) else {
        return nil
      }
      let tick = scene.run.tick(dueAt: miss.time)
      return RunWarning(
        code: .neverHappens, message: sentence(index, miss),
        tick: max(1, tick))
    }
  }

  func missedGesture(of event: SceneOccurrence) -> String? {
    for (index, gesture) in scene.gestures.enumerated() {
      guard let miss = miss(of: index) else { continue }
      let isOwn = SceneGesture.State.allCases.contains { $0.name(of: gesture.id) == event.name }
      if isOwn || emits(event.name, after: index) { return sentence(index, miss) }
    }
    return nil
  }

  private func miss(of gesture: Int) -> GestureMiss? {
    guard let miss = state.trackers[gesture].miss else { return nil }
    // Loading already warns about taps that are missing.
    let isLast = miss.reason == .waited && miss.time == scene.gestures[gesture].touches.last?.time
    return isLast ? nil : miss
  }

  /// Returns `true` if events require the gesture to be recognized and no event handles its failure.
  private func isAwaited(_ gesture: Int) -> Bool {
    let triggers = scene.events.flatMap { $0.trigger.all }.filter { $0.gesture == gesture }
    return !triggers.isEmpty
      && triggers.allSatisfy { trigger in
        if case .gesture(_, let state?) = trigger { state != .failed } else { false }
      }
  }

  private func emits(_ name: String, after gesture: Int) -> Bool {
    scene.events.contains { event in
      event.trigger.all.contains { $0.gesture == gesture }
        && event.actions.flatMap({ $0.flattened }).contains { action in
          if case .emits(name, _)? = action.content.effect { true } else { false }
        }
    }
  }

  private func sentence(_ index: Int, _ miss: GestureMiss) -> String {
    let gesture = scene.gestures[index]
    let clause = miss.clause(gesture, gesture.views.map { stage.ids[$0] })
    return "\"\(gesture.id)\" was never recognized: \(clause)"
  }
}

extension SceneTrigger {
  fileprivate var gesture: Int? {
    if case .gesture(let index, _) = self { index } else { nil }
  }
}
