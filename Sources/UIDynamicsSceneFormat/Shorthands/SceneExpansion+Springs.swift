// SPDX-License-Identifier: MIT

extension SceneExpansion {
  /// Writes the springs of an attachment, or of those in a composite, as frequency and damping ratio.
  mutating func writeSprings(of behavior: ObjectReader) throws(Diagnostic) {
    for child in behavior.objects("children") { try writeSprings(of: child) }
    guard behavior.behaviorType == .attachment else { return }
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
    try write(
      "{ \"frequency\": \(frequency.exactJSON), \"damping\": \(ratio.exactJSON) }",
      in: behavior.object, replacing: keys, of: behavior.value(keys[0]) ?? behavior.object)
  }
}
