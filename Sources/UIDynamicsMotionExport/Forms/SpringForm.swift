// SPDX-License-Identifier: MIT

internal import UIDynamicsKeyframing

/// The spring that comes nearest to a motion, in the words of five libraries.
enum SpringForm {
  /// A spring that is off by more than this share of the way is another motion.
  private static let largestError = 0.05

  static func text(
    _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) -> String {
    var (worst, parts) = (0.0, "")
    for item in motion.chosen where item.moves(options.tolerance) {
      for way in try SpringWay.all(of: item, motion, options) {
        let spring = SpringFit.fit(way.rest, step: 1 / motion.ticksPerSecond).rounded
        let share = way.error(of: spring, step: 1 / motion.ticksPerSecond)
        guard share <= largestError else {
          throw .otherForm(
            "the nearest spring is \(percent(share)) of the way off for the \(way.noun) of"
              + " \"\(item.id)\", more than \(percent(largestError))")
        }
        worst = max(worst, share)
        parts += section(item, way, spring, share)
      }
      if item.moves(.angle, options.tolerance), item.turnsBack(options.tolerance) {
        let most = item.angle.map { ($0 - item.angle[0]).magnitude }.max() ?? 0
        parts +=
          "  (It turns by up to \(DecimalText.bound(most)) rad and back, which no spring says.)\n"
      }
    }
    if parts.isEmpty { throw ExportRefusal("nothing moves") }
    let source = "uidyn \(motion.version) (numerics \(motion.numericsID)), \(motion.scene)"
    return
      "# \(CommentText.plain(source)): nearest springs, at most \(percent(worst)) of the way off\n"
      + parts
  }

  private static func section(
    _ item: MotionItem, _ way: SpringWay, _ spring: DampedSpring, _ share: Double
  ) -> String {
    let off = DecimalText.bound(share * way.length)
    let (stiffness, damping) = (number(spring.stiffness), number(spring.dampingForce))
    let values = "mass: 1, stiffness: \(stiffness), damping: \(damping)"
    return """

      \(CommentText.plain(item.id)), \(way.noun) \(way.ends): at most \(percent(share)) of the way\
       (\(off) pt) off
        SwiftUI         Spring(duration: \(number(spring.duration)), bounce: \(number(spring.bounce)))
        Core Animation  CASpringAnimation  \(values)
        Compose         spring(dampingRatio = \(number(spring.damping))f, stiffness = \(stiffness)f)
        Motion          { type: "spring", \(values) }
        Figma           \(values)

      """
  }

  static func percent(_ share: Double) -> String {
    "\(DecimalText.text((share * 1000).rounded(.up) / 10)) %"
  }

  private static func number(_ value: Double) -> String { DecimalText.text(value) }
}

extension DampedSpring {
  /// What is written, in its digits: duration and bounce to a thousandth, the rest follows from them.
  fileprivate var rounded: DampedSpring {
    let duration = DecimalText.rounded(2 * Double.pi / frequency, 3)
    let bounce = DecimalText.rounded(bounce, 3)
    return DampedSpring(
      frequency: 2 * Double.pi / duration,
      damping: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// SwiftUI's two words, for a mass of 1.
  fileprivate var duration: Double { DecimalText.rounded(2 * Double.pi / frequency, 3) }
  fileprivate var bounce: Double {
    DecimalText.rounded(damping <= 1 ? 1 - damping : 1 / damping - 1, 3)
  }

  fileprivate var stiffness: Double { DecimalText.rounded(frequency * frequency, 1) }
  fileprivate var dampingForce: Double { DecimalText.rounded(2 * damping * frequency, 2) }
}

extension MotionItem {
  /// Whether it ends with the angle with which it starts.
  fileprivate func turnsBack(_ tolerance: Double) -> Bool {
    (angle[angle.count - 1] - angle[0]).magnitude * reach <= SpringWay.shortest * tolerance
  }
}

/// A way of an item that a spring can go: between two places, or between two angles.
private struct SpringWay {
  /// A way of fewer tolerances has no progress to speak of.
  static let shortest = 4.0

  var noun: String
  var ends: String
  /// In pt.
  var length: Double
  /// What is left of the way at each tick, as a share of it, along it and beside it.
  var rest: [Double]
  var beside: [Double]

  static func all(
    of item: MotionItem, _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) -> [SpringWay] {
    try item.checkRest(motion, options.tolerance, "a spring comes to rest")
    var ways: [SpringWay] = []
    if item.moves(.x, options.tolerance) || item.moves(.y, options.tolerance) {
      ways.append(
        try SpringWay(item, (item.x, item.y), weight: 1, noun: "place", options.tolerance))
    }
    if item.moves(.angle, options.tolerance), !item.turnsBack(options.tolerance) {
      let zeros = item.angle.map { _ in 0.0 }
      ways.append(
        try SpringWay(
          item, (item.angle, zeros), weight: item.reach, noun: "angle", options.tolerance))
    }
    return ways
  }

  private init(
    _ item: MotionItem, _ track: ([Double], [Double]), weight: Double, noun: String,
    _ tolerance: Double
  ) throws(ExportRefusal) {
    let last = track.0.count - 1
    let end = (track.0[last], track.1[last])
    let (dx, dy) = (track.0[0] - end.0, track.1[0] - end.1)
    let square = dx * dx + dy * dy
    guard square.squareRoot() * weight > Self.shortest * tolerance else {
      throw .otherForm(
        "the \(noun) of \"\(item.id)\" ends where it starts, and a spring has a way to go")
    }
    (self.noun, length) = (noun, square.squareRoot() * weight)
    rest = zip(track.0, track.1).map { (($0 - end.0) * dx + ($1 - end.1) * dy) / square }
    beside = zip(track.0, track.1).map { (($0 - end.0) * dy - ($1 - end.1) * dx) / square }
    let numbers = [track.0[0], track.1[0], end.0, end.1].map {
      DecimalText.text(DecimalText.rounded($0, 3))
    }
    ends =
      noun == "angle"
      ? "from \(numbers[0]) to \(numbers[2]) rad"
      : "from (\(numbers[0]), \(numbers[1])) to (\(numbers[2]), \(numbers[3]))"
  }

  /// The largest distance at a tick, as a share of the way.
  func error(of spring: DampedSpring, step: Double) -> Double {
    let samples = spring.samples(rest.count, every: step)
    var worst = 0.0
    for tick in rest.indices {
      let (along, off) = (samples[tick] - rest[tick], beside[tick])
      worst = max(worst, along * along + off * off)
    }
    return worst.squareRoot()
  }
}
