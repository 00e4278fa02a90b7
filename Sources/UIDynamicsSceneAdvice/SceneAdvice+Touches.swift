// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsSceneFormat

extension SceneAdvice {
  mutating func adviseOnTouches(_ references: [(touch: JSONValue, item: Int)]) {
    for (index, (touch, item)) in references.enumerated() where motion.controlled.contains(item) {
      // One warning covers both coordinates.
      if index > 0, references[index - 1] == (touch, item) { continue }
      warn(
        .movingTouch,
        "this is the position of \(name(of: item)) before the first tick, and may be out of date at this touch",
        at: touch,
        hint: "write \"in\": \(name(of: item)) to use its coordinates at the start of the stroke")
    }
    for index in throwingGestures.sorted() {
      let (gesture, touches) = (scene.gestures[index], outline.gestures[index].touches)
      for move in gesture.touches.indices where gesture.ends(move) && !gesture.begins(move) {
        let (lift, last) = (gesture.touches[move], gesture.touches[move - 1])
        let rest = lift.time - last.time
        if lift.location != last.location || lift.velocity != nil || gesture.ends == nil {
          continue
        }
        if rest <= GestureFacts.longestLift + RunSettings.timeTolerance { continue }
        warn(
          .restingFinger,
          "the finger rests \(Sentence.number((rest * 1_000).rounded() / 1_000)) s before it is lifted, so its"
            + " velocity is lost", at: touches[move],
          hint:
            "lift it within \(GestureFacts.longestLift) s of the last move, or write [t, x, y, vx, vy]"
        )
      }
    }
  }

  private var throwingGestures: Set<Int> {
    var found: Set<Int> = []
    for event in scene.events {
      let readsVelocity = event.actions.flatMap { $0.flattened }.contains { action in
        action.content.expressions.contains { $0.references.contains(.touch(.velocity)) }
      }
      for case .gesture(let gesture, let state) in event.trigger.all where readsVelocity {
        if state?.isEnd ?? true { found.insert(gesture) }
      }
    }
    return found
  }
}
