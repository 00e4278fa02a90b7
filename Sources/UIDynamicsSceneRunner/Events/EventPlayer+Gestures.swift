// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension EventPlayer {
  func play(_ touch: FingerTouch, ofGesture index: Int) {
    if touch.isFirst {
      state.trackers[index].toReference = space(ofGesture: index, stroke: touch.space)
    }
    let touch = touch.applying(state.trackers[index].toReference)
    if touch.isFirst {
      let views = scene.gestures[index].views
      let view = stage.view(
        at: touch.location, touch.spread, among: views, shown: scroll?.bounds)
      if !views.isEmpty, view == nil {
        noteStray(touch, ofGesture: index)
        return state.trackers[index].ignore(from: touch)
      }
      state.trackers[index].follow(from: touch, in: view)
    } else if let view = state.trackers[index].view, !stage.isShown(view) {
      return play(state.trackers[index].cancel(), ofGesture: index)
    }
    play(state.trackers[index].states(at: touch), ofGesture: index)
  }

  /// Returns the transform from touch to screen coordinates; a stroke can specify its own view.
  func space(ofGesture index: Int, stroke view: Int? = nil) -> CGAffineTransform {
    guard let view = view ?? scene.gestures[index].space else { return .identity }
    let origin = scroll?.bounds.origin ?? .zero
    return stage.space(at: view).toReference.concatenating(
      CGAffineTransform(translationX: -origin.x, y: -origin.y))
  }

  private func noteStray(_ touch: FingerTouch, ofGesture index: Int) {
    if strays.count >= scene.limits[.warnings] { return }
    let gesture = scene.gestures[index]
    let origin = scroll?.bounds.origin ?? .zero
    let point = CGPoint(x: touch.location.x + origin.x, y: touch.location.y + origin.y)
    var nearest: (view: Int, distance: Double)?
    for view in gesture.views where stage.isShown(view) {
      let distance = stage.space(at: view).distance(to: point)
      if distance < nearest?.distance ?? .infinity { nearest = (view, distance) }
    }
    func number(_ value: Double) -> String { NumberText.thousandths(value) }
    var clause = ", but none of its views is visible"
    if let (view, distance) = nearest {
      let id = "\"\(stage.ids[view])\""
      clause =
        (distance > 0
          ? ", \(number(distance)) pt from \(id)"
          : " at \(id), which is behind another view, clipped or transparent there")
        + "; for touches in its coordinates, use \"in\": \(id)"
    }
    strays.append(
      RunWarning(
        code: .neverHappens,
        message: "a stroke of \"\(gesture.id)\" misses: it starts at"
          + " (\(number(Double(touch.location.x))), \(number(Double(touch.location.y))))\(clause)",
        tick: max(1, scene.run.tick(dueAt: touch.time))))
  }

  func play(deadlineOfGesture index: Int) {
    play(state.trackers[index].statesAtDeadline(), ofGesture: index)
  }

  /// Scrolls the content before firing events, so that all of them see the same finger position in it.
  private func play(_ states: [SceneGesture.State], ofGesture index: Int) {
    timetable.wait(until: state.trackers[index].deadline, ofGesture: index)
    for new in states where isPlaying {
      state.moment.lastTouch = state.trackers[index].touch(new)
      var hasMoved = false
      if case .scroll(let rate) = scene.gestures[index].kind { hasMoved = drag(new, rate) }
      let events = record(new, ofGesture: index)
      if hasMoved { play(.scrolled) }
      fire(events)
    }
  }

  private func record(_ new: SceneGesture.State, ofGesture index: Int) -> [Int] {
    let gesture = scene.gestures[index]
    let name = new.name(of: gesture.id)
    recorder.record(
      .gesture, name: name, at: state.touchLocation,
      data: .object(state.moment.touch.record(gesture.kind)))
    recorder.occurrences.record(name)
    return table.gesture(index, new)
  }

  /// Warns about reading `touch.location` before the first touch: it is (0, 0), which can be inside a view.
  var earlyTouches: [RunWarning] {
    guard let tick = state.earlyLocation else { return [] }
    return [
      RunWarning(
        code: .misplacedName,
        message: "touch.location is (0, 0) before the first touch; guard it with"
          + " \"touch.state != 'possible' &&\"", tick: tick)
    ]
  }

  /// Sets `isEnabled` of a recognizer; disabling it cancels a gesture in progress.
  func setEnabled(_ isEnabled: Bool, ofGesture index: Int) {
    state.trackers[index].isEnabled = isEnabled
    if isEnabled { return }
    let states = state.trackers[index].cancel()
    timetable.wait(until: nil, ofGesture: index)
    for new in states {
      state.moment.lastTouch = state.trackers[index].touch(new)
      add(.events(record(new, ofGesture: index)[...]))
      if case .scroll(let rate) = scene.gestures[index].kind {
        scroll?.release(.zero, rate: rate, at: state.time)
      }
    }
  }
}

extension ExpressionSpace {
  /// Returns the distance in pt from the bounds to a point in reference coordinates; 0 inside the bounds.
  fileprivate func distance(to point: CGPoint) -> Double {
    let point = own(point)
    let dx = max(bounds.minX - point.x, 0, point.x - bounds.maxX)
    let dy = max(bounds.minY - point.y, 0, point.y - bounds.maxY)
    return CGVector(dx: dx, dy: dy).length
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
