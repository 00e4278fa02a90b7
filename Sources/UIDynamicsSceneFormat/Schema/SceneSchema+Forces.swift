// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension SceneSchema {
  static let push = SchemaObject(
    "a push behavior",
    example:
      #"{ "type": "push", "item": "card", "mode": "instantaneous", "pushDirection": [2, -1] }"#,
    keys: manyItems + [
      SchemaKey(
        "mode",
        .word(
          .all(of: ScenePush.Mode.self) {
            switch $0 {
            case .continuous: "A force applied in every step"
            case .instantaneous: "One impulse, applied in the next step"
            }
          }), default: #""continuous""#, "Continuous force or single impulse"),
      SchemaKey("active", .boolean, default: "true", "True if the push acts"),
      SchemaKey(
        "pushDirection", .tuple(.vector), default: "[0, 0]",
        "Direction and magnitude; a length of 1 accelerates a 100 × 100 pt item at 100 pt/s²"),
      SchemaKey(
        "angle", .number(.angle), default: "0",
        "Direction, clockwise from the x-axis; applied after \"pushDirection\""),
      SchemaKey(
        "magnitude", .number(.signedFactor), default: "0",
        "Magnitude, in newtons of the engine; applied last, without changing the direction"),
      SchemaKey(
        "targetOffsetFromCenter", .map(.dynamicItem, .tuple(.offset)),
        "Point at which an item is pushed, as {\"ID\": [dx, dy]}; does not rotate with the item"),
    ],
    rules: [oneListOfItems])

  static let snap = SchemaObject(
    "a snap behavior",
    example:
      #"{ "type": "snap", "item": "card", "snapPoint": [187, 333], "damping": 0.4 }"#,
    keys: singleItem + [
      SchemaKey(
        "snapPoint", .tuple(.point), isRequired: true, "Point to which the center is pulled"),
      SchemaKey(
        "damping", .number(.share("no oscillation")), default: "0.5",
        "Damping, from 0 (most bouncy) to 1 (no overshoot); read when the behavior is added"),
    ],
    rules: [oneItem])

  static let field = SchemaObject(
    "a field behavior",
    example:
      #"{ "type": "field", "field": "radialGravity", "items": ["card"], "position": [187, 333] }"#,
    keys: manyItems + [
      SchemaKey(
        "field", .word(.all(of: FieldKind.self) { row(of: $0).sentence }), isRequired: true,
        "The kind of field"),
      SchemaKey(
        "position", .tuple(.point), default: "[0, 0]", "Center of the field and its region"),
      SchemaKey("region", regionKind, default: #""infinite""#, "Region in which the field acts"),
      SchemaKey(
        "strength", .number(.signedFactor), default: "1",
        "Factor; a negative value reverses the force, 0 disables it; in a custom field, any other value acts as 1"
      ),
      SchemaKey(
        "falloff", .number(.signedFactor),
        "Exponent of the decay with distance; defaults to \(falloffs), and 0 for the others"),
      SchemaKey(
        "minimumRadius", .number(.nonNegative("pt")), default: "\(UIKitFacts.fieldMinimumRadius)",
        "Distance below which the force stays constant"),
      SchemaKey(
        "direction", .tuple(.vector),
        "Direction of the force (1 is 100 pt/s²), or the velocity of the items (1 is 100 pt/s)"),
      SchemaKey(
        "smoothness", .number(SchemaNumber("1", from: 0, to: 1)),
        "Smoothness, from 0 (finest noise) to 1 (nearly uniform force)"),
      SchemaKey(
        "animationSpeed", .number(.signedFactor),
        "Speed at which the noise changes; 0 keeps it constant"),
      SchemaKey(
        "force", .tuple(.force), at: .force,
        "Force of a custom field on an item, in newtons of the engine: a vector that can depend on"
          + " position, velocity, mass, charge and time"),
    ] + springKeys + [
      SchemaKey("damping", .number(.nonNegative("kg/s")), "Damping coefficient c for \"stiffness\"")
    ],
    rules: [
      oneListOfItems,
      .atMostOne(
        [.all("strength"), .all("stiffness", perhaps: ["damping", "mass"])] + springsInSeconds),
    ],
    cases: SchemaCases(selector: "field", defaultWord: nil, cases: fieldCases))

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

  private static let fieldCases = FieldKind.allCases.map { fieldCase(of: $0, row(of: $0)) }

  private typealias FieldRow = (noun: String, sentence: String, example: String?)

  private static func row(of kind: FieldKind) -> FieldRow {
    switch kind {
    case .drag: ("a drag field", "Slows items in proportion to the square of their velocity", nil)
    case .vortex: ("a vortex field", "Pushes items around the position", nil)
    case .radialGravity: ("a radial gravity field", "Pulls items toward the position", nil)
    case .linearGravity: ("a linear gravity field", "Pulls items in one direction", nil)
    case .velocity: ("a velocity field", "Gives every item the same velocity", nil)
    case .noise: ("a noise field", "Pushes items randomly", nil)
    case .turbulence: ("a turbulence field", "Pushes moving items randomly", nil)
    case .spring:
      (
        "a spring field",
        "Pulls items toward the position like a spring; with \"stiffness\", \"response\" or \"duration\", they settle there",
        #"{ "type": "field", "field": "spring", "items": ["card"], "position": [187, 333], "response": 0.4, "dampingFraction": 0.8 }"#
      )
    case .electric: ("an electric field", "Repels like charges from the position", nil)
    case .magnetic: ("a magnetic field", "Deflects moving charges", nil)
    case .custom:
      (
        "a custom field", "Applies the force of an expression",
        #"{ "type": "field", "field": "custom", "items": ["card"], "force": "=-9 * position" }"#
      )
    }
  }

  /// Derives the keys from the facts about the kind; the arguments of UIKit's factory method are required.
  private static func fieldCase(of kind: FieldKind, _ row: FieldRow) -> SchemaCases.Case {
    let (facts, noise) = (kind.facts, FieldFacts.Making.noise.keys)
    let needs = facts.making.keys
    let factors = ["strength", "falloff", "minimumRadius"]
    let counting =
      switch facts.strength {
      case .factor: factors
      case .switch: ["strength"]
      case .nothing: [String]()
      }
    let springs = kind == .spring ? springKeys.map { $0.name } + ["damping"] : []
    let takes = (facts.hasDirection ? ["direction"] : []) + ["position"] + counting + springs
    return SchemaCases.Case(
      kind.rawValue, row.noun, example: row.example, needs: needs,
      takes: takes.filter { !needs.contains($0) },
      ignores: (facts.making == .noise ? [] : noise)
        + (facts.hasDirection ? [] : ["direction"]) + factors.filter { !counting.contains($0) })
  }
}
