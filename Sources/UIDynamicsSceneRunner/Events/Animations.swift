// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The running animations, as offsets from the model values.
///
/// As in UIKit since iOS 8, animations are additive: each starts at the old value minus the new one and ends at
/// zero, so several can run on the same item.
struct Animations {
  private struct Animation {
    var start: Double
    var duration: Double
    var segments: [AnimationSegment]

    /// Returns the elapsed fraction of the duration, 0 to 1; it is 1 if only rounding keeps it below 1.
    func fraction(at time: Double) -> Double {
      let fraction = (time - start) / duration
      return fraction > 1 - 1e-9 ? 1 : fraction
    }

    func difference(at time: Double) -> StagePose {
      let fraction = fraction(at: time)
      return (segments.first { fraction < $0.end } ?? segments[segments.count - 1]).difference(
        at: fraction)
    }
  }

  private var running: [Int: [Animation]] = [:]
  /// The number of running animations; each keyframe counts as one.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Starts an animation from the old pose through `steps`; `end` is a fraction of the duration.
  mutating func add(
    _ old: StagePose, _ steps: [(end: Double, pose: StagePose, timing: (Double) -> Double)],
    on item: Int, from start: Double, duration: Double
  ) {
    guard duration > 0, let new = steps.last?.pose else { return }
    var (segments, last) = ([AnimationSegment](), (end: 0.0, difference: old - new))
    for step in steps {
      let difference = step.pose - new
      segments.append(
        AnimationSegment(
          start: last.end, end: step.end, from: last.difference, to: difference,
          timing: step.timing))
      last = (step.end, difference)
    }
    guard segments.contains(where: { $0.from != StagePose() }) else { return }
    count += segments.count
    running[item, default: []].append(
      Animation(start: start, duration: duration, segments: segments))
  }

  mutating func prune(at time: Double) {
    for item in running.keys { running[item]?.removeAll { $0.fraction(at: time) == 1 } }
    running = running.filter { !$0.value.isEmpty }
    count = running.values.joined().reduce(0) { $0 + $1.segments.count }
  }

  /// Returns the difference between the presented and the model pose, or `nil` if no animation is running.
  func difference(of item: Int, at time: Double) -> StagePose? {
    var sum: StagePose?
    for animation in running[item] ?? [] {
      sum = (sum ?? StagePose()) + animation.difference(at: time)
    }
    return sum
  }
}

/// A segment of an animation; poses are relative to the final pose.
struct AnimationSegment {
  /// The start as a fraction of the total duration, like `end`.
  var start: Double
  var end: Double
  var from: StagePose
  var to: StagePose
  /// Returns the progress, from 0 to 1, at a fraction of the segment; springs can exceed 1.
  var timing: (Double) -> Double

  func difference(at fraction: Double) -> StagePose {
    if fraction >= end { return to }
    let progress = timing((fraction - start) / (end - start))
    let rest = (1 - progress) * from
    return to == StagePose() ? rest : rest + progress * to
  }
}
