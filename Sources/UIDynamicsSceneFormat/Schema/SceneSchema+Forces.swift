// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension SceneSchema {
  static let push = SchemaObject(
    """
    a push behavior
    { "type": "push", "item": "card", "mode": "instantaneous", "pushDirection": [2, -1] }
    \(manyItems)
    mode | words | "continuous" | Continuous force or single impulse
    | continuous | A force applied in every step
    | instantaneous | One impulse, applied in the next step
    active | boolean | true | True if the push acts
    pushDirection | vector | [0, 0] | \
    Direction and magnitude; a length of 1 accelerates a 100 × 100 pt item at 100 pt/s²
    angle | angle | 0 | Direction, clockwise from the x-axis; applied after "pushDirection"
    magnitude | factor | 0 | \
    Magnitude, in newtons of the engine; applied last, without changing the direction
    targetOffsetFromCenter | map offset | \
    Point at which an item is pushed, as {"ID": [dx, dy]}; does not rotate with the item
    at most one | items | item
    """)

  static let snap = SchemaObject(
    """
    a snap behavior
    { "type": "snap", "item": "card", "snapPoint": [187, 333], "damping": 0.4 }
    \(singleItem)
    snapPoint | point, required | Point to which the center is pulled
    damping | from 0, percent no oscillation | 0.5 | \
    Damping, from 0 (most bouncy) to 1 (no overshoot); read when the behavior is added
    exactly one | item | items
    """)

  static let field = SchemaObject(
    """
    a field behavior
    { "type": "field", "field": "radialGravity", "items": ["card"], "position": [187, 333] }
    \(manyItems)
    field | words, required | The kind of field
    | drag | Slows items in proportion to the square of their velocity
    | vortex | Pushes items around the position
    | radialGravity | Pulls items toward the position
    | linearGravity | Pulls items in one direction
    | velocity | Gives every item the same velocity
    | noise | Pushes items randomly
    | turbulence | Pushes moving items randomly
    | spring | Pulls items toward the position like a spring; with "stiffness", "response" or \
    "duration", they settle there
    | electric | Repels like charges from the position
    | magnetic | Deflects moving charges
    | custom | Applies the force of an expression
    position | point | [0, 0] | Center of the field and its region
    region | shape | "infinite" | Region in which the field acts
    strength | factor | 1 | Factor; a negative value reverses the force, 0 disables it; in a \
    custom field, any other value acts as 1
    falloff | factor | \
    Exponent of the decay with distance; defaults to \(falloffs), and 0 for the others
    minimumRadius | from 0 pt | \(UIKitFacts.fieldMinimumRadius) | \
    Distance below which the force stays constant
    direction | vector | \
    Direction of the force (1 is 100 pt/s²), or the velocity of the items (1 is 100 pt/s)
    smoothness | from 0 to 1 | Smoothness, from 0 (finest noise) to 1 (nearly uniform force)
    animationSpeed | factor | Speed at which the noise changes; 0 keeps it constant
    force | force, at force | Force of a custom field on an item, in newtons of the engine: a \
    vector that can depend on position, velocity, mass, charge and time
    \(springKeys)
    damping | from 0 kg/s | Damping coefficient c for "stiffness"
    at most one | items | item
    at most one | strength | stiffness damping? mass? | response dampingFraction | duration bounce?
    cases | field
    \(FieldKind.allCases.map(fieldCase).joined(separator: "\n"))
    """)

  /// The nonzero exponents in words: "2 for radialGravity, 1 for electric and magnetic".
  private static var falloffs: String {
    let kinds = FieldKind.allCases.filter { $0.facts.falloff != 0 }
    var exponents: [Double] = []
    for kind in kinds where !exponents.contains(kind.facts.falloff) {
      exponents.append(kind.facts.falloff)
    }
    return exponents.map { exponent in
      let words = kinds.filter { $0.facts.falloff == exponent }.map { $0.rawValue }
      return "\(Int(exponent)) for \(Sentence.joined(words, "and"))"
    }.joined(separator: ", ")
  }

  /// Derives the keys from the facts about the kind; the arguments of UIKit's factory method are required.
  private static func fieldCase(of kind: FieldKind) -> String {
    let (facts, noise) = (kind.facts, FieldFacts.Making.noise.keys)
    let needs = facts.making.keys
    let factors = ["strength", "falloff", "minimumRadius"]
    let counting =
      switch facts.strength {
      case .factor: factors
      case .switch: ["strength"]
      case .nothing: [String]()
      }
    let springs = kind == .spring ? [springWords, "damping"] : []
    let takes = (facts.hasDirection ? ["direction"] : []) + ["position"] + counting + springs
    let ignores =
      (facts.making == .noise ? [] : noise) + (facts.hasDirection ? [] : ["direction"])
      + factors.filter { !counting.contains($0) }
    let keys = [needs, takes.filter { !needs.contains($0) }, ignores]
    let words = kind.rawValue.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }
    let noun = "\(kind == .electric ? "an" : "a") \(words.joined()) field"
    let columns = ["| \(kind.rawValue)", noun] + keys.map { $0.joined(separator: " ") }
    return columns.joined(separator: " | ")
      + (kind == .spring ? "\n\(springExample)" : kind == .custom ? "\n\(customExample)" : "")
  }

  private static let springExample =
    #"{ "type": "field", "field": "spring", "items": ["card"], "position": [187, 333], "response": 0.4, "dampingFraction": 0.8 }"#
  private static let customExample =
    #"{ "type": "field", "field": "custom", "items": ["card"], "force": "=-9 * position" }"#
}
