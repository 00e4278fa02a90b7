// SPDX-License-Identifier: MIT

internal import UIDynamicsKeyframing

/// The spring nearest to a motion, as code for five libraries.
enum SpringForm {
  static func text(
    _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) -> String {
    var (worst, parts) = (0.0, "")
    for item in motion.chosen where item.isAnimated(options.tolerance) {
      let route = try SpringRoute(item, motion, options)
      for leg in route.legs {
        worst = max(worst, leg.share)
        parts += section(item, leg)
      }
      parts += route.remarks.map { "  (\($0), which the spring omits.)\n" }.joined()
    }
    if let stillness = motion.stillness(options) { throw stillness }
    let source = "uidyn \(motion.version) (numerics \(motion.numericsID)), \(motion.scene)"
    return
      "# \(CommentText.plain(source)): nearest springs, largest error \(percent(worst)) of the distance\n"
      + parts
  }

  private static func section(_ item: MotionItem, _ leg: SpringLeg) -> String {
    let (path, spring, share) = (leg.path, leg.spring, leg.share)
    let off = DecimalText.bound(share * path.length)
    let (stiffness, damping) = (number(spring.stiffness), number(spring.dampingForce))
    let values = "mass: 1, stiffness: \(stiffness), damping: \(damping)"
    let (duration, ratio) = (number(spring.duration), number(spring.dampingFraction))
    // SwiftUI and Core Animation expect velocities in distances per second; the others expect value units.
    let isThrown = spring.velocity != 0
    let relative = isThrown ? ", initialVelocity: \(number(spring.velocity))" : ""
    let speeds = path.speeds(spring.velocity)
    return """

      \(CommentText.plain(item.id)), \(path.noun) \(path.ends): largest error \(percent(share)) of the\
       distance (\(off) pt)\(isThrown ? ", initial velocity \(speeds) \(path.unit)/s" : "")
        SwiftUI         duration: \(duration), bounce: \(number(spring.bounce))\(relative)
                        response: \(duration), dampingFraction: \(ratio)\(relative)
        Core Animation  CASpringAnimation  \(values)\(relative)
        Compose         spring(dampingRatio = \(ratio)f, stiffness = \(stiffness)f)\
      \(isThrown ? ", initialVelocity = \(speeds)\(speeds.hasSuffix(")") ? "" : "f")" : "")
        Motion          { type: "spring", \(values)\(isThrown ? ", velocity: \(speeds)" : "") }
        Figma           \(values)

      """
  }

  static func percent(_ share: Double) -> String {
    "\(DecimalText.text((share * 1000).rounded(.up) / 10)) %"
  }

  private static func number(_ value: Double) -> String { DecimalText.text(value) }
}

extension DampedSpring {
  /// Nearby springs whose duration and bounce have three decimals; the exact one comes first.
  ///
  /// For stiff springs, a thousandth of the duration matters. Strongly damped springs stay similar if the
  /// duration grows with 1 + bounce.
  var written: [DampedSpring] {
    let exact = Self.bounce(of: damping)
    let strongest = Self.bounce(of: SpringFit.damping.upperBound)
    // With an initial velocity, keep the spring: it does not depend on its speed.
    let (durations, bounces) =
      velocity == 0 ? ([0.0, -1, 1, -2, 2], [0.0, -1, 1, -2, 2, -3, 3]) : ([0], [0])
    return durations.flatMap { later in
      let duration = max(0.001, DecimalText.rounded(period + later / 1000, 3))
      let middle = exact < 0 ? (1 + exact) * duration / period - 1 : exact
      return bounces.map { more in
        let bounce = min(max(DecimalText.rounded(middle + more / 1000, 3), strongest), 1)
        return DampedSpring(
          frequency: 2 * Double.pi / duration,
          damping: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
          velocity: DecimalText.rounded(velocity, 3))
      }
    }
  }

  /// SwiftUI's parameters, for a mass of 1.
  fileprivate var duration: Double { DecimalText.rounded(period, 3) }
  fileprivate var bounce: Double { DecimalText.rounded(Self.bounce(of: damping), 3) }
  fileprivate var dampingFraction: Double { DecimalText.rounded(damping, 4) }

  private var period: Double { 2 * Double.pi / frequency }

  private static func bounce(of damping: Double) -> Double {
    damping <= 1 ? 1 - damping : 1 / damping - 1
  }

  var stiffness: Double {
    DecimalText.rounded(frequency * frequency, frequency < 4 ? 4 : 1)
  }
  var dampingForce: Double { DecimalText.rounded(2 * damping * frequency, 2) }
}
