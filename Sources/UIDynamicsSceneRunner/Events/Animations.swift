// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Running animations: how far what items show still is from what they are.
///
/// As in UIKit since iOS 8 an animation is added to the model value, old − new at its start and
/// nothing at its end, so that several of one item run on undisturbed.
struct Animations {
  private struct Animation {
    var start: Double
    var duration: Double
    var ways: [AnimationWay]

    /// How much of the duration has passed, 0 to 1; a time that only rounding keeps from its end is
    /// the end.
    func fraction(at time: Double) -> Double {
      let fraction = (time - start) / duration
      return fraction > 1 - 1e-9 ? 1 : fraction
    }

    func difference(at time: Double) -> StagePose {
      let fraction = fraction(at: time)
      return (ways.first { fraction < $0.end } ?? ways[ways.count - 1]).difference(at: fraction)
    }
  }

  /// Those of each item, in the order in which they began.
  private var running: [Int: [Animation]] = [:]
  /// How many run; one with keyframes counts once for each.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Begins an animation at a time, s, from an old pose over others, each with the part of the duration at
  /// whose end it is shown, to the last.
  mutating func add(
    _ old: StagePose, _ steps: [(end: Double, pose: StagePose, timing: AnimationTiming)],
    on item: Int, from start: Double, duration: Double
  ) {
    guard duration > 0, let new = steps.last?.pose else { return }
    var (ways, last) = ([AnimationWay](), (end: 0.0, difference: old - new))
    for step in steps {
      let difference = step.pose - new
      ways.append(
        AnimationWay(
          start: last.end, end: step.end, from: last.difference, to: difference,
          timing: step.timing))
      last = (step.end, difference)
    }
    guard ways.contains(where: { $0.from != StagePose() }) else { return }
    count += ways.count
    running[item, default: []].append(Animation(start: start, duration: duration, ways: ways))
  }

  /// Forgets what is over at a time.
  mutating func prune(at time: Double) {
    for item in running.keys { running[item]?.removeAll { $0.fraction(at: time) == 1 } }
    running = running.filter { !$0.value.isEmpty }
    count = running.values.joined().reduce(0) { $0 + $1.ways.count }
  }

  /// What an item shows more than it is at a time; nil if it shows what it is.
  func difference(of item: Int, at time: Double) -> StagePose? {
    var sum: StagePose?
    for animation in running[item] ?? [] {
      sum = (sum ?? StagePose()) + animation.difference(at: time)
    }
    return sum
  }
}

/// A part of an animation: from one pose to another, both less the one at the end of all.
struct AnimationWay {
  /// Parts of the whole duration.
  var start: Double
  var end: Double
  var from: StagePose
  var to: StagePose
  var timing: AnimationTiming

  func difference(at fraction: Double) -> StagePose {
    if fraction >= end { return to }
    let progress = timing.progress(at: (fraction - start) / (end - start))
    let rest = (1 - progress) * from
    return to == StagePose() ? rest : rest + progress * to
  }
}

/// How the progress of an animation depends on time.
enum AnimationTiming {
  case curve(TimingCurve)
  case spring(SpringCurve)

  /// The progress at a fraction of the duration, from 0 to 1; a spring goes beyond.
  func progress(at fraction: Double) -> Double {
    switch self {
    case .curve(let curve): curve.progress(at: fraction)
    case .spring(let spring): spring.progress(at: fraction)
    }
  }
}
