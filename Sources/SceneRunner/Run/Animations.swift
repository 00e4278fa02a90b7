// SPDX-License-Identifier: MIT

internal import SceneFormat

/// Running animations: how far what items show still is from what they are.
///
/// As in UIKit since iOS 8 an animation is added to the model value, old − new at its start and
/// nothing at its end, so that several of one item run on undisturbed.
struct Animations {
  private struct Animation {
    var item: Int
    var start: Double
    var duration: Double
    var curve: TimingCurve
    /// Old less new.
    var difference: StagePose
  }

  private var running: [Animation] = []

  var isEmpty: Bool { running.isEmpty }

  /// Begins an animation at a time, s, of a difference between the old and the new.
  mutating func add(
    _ difference: StagePose, on item: Int, from start: Double, duration: Double, _ curve: SceneCurve
  ) {
    guard duration > 0, difference != StagePose() else { return }
    running.append(
      Animation(
        item: item, start: start, duration: duration, curve: TimingCurve(curve),
        difference: difference))
  }

  /// Forgets what is over at a time.
  mutating func prune(at time: Double) {
    if running.isEmpty { return }
    running.removeAll { time >= $0.start + $0.duration }
  }

  /// What an item shows more than it is at a time; nil if it shows what it is.
  func difference(of item: Int, at time: Double) -> StagePose? {
    var sum: StagePose?
    for animation in running where animation.item == item {
      let progress = animation.curve.progress(at: (time - animation.start) / animation.duration)
      sum = (sum ?? StagePose()) + (1 - progress) * animation.difference
    }
    return sum
  }
}
