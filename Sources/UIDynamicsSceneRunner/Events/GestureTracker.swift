// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// A gesture recognizer on the way: what it has seen of its strokes.
struct GestureTracker {
  var isEnabled: Bool
  /// Nil while nothing is recognized.
  private(set) var state: SceneGesture.State?
  /// The view in which the stroke began; nil where any place will do.
  private(set) var view: Int?
  /// Whether the touches of the present stroke are still looked at.
  private(set) var isFollowing = false
  /// The first touch of the stroke, and the last so far; nil before any.
  private var first = 0
  private(set) var latest: Int?
  /// How many taps there were, and the last touch of the last of them.
  private var (taps, lastTap) = (0, -1)
  private var (hasFollowed, isRecognized) = (false, false)
  /// Why nothing was recognized so far: the first reason, of a stroke that began where it has to if there is one.
  private(set) var miss: GestureMiss?
  /// How far two fingers have turned since the first touch, rad.
  private var rotation = 0.0
  private let gesture: SceneGesture

  init(_ gesture: SceneGesture) { (self.gesture, isEnabled) = (gesture, gesture.isEnabled) }

  // MARK: Touches

  /// Begins to follow a stroke, in a view where it has to begin in one.
  mutating func follow(from touch: Int, in view: Int?) {
    (first, self.view, isFollowing, state, rotation) = (touch, view, isEnabled, nil, 0)
    if !hasFollowed { (hasFollowed, miss) = (true, nil) }
    if !isEnabled { note(.disabled, at: touch) }
  }

  /// Lets a stroke pass that is none of its own.
  mutating func ignore(from touch: Int) {
    (view, isFollowing, state) = (nil, false, nil)
    if !hasFollowed { note(.elsewhere, at: touch) }
  }

  private mutating func note(_ reason: GestureMiss.Reason, at touch: Int) {
    if miss == nil, !isRecognized { miss = GestureMiss(reason: reason, touch: touch) }
  }

  /// The states that a touch leads to, in their order.
  mutating func states(atTouch place: Int) -> [SceneGesture.State] {
    guard isFollowing else { return [] }
    latest = place
    turn(at: place)
    let end = gesture.ends(place) ? ending(of: place) : nil
    let found: [SceneGesture.State] =
      switch gesture.kind {
      case .pan, .pinch, .rotation, .scroll: continuous(place, end)
      case .tap(let count): tap(place, end, of: count)
      case .longPress(let least, let movement): press(place, end, least: least, movement)
      case .swipe(let directions): swipe(place, end, directions)
      }
    if let last = found.last { enter(last) }
    if end != nil { isFollowing = false }
    return found
  }

  /// How a stroke ends: only the last of them otherwise than by lifting the finger.
  private func ending(of place: Int) -> SceneGesture.State {
    place == gesture.touches.count - 1 ? gesture.ends : .ended
  }

  private mutating func enter(_ new: SceneGesture.State) {
    state = new
    if new.isEnd { isFollowing = false }
    if new == .began || new == .ended { (isRecognized, miss) = (true, nil) }
  }

  private func continuous(_ place: Int, _ end: SceneGesture.State?) -> [SceneGesture.State] {
    if place == first { return [.began] + (end.map { [$0] } ?? []) }
    return [end ?? .changed]
  }

  private mutating func tap(
    _ place: Int, _ end: SceneGesture.State?, of count: Int
  ) -> [SceneGesture.State] {
    let (way, most) = (self.way(from: first, to: place).length, GestureFacts.allowableMovement)
    if way > most { return failTap(.moved(way, most: most), at: place) }
    if place == first, taps > 0 {
      let way = self.way(from: lastTap, to: place).length
      if way > GestureFacts.farthestTap { return failTap(.apart(way), at: place) }
    }
    guard let end else { return [] }
    if end != .ended { return [end] }
    taps += 1
    lastTap = place
    if taps < count { return [] }
    taps = 0
    return [.ended]
  }

  private mutating func failTap(
    _ reason: GestureMiss.Reason, at place: Int
  ) -> [SceneGesture.State] {
    taps = 0
    return fail(reason, at: place)
  }

