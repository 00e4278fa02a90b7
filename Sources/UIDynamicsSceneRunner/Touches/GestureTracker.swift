// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// A gesture recognizer while it works: the strokes so far.
///
/// No state depends on touches to come: a gesture that waits for a time says so in `deadline`.
struct GestureTracker {
  var isEnabled: Bool
  /// From the coordinates of the touches to those of the reference view.
  var toReference = CGAffineTransform.identity
  /// Nil while nothing is recognized.
  private(set) var state: SceneGesture.State?
  /// The view in which the stroke began; nil where any place will do.
  private(set) var view: Int?
  /// Whether the touches of the present stroke are still looked at.
  private(set) var isFollowing = false
  /// The first touch of the stroke, and the last so far; nil before any.
  private var first: FingerTouch?
  private(set) var latest: FingerTouch?
  /// How many taps there were, and how the last of them ended.
  private var taps = 0
  private var lastTap: FingerTouch?
  private var (hasFollowed, isRecognized) = (false, false)
  /// Why nothing was recognized so far: the first reason, of a stroke that began where it has to if there is one.
  private(set) var miss: GestureMiss?
  private let kind: SceneGesture.Kind

  init(_ gesture: SceneGesture) { (kind, isEnabled) = (gesture.kind, gesture.isEnabled) }

  // MARK: Touches

  /// Begins to follow a stroke, in a view where it has to begin in one.
  mutating func follow(from touch: FingerTouch, in view: Int?) {
    (first, self.view, isFollowing, state) = (touch, view, isEnabled, nil)
    if !hasFollowed { (hasFollowed, miss) = (true, nil) }
    if !isEnabled { note(.disabled, at: touch) }
  }

  /// Ignores a stroke that began beside its views.
  mutating func ignore(from touch: FingerTouch) {
    (view, isFollowing, state) = (nil, false, nil)
    if !hasFollowed { note(.elsewhere, at: touch) }
  }

  private mutating func note(_ reason: GestureMiss.Reason, at touch: FingerTouch) {
    if miss != nil || isRecognized { return }
    miss = GestureMiss(reason: reason, time: touch.time, location: touch.location)
  }

  /// The states that a touch leads to, in their order.
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

  /// A finger is lifted where it was seen last.
  private func continuous(_ touch: FingerTouch) -> [SceneGesture.State] {
    let end = touch.end.map { [$0] } ?? []
    if touch.isFirst { return [.began] + end }
    return touch.hasMoved || end.isEmpty ? [.changed] + end : end
  }

  private mutating func tap(
    _ touch: FingerTouch, from first: FingerTouch, of count: Int
  ) -> [SceneGesture.State] {
    let (distance, most) = (touch.way(from: first).length, GestureFacts.allowableMovement)
    if distance > most { return failTap(.moved(distance, most: most), at: touch) }
    if touch.isFirst, taps > 0, let lastTap {
      let distance = touch.way(from: lastTap).length
      if distance > GestureFacts.farthestTap { return failTap(.apart(distance), at: touch) }
    }
    guard let end = touch.end else { return [] }
    if end != .ended { return [end] }
    taps += 1
    lastTap = touch
    if taps < count { return [] }
    taps = 0
    return [.ended]
  }

  private mutating func failTap(
    _ reason: GestureMiss.Reason, at touch: FingerTouch
  ) -> [SceneGesture.State] {
    taps = 0
    return fail(reason, at: touch)
  }

  private mutating func press(
    _ touch: FingerTouch, from first: FingerTouch, least: Double, _ movement: Double
  ) -> [SceneGesture.State] {
    // Without a shortest time a press reports every touch, as UIKit's does.
    if state != nil || touch.isFirst && least == 0 { return continuous(touch) }
    if let end = touch.end {
      return end == .ended
        ? fail(.lifted(touch.time - first.time, least: least), at: touch) : [end]
    }
    let distance = touch.way(from: first).length
    return distance > movement ? fail(.moved(distance, most: movement), at: touch) : []
  }

