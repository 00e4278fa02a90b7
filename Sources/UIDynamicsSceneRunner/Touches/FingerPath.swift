// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsFacts
internal import UIDynamicsGeometry
package import UIDynamicsSceneFormat

/// Resolves the points of one stroke into the touches that a screen delivers.
///
/// Between two points fingers move in straight lines and are delivered at every tick. A point that moves no
/// finger is not delivered, as in UIKit, unless it has a velocity of its own. No touch depends on later points,
/// so points can be appended as they happen: the touches are the same as of the whole stroke.
package struct FingerPath {
  /// Velocities are rounded to this part of their unit, so that straight strokes have short numbers.
  private static let velocityGrain = 1e6
  /// The most touches that a velocity is measured by.
  private static let widestWindow = 256

  private let run: RunSettings
  private var first: SceneGesture.Touch?
  private var last: SceneGesture.Touch?
  /// The touches that count for the next velocity, also those that are not delivered.
  private var window: [FingerTouch] = []

  package init(_ run: RunSettings) { self.run = run }

  /// The touches that a point adds; `end` is the state that follows it.
  package mutating func append(
    _ point: SceneGesture.Touch, end: SceneGesture.State?
  ) -> [FingerTouch] {
    var touches: [FingerTouch] = []
    let known = window.last
    if let last {
      let due = dueTick(of: point)
      var tick = dueTick(of: last) + 1
      // Of a rest, only the end counts for velocities.
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

  /// The point to append so that the finger rests until the tick before another; nil if it is delivered no
  /// earlier than that.
  package func rest(before tick: Int) -> SceneGesture.Touch? {
    guard var point = last, dueTick(of: point) < tick - 1 else { return nil }
    // Whole milliseconds, as touches are kept.
    let time = (Double(tick - 1) / run.ticksPerSecond * 1_000).rounded(.down) / 1_000
    if time <= point.time { return nil }
    (point.time, point.velocity) = (time, nil)
    return point
  }

  /// The tick that delivers a point; none after the end of the run.
  private func dueTick(of point: SceneGesture.Touch) -> Int {
    run.tick(dueAt: min(point.time, run.timeLimit))
  }

  /// Whether a point without a velocity soon repeats the last place: fingers are lifted a little late.
  private func isRepeated(_ point: SceneGesture.Touch) -> Bool {
    guard let last, point.velocity == nil else { return false }
    return point.location == last.location && point.spread == last.spread
      && point.time - last.time <= GestureFacts.longestLift + RunSettings.timeTolerance
  }

  // MARK: Velocities

  /// The touch at a point, with the least-squares slopes of the touches in the window that ends with it.
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
      // Small numbers, whenever and wherever the touch is.
      let (time, values) = (touch.time - last.time, touch.values - last.values)
      (t, tt) = (t + time, tt + time * time)
      (v, tv) = (v + values, tv + time * values)
    }
    let count = Double(window.count)
    let spread = count * tt - t * t
    if !(spread > 0) { return .zero }
    var slope = (count * tv - t * v) / spread
    for place in slope.indices {
      slope[place] = (slope[place] * Self.velocityGrain).rounded() / Self.velocityGrain
    }
    return slope
  }
}

extension FingerTouch {
  /// All that has a velocity.
  fileprivate var values: SIMD4<Double> {
    SIMD4(Double(location.x), Double(location.y), scale, rotation)
  }

  fileprivate mutating func takeVelocities(of other: FingerTouch) {
    velocity = other.velocity
    (scaleVelocity, rotationVelocity) = (other.scaleVelocity, other.rotationVelocity)
  }
}

extension SceneGesture.Touch {
  /// The fingers at a time on their straight path to another point.
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
  /// The angle to another vector, rad, clockwise on screen, from -pi to pi.
  fileprivate func rotation(to other: CGVector) -> Double {
    let (sine, cosine) = (dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy)
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0).rotation
  }
}
