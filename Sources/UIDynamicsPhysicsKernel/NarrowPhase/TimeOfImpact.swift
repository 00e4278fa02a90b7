// SPDX-License-Identifier: MIT

/// Finds when two moving convex shapes come within the slop of each other.
///
/// Conservative advancement on separating axes: at the time reached so far, take the axis between
/// the nearest features; on it, find the first time at which its deepest vertices are one slop
/// apart; go there and repeat until the shapes themselves are (Mirtich, *Impulse-based Dynamic
/// Simulation*, 1996, 2.3; Catto, *Continuous Collision*, GDC 2013). Rotation is covered because
/// the deepest vertices are sought anew.
enum TimeOfImpact {
  struct Answer {
    /// The part of the sweeps, in 0...1, after which the shapes touch; nil when they do not.
    ///
    /// Also nil when they overlap from the start or the search does not converge: both are left to
    /// the contact solver of the next sub-step.
    var time: Float?
    /// Whether the shapes overlap or touch at the start, so that the ends of the sweeps do not matter.
    var isDecidedAtStart = false
  }

  static func find(
    _ a: ConvexPoints, _ sweepOfA: Sweep, _ b: ConvexPoints, _ sweepOfB: Sweep, slop: Float
  ) -> Answer {
    let (sweepA, sweepB) = (sweepOfA.withinOneTurn, sweepOfB.withinOneTurn)
    let target = larger(slop, (a.radius + b.radius) - Tolerances.impactSkinSlops * slop)
    let tolerance = Tolerances.impactToleranceSlops * slop
    var reached: Float = 0
    var cache = SimplexCache()
    for tried in 0..<Tolerances.impactAxes {
      let known = cache
      let pair = ConvexPair(
        a: a, poseA: sweepA.pose(at: reached), b: b, poseB: sweepB.pose(at: reached))
      let distance = pair.distance(cache: &cache)
      if distance < target + tolerance {
        return Answer(time: distance <= 0 ? nil : reached, isDecidedAtStart: tried == 0)
      }
      let axis = SeparationAxis(cache, pair, sweepA, sweepB)
      switch advance(along: axis, from: reached, pair, target: target, tolerance: tolerance) {
      case .separated: return Answer()
      case .touching: return Answer(time: reached)
      case .reached(let time):
        // From the same poses and the same simplex all the rest would go the same way.
        if time == reached && cache == known { return Answer() }
        reached = time
      }
    }
    return Answer()
  }

  private enum Advance {
    /// Apart along this axis to the end of the sweep (or not solvable).
    case separated
    /// At the target from the start.
    case touching
    /// At the target at this time along this axis; other axes are to be tried from there.
    case reached(Float)
  }

  /// The latest time to which this axis alone keeps the shapes apart; `pair` has them at the start.
  ///
  /// Each round takes the deepest vertices at the end of the bracket and pulls the end back to
  /// where those two are at the target.
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
      // Far from the origin no Float may lie at the target; then no round pulls the end back.
      if earlier == end { break }
      end = earlier
    }
    return .reached(start)
  }

  /// Where the separation of two vertices equals the target, by bisection and secant in turn.
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
      // When neither the middle nor the secant is a new time, none will be.
      standstills = time == low.time || time == high.time ? standstills + 1 : 0
      if standstills == 2 { break }
      if separation > target { low = (time, separation) } else { high = (time, separation) }
    }
    return end.time
  }
}
