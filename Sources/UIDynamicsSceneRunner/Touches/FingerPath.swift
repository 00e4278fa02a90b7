// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsFacts
internal import UIDynamicsGeometry
package import UIDynamicsSceneFormat

/// Converts the points of a stroke to the touches that a screen delivers.
///
/// Fingers move in straight lines between points, with a touch in every tick. As in UIKit, a point without
/// movement is not delivered unless it has an explicit velocity. Touches never depend on later points, so
/// points can be appended while the finger is moving.
package struct FingerPath {
  /// The precision to which velocities are rounded, so that straight strokes yield short numbers.
  private static let velocityGrain = 1e6
  private static let widestWindow = 256

  private let run: RunSettings
  private var first: SceneGesture.Touch?
  private var last: SceneGesture.Touch?
  /// The touches in the velocity window, including those that are not delivered.
  private var window: [FingerTouch] = []

  package init(_ run: RunSettings) { self.run = run }

  /// Returns the touches that a point adds; `end` is the state after the point.
  package mutating func append(
    _ point: SceneGesture.Touch, end: SceneGesture.State?
  ) -> [FingerTouch] {
    var touches: [FingerTouch] = []
    let known = window.last
    if let last {
      let due = dueTick(of: point)
      var tick = dueTick(of: last) + 1
      // Only the end of a rest affects velocities.
      let isRest = point.location == last.location && point.spread == last.spread
      let longest = Int(GestureFacts.velocityWindow * run.ticksPerSecond) + 2
      if isRest { tick = max(tick, due - longest) }
      while tick < due {
        let touch = measured(last.moved(to: point, at: Double(tick) / run.ticksPerSecond))
        if touch.hasMoved { touches.append(touch) }
        tick += 1
      }
    }
    let isSoonLifted = end != nil && isRepeated(point)
    var touch = measured(point)
    if isSoonLifted, let known { touch.takeVelocities(of: known) }
    touch.isFirst = first == nil
    touch.end = end
    if touch.isFirst || touch.hasMoved || point.velocity != nil || end != nil {
      touches.append(touch)
    }
    (first, last) = (first ?? point, point)
    return touches
  }

  /// Returns the point to append so that the finger rests until the tick before another one; `nil` if the last
  /// point is not delivered earlier than that.
  package func rest(before tick: Int) -> SceneGesture.Touch? {
    guard var point = last, dueTick(of: point) < tick - 1 else { return nil }
    // Touches are stored in whole milliseconds.
    let time = (Double(tick - 1) / run.ticksPerSecond * 1_000).rounded(.down) / 1_000
    if time <= point.time { return nil }
    (point.time, point.velocity) = (time, nil)
    return point
  }

  /// Returns the tick that delivers a point, limited to the last tick.
  private func dueTick(of point: SceneGesture.Touch) -> Int {
    run.tick(dueAt: min(point.time, run.timeLimit))
  }

  /// Returns `true` if the point repeats the last location shortly after it, as when a finger is lifted with a delay.
  private func isRepeated(_ point: SceneGesture.Touch) -> Bool {
    guard let last, point.velocity == nil else { return false }
    return point.location == last.location && point.spread == last.spread
      && point.time - last.time <= GestureFacts.longestLift + RunSettings.timeTolerance
  }

  // MARK: Velocities

  /// Returns the touch at a point; velocities are least-squares slopes over the window.
  private mutating func measured(_ point: SceneGesture.Touch) -> FingerTouch {
    var touch = FingerTouch(point)
    let before = window.last
    if let before {
      touch.hasMoved = touch.location != before.location || touch.spread != before.spread
    }
    if let spread = point.spread, let start = first?.spread, let last = before?.spread {
      touch.scale = spread.length / start.length
      touch.rotation = (before?.rotation ?? 0) + last.rotation(to: spread)
    }
    let start = point.time - GestureFacts.velocityWindow - RunSettings.timeTolerance
    window.append(touch)
    while window.count > Self.widestWindow || window[0].time < start { window.removeFirst() }
    let slope = slope
    touch.velocity = point.velocity ?? CGVector(dx: slope.x, dy: slope.y)
    (touch.scaleVelocity, touch.rotationVelocity) = (slope.z, slope.w)
    window[window.count - 1] = touch
    return touch
  }

  private var slope: SIMD4<Double> {
    guard let last = window.last else { return .zero }
    var (t, tt, v, tv) = (0.0, 0.0, SIMD4<Double>.zero, SIMD4<Double>.zero)
    for touch in window {
      // Relative values keep the sums small, and make the rounding independent of time and place.
      let (time, values) = (touch.time - last.time, touch.values - last.values)
      (t, tt) = (t + time, tt + time * time)
      (v, tv) = (v + values, tv + time * values)
    }
    let count = Double(window.count)
    let spread = count * tt - t * t
    if !(spread > 0) { return .zero }
    var slope = (count * tv - t * v) / spread
    for index in slope.indices {
      slope[index] = (slope[index] * Self.velocityGrain).rounded() / Self.velocityGrain
    }
    return slope
  }
}

extension FingerTouch {
  fileprivate var values: SIMD4<Double> {
    SIMD4(Double(location.x), Double(location.y), scale, rotation)
  }

  fileprivate mutating func takeVelocities(of other: FingerTouch) {
    velocity = other.velocity
    (scaleVelocity, rotationVelocity) = (other.scaleVelocity, other.rotationVelocity)
  }
}

extension SceneGesture.Touch {
  fileprivate func moved(to other: Self, at time: Double) -> Self {
    let share = (time - self.time) / (other.time - self.time)
    var touch = self
    (touch.time, touch.velocity) = (time, nil)
    touch.location.x += share * (other.location.x - location.x)
    touch.location.y += share * (other.location.y - location.y)
    if let spread, let end = other.spread {
      touch.spread = CGVector(
        dx: spread.dx + share * (end.dx - spread.dx), dy: spread.dy + share * (end.dy - spread.dy))
    }
    return touch
  }
}

extension CGVector {
  /// Returns the angle to another vector in radians, clockwise on screen, from -π to π.
  fileprivate func rotation(to other: CGVector) -> Double {
    let (sine, cosine) = (dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy)
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0).rotation
  }
}
