// SPDX-License-Identifier: MIT

/// Conservative advancement: on the axis between the nearest features, find the first time at which its
/// deepest vertices are at the target distance, go there and repeat.
///
/// Mirtich, *Impulse-based Dynamic Simulation*, 1996, 2.3; Catto, *Continuous Collision*, GDC 2013.
enum TimeOfImpact {
  struct Answer {
    /// The fraction of the sweeps at which the shapes touch; `nil` if they do not.
    ///
    /// Also `nil` if they overlap at the start or the search fails; the next sub-step's contact solver handles these.
    var time: Float?
    /// True if the shapes overlap or touch at the start, so the ends of the sweeps do not matter.
    var isDecidedAtStart = false
  }

  /// The pair has the poses at the start of the sweeps.
  static func find(_ start: ConvexPair, _ a: Sweep, _ b: Sweep, slop: Float) -> Answer {
    var (pair, sweepA, sweepB) = (start, a, b)
    let target = larger(slop, (pair.a.radius + pair.b.radius) - Tolerances.impactSkinSlops * slop)
    let tolerance = Tolerances.impactToleranceSlops * slop
    var reached: Float = 0
    var cache = SimplexCache()
    for tried in 0..<Tolerances.impactAxes {
      let known = cache
      if tried > 0 {
        (pair.poseA, pair.poseB) = (sweepA.pose(at: reached), sweepB.pose(at: reached))
      }
      let distance = pair.distance(cache: &cache)
      if distance < target + tolerance {
        return Answer(time: distance <= 0 ? nil : reached, isDecidedAtStart: tried == 0)
      }
      if tried == 0 { (sweepA, sweepB) = (a.withinOneTurn, b.withinOneTurn) }
      let axis = SeparationAxis(cache, pair, sweepA, sweepB)
      switch advance(along: axis, from: reached, pair, target: target, tolerance: tolerance) {
      case .separated: return Answer()
      case .touching: return Answer(time: reached)
      case .reached(let time):
        // The same poses and simplex would only repeat this step.
        if time == reached && cache == known { return Answer() }
        reached = time
      }
    }
    return Answer()
  }

  private enum Advance {
    /// Apart along this axis to the end of the sweep, or not solvable.
    case separated
    case touching
    /// At the target distance at this time; other axes follow.
    case reached(Float)
  }

  /// Returns the latest time to which this axis keeps the shapes apart; `pair` has their start poses.
  private static func advance(
    along axis: SeparationAxis, from start: Float, _ pair: ConvexPair, target: Float,
    tolerance: Float
  ) -> Advance {
    var end: Float = 1
    for _ in 0..<Tolerances.impactPullBacks {
      let deepest = axis.deepest(at: end)
      if deepest.separation > target + tolerance { return .separated }
      if deepest.separation > target - tolerance { return .reached(end) }
      let atStart = axis.separation(deepest.indexA, deepest.indexB, pair.poseA, pair.poseB)
      if atStart < target - tolerance { return .separated }
      if atStart <= target + tolerance { return .touching }
      let earlier = root(
        of: axis, deepest.indexA, deepest.indexB, target: target, tolerance: tolerance,
        from: (start, atStart), to: (end, deepest.separation))
      // Far from the origin, no Float may be at the target; then the end stays.
      if earlier == end { break }
      end = earlier
    }
    return .reached(start)
  }

  /// Returns the time at which two vertices are at the target distance, by alternating bisection and secants.
  private static func root(
    of axis: SeparationAxis, _ indexA: Int, _ indexB: Int, target: Float, tolerance: Float,
    from start: (time: Float, separation: Float), to end: (time: Float, separation: Float)
  ) -> Float {
    var (low, high) = (start, end)
    var standstills = 0
    for iteration in 0..<Tolerances.impactRootSteps {
      let time =
        iteration & 1 == 1
        ? low.time + (target - low.separation) * (high.time - low.time)
          / (high.separation - low.separation)
        : 0.5 * (low.time + high.time)
      let separation = axis.separation(indexA, indexB, at: time)
      if (separation - target).magnitude < tolerance { return time }
      // If neither method gives a new time, none will follow.
      standstills = time == low.time || time == high.time ? standstills + 1 : 0
      if standstills == 2 { break }
      if separation > target { low = (time, separation) } else { high = (time, separation) }
    }
    return end.time
  }
}