  private mutating func press(
    _ place: Int, _ end: SceneGesture.State?, least: Double, _ movement: Double
  ) -> [SceneGesture.State] {
    if state != nil { return [end ?? .changed] }
    // UIKit's way to be told of every touch.
    if place == first, least == 0 { return [.began] + (end.map { [$0] } ?? []) }
    if let end, end != .ended { return [end] }
    if end != nil { return fail(.lifted(timeFromFirst(to: place), least: least), at: place) }
    let way = self.way(from: first, to: place).length
    return way > movement ? fail(.moved(way, most: movement), at: place) : []
  }

  private mutating func swipe(
    _ place: Int, _ end: SceneGesture.State?, _ directions: [SceneSwipeDirection]
  ) -> [SceneGesture.State] {
    if let end, end != .ended { return [end] }
    let (way, duration) = (self.way(from: first, to: place), timeFromFirst(to: place))
    let isLate = duration > GestureFacts.longestSwipe + RunSettings.timeTolerance
    if !isLate, directions.contains(where: { way.isSwipe($0) }) { return [.ended] }
    return isLate || end != nil ? fail(.went(way, duration), at: place) : []
  }

  private mutating func fail(_ reason: GestureMiss.Reason, at place: Int) -> [SceneGesture.State] {
    note(reason, at: place)
    return [.failed]
  }

  // MARK: Time

  /// The states that come by themselves some time after a touch.
  mutating func states(afterTouch place: Int) -> [SceneGesture.State] {
    let found: [SceneGesture.State]
    switch gesture.kind {
    case .longPress: found = isFollowing && first == place && state == nil ? [.began] : []
    case .tap:
      let isAlone = taps > 0 && lastTap == place && !isFollowing
      // Where no tap is to come, a check of the scene has said so.
      if isAlone, place + 1 < gesture.touches.count { note(.waited, at: place) }
      found = isAlone ? [.failed] : []
      if isAlone { taps = 0 }
    case .pan, .pinch, .rotation, .swipe, .scroll: found = []
    }
    if let last = found.last { enter(last) }
    return found
  }

  /// The states that follow when the touches are taken away: those of a gesture that was told of.
  mutating func cancel() -> [SceneGesture.State] {
    defer { (isFollowing, taps) = (false, 0) }
    guard isFollowing, let known = state, !known.isEnd else { return [] }
    state = .cancelled
    return [.cancelled]
  }

  // MARK: What is known of the touch

  func touch(_ place: Int, _ state: SceneGesture.State) -> SceneTouch {
    let now = gesture.touches[place]
    let told = gesture.kind.tellsWhereItBegan ? gesture.touches[first] : now
    var touch = SceneTouch(location: told.location, velocity: now.velocity, state: state.rawValue)
    touch.time = now.time
    touch.translation = way(from: first, to: place)
    touch.view = view
    let isLifted = state.isEnd && !(gesture.kind.isDiscrete && state == .ended)
    touch.numberOfTouches = isLifted ? 0 : gesture.kind.fingers
    if let spread = now.spread, let start = gesture.touches[first].spread {
      touch.scale = spread.length / start.length
      touch.rotation = rotation
      let before = place > first ? place - 1 : place
      let duration = now.time - gesture.touches[before].time
      if duration > 0, let other = gesture.touches[before].spread {
        touch.scaleVelocity = (touch.scale - other.length / start.length) / duration
        touch.rotationVelocity = other.turn(to: spread) / duration
      }
    }
    return touch
  }

  private mutating func turn(at place: Int) {
    guard place > first, let now = gesture.touches[place].spread,
      let before = gesture.touches[place - 1].spread
    else { return }
    rotation += before.turn(to: now)
  }

  private func timeFromFirst(to place: Int) -> Double {
    gesture.touches[place].time - gesture.touches[first].time
  }

  private func way(from start: Int, to place: Int) -> CGVector {
    let (from, to) = (gesture.touches[start].location, gesture.touches[place].location)
    return CGVector(dx: to.x - from.x, dy: to.y - from.y)
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

extension CGVector {
  /// The angle to another vector, rad, clockwise on screen, from -pi to pi.
  fileprivate func turn(to other: CGVector) -> Double {
    let (sine, cosine) = (dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy)
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0).rotation
  }

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
