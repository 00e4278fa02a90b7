// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// The state machine of a gesture recognizer.
///
/// The state never depends on future touches; a gesture that waits for a time sets `deadline`.
struct GestureTracker {
  var isEnabled: Bool
  /// The transform from touch coordinates to reference coordinates.
  var toReference = CGAffineTransform.identity
  /// The state; `nil` before recognition.
  private(set) var state: SceneGesture.State?
  /// The view in which the stroke started; `nil` if the gesture has no views.
  private(set) var view: Int?
  private(set) var isFollowing = false
  private var first: FingerTouch?
  private(set) var latest: FingerTouch?
  private var taps = Taps()
  private var (hasFollowed, isRecognized) = (false, false)
  /// The first reason why the gesture was not recognized; strokes inside its views take precedence.
  private(set) var miss: GestureMiss?
  private let kind: SceneGesture.Kind

  private struct Taps {
    var count = 0
    var last: FingerTouch?
  }

  init(_ gesture: SceneGesture) { (kind, isEnabled) = (gesture.kind, gesture.isEnabled) }

  // MARK: Touches

  mutating func follow(from touch: FingerTouch, in view: Int?) {
    (first, self.view, isFollowing, state) = (touch, view, isEnabled, nil)
    if !hasFollowed { (hasFollowed, miss) = (true, nil) }
    if !isEnabled { recordMiss(.disabled, at: touch) }
  }

  mutating func ignore(from touch: FingerTouch) {
    (view, isFollowing, state) = (nil, false, nil)
    if !hasFollowed { recordMiss(.elsewhere, at: touch) }
  }

  private mutating func recordMiss(_ reason: GestureMiss.Reason, at touch: FingerTouch) {
    if miss != nil || isRecognized { return }
    miss = GestureMiss(reason: reason, time: touch.time, location: touch.location)
  }

  mutating func states(at touch: FingerTouch) -> [SceneGesture.State] {
    guard isFollowing, let first else { return [] }
    latest = touch
    let found: [SceneGesture.State] =
      switch kind {
      case .pan, .pinch, .rotation, .scroll: continuous(touch)
      case .tap(let count): tap(touch, from: first, of: count)
      case .longPress(let least, let movement): press(touch, from: first, least: least, movement)
      case .swipe(let directions): swipe(touch, from: first, directions)
      }
    if let last = found.last { enter(last) }
    if touch.end != nil { isFollowing = false }
    return found
  }

  private mutating func enter(_ new: SceneGesture.State) {
    state = new
    if new.isEnd { isFollowing = false }
    if new == .began || new == .ended { (isRecognized, miss) = (true, nil) }
  }

  /// Returns the states of a continuous gesture; lifting the finger reports `changed` only if it moved.
  private func continuous(_ touch: FingerTouch) -> [SceneGesture.State] {
    let end = touch.end.map { [$0] } ?? []
    if touch.isFirst { return [.began] + end }
    return touch.hasMoved || end.isEmpty ? [.changed] + end : end
  }

  private mutating func tap(
    _ touch: FingerTouch, from first: FingerTouch, of count: Int
  ) -> [SceneGesture.State] {
    let (distance, most) = (touch.displacement(from: first).length, GestureFacts.allowableMovement)
    if distance > most { return failTap(.moved(distance, most: most), at: touch) }
    if touch.isFirst, taps.count > 0, let last = taps.last {
      let distance = touch.displacement(from: last).length
      if distance > GestureFacts.farthestTap { return failTap(.apart(distance), at: touch) }
    }
    guard let end = touch.end else { return [] }
    if end != .ended { return [end] }
    taps.count += 1
    taps.last = touch
    if taps.count < count { return [] }
    taps.count = 0
    return [.ended]
  }

  private mutating func failTap(
    _ reason: GestureMiss.Reason, at touch: FingerTouch
  ) -> [SceneGesture.State] {
    taps.count = 0
    return fail(reason, at: touch)
  }

