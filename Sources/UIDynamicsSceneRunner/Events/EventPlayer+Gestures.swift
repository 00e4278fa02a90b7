// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

// What fingers do.
extension EventPlayer {
  /// A touch becomes known, and what its gesture makes of it.
  func play(touch place: Int, ofGesture index: Int) {
    let gesture = scene.gestures[index]
    if gesture.begins(place) {
      let view = stage.view(at: gesture.touches[place], among: gesture.views, shown: scroll?.bounds)
      if !gesture.views.isEmpty, view == nil { return state.trackers[index].ignore(from: place) }
      state.trackers[index].follow(from: place, in: view)
    } else if let view = state.trackers[index].view, !stage.isShown(view) {
      return play(state.trackers[index].cancel(), place, ofGesture: index)
    }
    play(state.trackers[index].states(atTouch: place), place, ofGesture: index)
  }

  /// The time has come that a gesture waits for after a touch.
  func play(deadlineOf place: Int, ofGesture index: Int) {
    let states = state.trackers[index].states(afterTouch: place)
    play(states, state.trackers[index].latest ?? place, ofGesture: index)
  }

  /// The content follows the finger first, so that all agree on where in it the finger is.
  private func play(_ states: [SceneGesture.State], _ place: Int, ofGesture index: Int) {
    for new in states where fault == nil {
      state.moment.lastTouch = state.trackers[index].touch(place, new)
      var hasMoved = false
      if case .scroll(let rate) = scene.gestures[index].kind { hasMoved = drag(new, rate) }
      let events = note(new, ofGesture: index)
      if hasMoved { play(.scrolled) }
      fire(events)
    }
  }

  /// Writes a state of a gesture down, and returns the events of it.
  private func note(_ new: SceneGesture.State, ofGesture index: Int) -> [Int] {
    let gesture = scene.gestures[index]
    let name = new.name(of: gesture.id)
    recorder.record(
      .gesture, name: name, at: state.touchLocation,
      data: .object(state.moment.touch.record(gesture.kind)))
    occurrences.note(name)
    return table.gesture(index, new)
  }

  /// A place that no finger was at is (0, 0), which may lie in a view.
  var earlyTouches: [RunWarning] {
    guard let tick = state.earlyLocation else { return [] }
    return [
      RunWarning(
        code: DiagnosticCode.misplacedName.rawValue,
        message: "touch.location is read before any gesture was told of, and is (0, 0) then; behind"
          + " \"touch.state != 'possible' &&\" it is read only after that", tick: tick)
    ]
  }

  /// Lets a recognizer take touches, or takes them away from it.
  func setEnabled(_ isEnabled: Bool, ofGesture index: Int) {
    state.trackers[index].isEnabled = isEnabled
    if isEnabled { return }
    let place = state.trackers[index].latest
    for new in state.trackers[index].cancel() {
      state.moment.lastTouch = state.trackers[index].touch(place ?? 0, new)
      add(.events(note(new, ofGesture: index)[...]))
      if case .scroll(let rate) = scene.gestures[index].kind {
        scroll?.release(.zero, rate: rate, at: state.time)
      }
    }
  }
}

extension SceneTouch {
  fileprivate func record(_ kind: SceneGesture.Kind) -> [RecordMember] {
    let velocity = RecordMember("velocity", .numbers([self.velocity.dx, self.velocity.dy]))
    return switch kind {
    case .pan, .tap, .longPress, .swipe, .scroll: [velocity]
    case .pinch: [velocity, RecordMember("scale", .number(scale))]
    case .rotation: [velocity, RecordMember("rotation", .number(rotation))]
    }
  }
}
