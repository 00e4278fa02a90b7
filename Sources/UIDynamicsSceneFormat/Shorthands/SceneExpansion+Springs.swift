// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension SceneExpansion {
  /// Rewrites the spring of an attachment as a frequency and a damping ratio, and that of a field as a force,
  /// including those inside a composite.
  mutating func writeSprings(of behavior: ObjectReader) throws(Diagnostic) {
    for child in behavior.objects("children") { try writeSprings(of: child) }
    let isField = behavior.behaviorType == .field
    guard isField || behavior.behaviorType == .attachment else { return }
    func term(_ key: String) -> ShorthandTerm? {
      ShorthandTerm(behavior.value(key), in: written)
    }
    let none = ShorthandTerm(0)
    let keys: [String]
    let (frequency, ratio): (ShorthandTerm, ShorthandTerm)
    if let stiffness = term("stiffness") {
      keys = ["stiffness", "damping", "mass"]
      let (damping, mass) = (term("damping") ?? none, term("mass") ?? ShorthandTerm(1))
      frequency = .made(
        stiffness, mass, "sqrt(\(stiffness.text) / \(mass.text)) / (2 * pi)"
      ) { ($0 / $1).squareRoot() / (2 * .pi) }
      let critical = ShorthandTerm.made(
        stiffness, mass, "2 * sqrt(\(stiffness.text) * \(mass.text))"
      ) { 2 * ($0 * $1).squareRoot() }
      ratio = .made(damping, critical, "\(damping.text) / \(critical.text)") { $0 / $1 }
    } else if let response = term("response") {
      keys = ["response", "dampingFraction"]
      frequency = .made(response, none, "1 / \(response.text)") { one, _ in 1 / one }
      ratio = term("dampingFraction") ?? none
    } else if let duration = term("duration") {
      keys = ["duration", "bounce"]
      frequency = .made(duration, none, "1 / \(duration.text)") { one, _ in 1 / one }
      let bounce = term("bounce") ?? none
      let text = bounce.text
      ratio = .made(
        bounce, none, "\(text) < 0 ? 1 / (1 + \(text)) : 1 - \(text)"
      ) { bounce, _ in bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }
    } else {
      return
    }
    let text =
      isField
      ? force(frequency, ratio)
      : "\"frequency\": \(frequency.exactJSON), \"damping\": \(ratio.exactJSON)"
    try write(
      "{ \(text) }", in: behavior.object, replacing: keys + (isField ? ["field"] : []),
      of: behavior.value(keys[0]) ?? behavior.object)
  }

  /// A force of 1 N accelerates 1 kg by 100 pt/s²; positions are in pt, velocities in m/s.
  ///
  /// Limits stabilize springs that are too fast for 120 steps per second.
  private func force(_ frequency: ShorthandTerm, _ ratio: ShorthandTerm) -> String {
    let (f, r) = (frequency.text, ratio.text)
    let pull = ShorthandTerm.made(
      frequency, ratio, "min(60, pow(2 * pi * \(f), 2) / 100)"
    ) { f, _ in min(60, 4 * .pi * .pi * f * f / 100) }
    let brake = ShorthandTerm.made(
      frequency, ratio, "min(180, 4 * pi * \(f) * \(r))"
    ) { min(180, 4 * .pi * $0 * $1) }
    return "\"field\": \"custom\", \"force\": "
      + JSONText.text(of: "=-mass * (\(pull.text) * position + \(brake.text) * velocity)")
  }
}