  private mutating func swipe(
    _ touch: FingerTouch, from first: FingerTouch, _ directions: [SceneSwipeDirection]
  ) -> [SceneGesture.State] {
    if let end = touch.end, end != .ended { return [end] }
    let (way, duration) = (touch.way(from: first), touch.time - first.time)
    let isLate = duration > GestureFacts.longestSwipe + RunSettings.timeTolerance
    if !isLate, directions.contains(where: { way.isSwipe($0) }) { return [.ended] }
    return isLate || touch.end != nil ? fail(.went(way, duration), at: touch) : []
  }

  private mutating func fail(
    _ reason: GestureMiss.Reason, at touch: FingerTouch
  ) -> [SceneGesture.State] {
    note(reason, at: touch)
    return [.failed]
  }

  // MARK: Time

  /// When something happens unless a touch comes before, s.
  var deadline: Double? {
    switch kind {
    case .longPress(let duration, _):
      isFollowing && state == nil ? first.map { $0.time + duration } : nil
    case .tap:
      taps == 0 || isFollowing
        ? nil
        : lastTap.map {
          $0.time + GestureFacts.longestTapInterval + 2 * RunSettings.timeTolerance
        }
    case .pan, .pinch, .rotation, .swipe, .scroll: nil
    }
  }

  /// The states that come at the deadline.
  mutating func statesAtDeadline() -> [SceneGesture.State] {
    guard deadline != nil, let latest else { return [] }
    let found: SceneGesture.State
    if case .longPress = kind {
      found = .began
    } else {
      found = .failed
      note(.waited, at: latest)
      taps = 0
    }
    enter(found)
    return [found]
  }

  /// The states that follow when the touches are taken away: those of a gesture that was recognized.
  mutating func cancel() -> [SceneGesture.State] {
    defer { (isFollowing, taps) = (false, 0) }
    guard isFollowing, let known = state, !known.isEnd else { return [] }
    state = .cancelled
    return [.cancelled]
  }

  // MARK: What is known of the touch

  /// What expressions know of the latest touch in a state.
  func touch(_ state: SceneGesture.State) -> SceneTouch {
    guard let first, let now = latest else { return SceneTouch(state: state.rawValue) }
    var touch = SceneTouch(
      location: kind.tellsWhereItBegan ? first.location : now.location, velocity: now.velocity,
      state: state.rawValue)
    touch.time = now.time
    touch.translation = now.way(from: first)
    touch.view = view
    let isLifted = state.isEnd && !(kind.isDiscrete && state == .ended)
    touch.numberOfTouches = isLifted ? 0 : kind.fingers
    (touch.scale, touch.rotation) = (now.scale, now.rotation)
    (touch.scaleVelocity, touch.rotationVelocity) = (now.scaleVelocity, now.rotationVelocity)
    return touch
  }
}

/// What expressions know of a touch.
struct SceneTouch: Equatable {
  /// The state of a gesture before anything is recognized.
  static let possible = "possible"

  /// Where the finger is on the screen; of a swipe, where it came down.
  var location = CGPoint.zero
  var velocity = CGVector.zero
  var state = possible
  /// When it happened, s.
  var time = 0.0
  /// From the first touch of the stroke.
  var translation = CGVector.zero
  var scale = 1.0
  var rotation = 0.0
  /// Of the scale, 1/s, and of the rotation, rad/s.
  var scaleVelocity = 0.0
  var rotationVelocity = 0.0
  var numberOfTouches = 0
  /// The view in which the stroke began.
  var view: Int?
}

extension FingerTouch {
  fileprivate func way(from start: FingerTouch) -> CGVector {
    CGVector(dx: location.x - start.location.x, dy: location.y - start.location.y)
  }
}

extension CGVector {
  /// Whether it is far enough in a direction, and not too far to its side.
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
