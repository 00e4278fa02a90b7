// SPDX-License-Identifier: MIT

internal import SceneFormat

/// Running animations: how far what items show still is from what they are.
///
/// As in UIKit since iOS 8 an animation is added to the model value, old − new at its start and
/// nothing at its end, so that several of one item run on undisturbed.
struct Animations {
  private struct Animation {
    var start: Double
    var duration: Double
    var curve: TimingCurve
    /// Old less new.
    var difference: StagePose

    /// How much of the duration has passed, 0 to 1; a time that only rounding keeps from its end is
    /// the end.
    func fraction(at time: Double) -> Double {
      let fraction = (time - start) / duration
      return fraction > 1 - 1e-9 ? 1 : fraction
    }
  }

  /// Those of each item, in the order in which they began.
  private var running: [Int: [Animation]] = [:]
  /// How many run.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Begins an animation at a time, s, of a difference between the old and the new.
  mutating func add(
    _ difference: StagePose, on item: Int, from start: Double, duration: Double, _ curve: SceneCurve
  ) {
    guard duration > 0, difference != StagePose() else { return }
    count += 1
    running[item, default: []].append(
      Animation(
        start: start, duration: duration, curve: TimingCurve(curve), difference: difference))
  }

  /// Forgets what is over at a time.
  mutating func prune(at time: Double) {
    if isEmpty { return }
    for item in running.keys { running[item]?.removeAll { $0.fraction(at: time) == 1 } }
    running = running.filter { !$0.value.isEmpty }
    count = running.values.reduce(0) { $0 + $1.count }
  }

  /// What an item shows more than it is at a time; nil if it shows what it is.
  func difference(of item: Int, at time: Double) -> StagePose? {
    var sum: StagePose?
    for animation in running[item] ?? [] {
      let progress = animation.curve.progress(at: animation.fraction(at: time))
      sum = (sum ?? StagePose()) + (1 - progress) * animation.difference
    }
    return sum
  }
}
