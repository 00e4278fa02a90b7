// SPDX-License-Identifier: MIT

/// Conservative advancement: on the axis between the closest features, finds the first time at which the deepest
/// vertices are at the target distance, advances to that time, and repeats.
///
/// Sources: Mirtich, *Impulse-based Dynamic Simulation*, 1996, 2.3; Catto, *Continuous Collision*, GDC 2013.
enum TimeOfImpact {
  struct Answer {
    /// The fraction of the sweeps at which the shapes touch, or `nil` if they do not.
    ///
    /// Also `nil` if they overlap at the start or the search fails; the contact solver handles that in the next sub-step.
    var time: Float?
    /// True if the shapes touch or overlap at the start, so the ends of the sweeps do not matter.
    var isDecidedAtStart = false
  }

  /// `start` contains the poses at the start of the sweeps.
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
        // With the same poses and simplex, this step would only be repeated.
        if time == reached && cache == known { return Answer() }
        reached = time
      }
    }
    return Answer()
  }

  private enum Advance {
    /// The shapes are apart along this axis until the end of the sweep, or no time was found.
    case separated
    case touching
    /// The shapes are at the target distance along this axis at this time; other axes remain to be tested.
    case reached(Float)
  }

  /// Returns the latest time until which this axis keeps the shapes apart; `pair` contains their poses at `start`.
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
      // Far from the origin, there may be no `Float` time at the target distance, so the end does not move.
      if earlier == end { break }
      end = earlier
    }
    return .reached(start)
  }

  /// Returns the time at which two vertices are at the target distance; alternates bisection and secant steps.
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
      // If neither method produces a new time, further iterations will not either.
      standstills = time == low.time || time == high.time ? standstills + 1 : 0
      if standstills == 2 { break }
      if separation > target { low = (time, separation) } else { high = (time, separation) }
    }
    return end.time
  }
}