  private mutating func press(
    _ touch: FingerTouch, from first: FingerTouch, least: Double, _ movement: Double
  ) -> [SceneGesture.State] {
    // As in UIKit, a press without a minimum duration reports every touch.
    if state != nil || touch.isFirst && least == 0 { return continuous(touch) }
    if let end = touch.end {
      return end == .ended
        ? fail(.lifted(touch.time - first.time, least: least), at: touch) : [end]
    }
    let distance = touch.displacement(from: first).length
    return distance > movement ? fail(.moved(distance, most: movement), at: touch) : []
  }

  private mutating func swipe(
    _ touch: FingerTouch, from first: FingerTouch, _ directions: [SceneSwipeDirection]
  ) -> [SceneGesture.State] {
    if let end = touch.end, end != .ended { return [end] }
    let (displacement, duration) = (touch.displacement(from: first), touch.time - first.time)
    let isLate = duration > GestureFacts.longestSwipe + RunSettings.timeTolerance
    if !isLate, directions.contains(where: { displacement.isSwipe($0) }) { return [.ended] }
    return isLate || touch.end != nil ? fail(.went(displacement, duration), at: touch) : []
  }

  private mutating func fail(
    _ reason: GestureMiss.Reason, at touch: FingerTouch
  ) -> [SceneGesture.State] {
    recordMiss(reason, at: touch)
    return [.failed]
  }

  // MARK: Time

  /// The time of the next state change without a touch, in seconds.
  var deadline: Double? {
    switch kind {
    case .longPress(let duration, _):
      isFollowing && state == nil ? first.map { $0.time + duration } : nil
    case .tap:
      taps.count == 0 || isFollowing
        ? nil
        : taps.last.map {
          $0.time + GestureFacts.longestTapInterval + 2 * RunSettings.timeTolerance
        }
    case .pan, .pinch, .rotation, .swipe, .scroll: nil
    }
  }

  mutating func statesAtDeadline() -> [SceneGesture.State] {
    guard deadline != nil, let latest else { return [] }
    let found: SceneGesture.State
    if case .longPress = kind {
      found = .began
    } else {
      found = .failed
      recordMiss(.waited, at: latest)
      taps.count = 0
    }
    enter(found)
    return [found]
  }

  mutating func cancel() -> [SceneGesture.State] {
    defer { (isFollowing, taps.count) = (false, 0) }
    guard isFollowing, let known = state, !known.isEnd else { return [] }
    state = .cancelled
    return [.cancelled]
  }

  // MARK: Expression values

  func touch(_ state: SceneGesture.State) -> SceneTouch {
    guard let first, let now = latest else { return SceneTouch(state: state.rawValue) }
    var touch = SceneTouch(
      location: kind.tellsWhereItBegan ? first.location : now.location, velocity: now.velocity,
      state: state.rawValue)
    touch.time = now.time
    touch.translation = now.displacement(from: first)
    touch.view = view
    let isLifted = state.isEnd && !(kind.isDiscrete && state == .ended)
    touch.numberOfTouches = isLifted ? 0 : kind.fingers
    (touch.scale, touch.rotation) = (now.scale, now.rotation)
    (touch.scaleVelocity, touch.rotationVelocity) = (now.scaleVelocity, now.rotationVelocity)
    return touch
  }
}

struct SceneTouch: Equatable {
  static let possible = "possible"

  /// The location in screen coordinates; for a swipe, the start of the stroke.
  var location = CGPoint.zero
  var velocity = CGVector.zero
  var state = possible
  /// The time in seconds.
  var time = 0.0
  /// The translation since the start of the stroke.
  var translation = CGVector.zero
  var scale = 1.0
  var rotation = 0.0
  /// In 1/s; `rotationVelocity` is in rad/s.
  var scaleVelocity = 0.0
  var rotationVelocity = 0.0
  var numberOfTouches = 0
  var view: Int?
}

extension FingerTouch {
  fileprivate func displacement(from start: FingerTouch) -> CGVector {
    CGVector(dx: location.x - start.location.x, dy: location.y - start.location.y)
  }
}

extension CGVector {
  fileprivate func isSwipe(_ direction: SceneSwipeDirection) -> Bool {
    let (ahead, aside) =
      switch direction {
      case .right: (dx, dy)
      case .left: (-dx, dy)
      case .up: (-dy, dx)
      case .down: (dy, dx)
      }
    return ahead >= GestureFacts.swipeDistance && aside.magnitude <= GestureFacts.swipeDistance
  }
}
