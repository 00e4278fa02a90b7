// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

// Gestures all of whose strokes began beside their views: nobody was told of them.
extension EventPlayer {
  /// What there is to warn of at the end of a run.
  var missedViews: [RunWarning] {
    scene.gestures.indices.compactMap { index in
      guard let touch = state.trackers[index].elsewhere else { return nil }
      let tick = (touch.time * scene.run.ticksPerSecond - RunSettings.timeTolerance).rounded(.up)
      return RunWarning(
        code: DiagnosticCode.neverHappens.rawValue, message: sentence(index, touch),
        tick: max(1, Int(tick)))
    }
  }

  /// Why something never occurred, as far as gestures are the reason; nil where they are not.
  func missedView(of event: SceneOccurrence) -> String? {
    for (index, gesture) in scene.gestures.enumerated() {
      guard let touch = state.trackers[index].elsewhere else { continue }
      let isOwn = SceneGesture.State.allCases.contains { gesture.name(of: $0) == event.name }
      if isOwn || emits(event.name, after: index) { return sentence(index, touch) }
    }
    return nil
  }

  private func emits(_ name: String, after gesture: Int) -> Bool {
    scene.events.contains { event in
      let isOfGesture = event.trigger.all.contains { trigger in
        if case .gesture(gesture, _) = trigger { true } else { false }
      }
      return isOfGesture
        && event.actions.flatMap(\.flattened).contains { action in
          if case .emits(name, _)? = action.content.effect { true } else { false }
        }
    }
  }

  private func sentence(_ index: Int, _ touch: SceneGesture.Touch) -> String {
    let gesture = scene.gestures[index]
    let views = gesture.views.map { "\"\(stage.ids[$0])\"" }
    let place =
      views.count == 1
      ? "its view, \(views[0])" : "one of its views, \(Sentence.first(3, of: views))"
    let (x, y) = (touch.location.x, touch.location.y)
    return "no stroke of \"\(gesture.id)\" began in \(place); the first began at"
      + " (\(NumberText.text(of: Double(x))), \(NumberText.text(of: Double(y))))"
  }
}
