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
            case .continuous: "A force in every step"
            case .instantaneous: "One impulse in the next step"
            }
          }), default: #""continuous""#, "How long it pushes"),
      SchemaKey("active", .boolean, default: "true", "Whether it pushes"),
      SchemaKey(
        "pushDirection", .tuple(.vector), default: "[0, 0]",
        "Direction and magnitude; a length of 1 accelerates 100 × 100 pt at 100 pt/s²"),
      SchemaKey(
        "angle", .number(.angle), default: "0",
        "Direction, clockwise on screen from the right; set after \"pushDirection\""),
      SchemaKey(
        "magnitude", .number(.signedFactor), default: "0",
        "Strength, in newtons of the engine; set last, so that the direction stays"),
      SchemaKey(
        "targetOffsetFromCenter", .map(.dynamicItem, .tuple(.offset)),
        "Where an item is pushed, as {\"item\": [dx, dy]}; does not turn with the item"),
    ],
    rules: [oneListOfItems])

  static let snap = SchemaObject(
    "a snap behavior",
    example:
      #"{ "type": "snap", "item": "card", "snapPoint": [187, 333], "damping": 0.4 }"#,
    keys: singleItem + [
      SchemaKey("snapPoint", .tuple(.point), isRequired: true, "Where the center is drawn to"),
      SchemaKey(
        "damping", .number(.share("does not swing any more")), default: "0.5",
        "0 swings most, 1 least; read when the behavior is added"),
    ],
    rules: [oneItem])

  static let field = SchemaObject(
    "a field behavior",
    example:
      #"{ "type": "field", "field": "radialGravity", "items": ["card"], "position": [187, 333] }"#,
    keys: manyItems + [
      SchemaKey(
        "field", .word(.all(of: FieldKind.self) { row(of: $0).sentence }), isRequired: true,
        "What the field does"),
      SchemaKey(
        "position", .tuple(.point), default: "[0, 0]", "Middle of the field and its region"),
      SchemaKey("region", regionKind, default: #""infinite""#, "Where the field acts"),
      SchemaKey(
        "strength", .number(.signedFactor), default: "1",
        "Factor; a negative one reverses, and 0 switches the field off; for a custom field 0 does so too, and every other is as good as 1"
      ),
      SchemaKey(
        "falloff", .number(.signedFactor),
        "Exponent with which the force decays; else \(falloffs), 0 for the others"),
      SchemaKey(
        "minimumRadius", .number(.nonNegative("pt")), default: "\(UIKitFacts.fieldMinimumRadius)",
        "Nearer than this the force is that at this distance"),
      SchemaKey(
        "direction", .tuple(.vector),
        "Direction of the force (1 is 100 pt/s²), or the velocity that items take (1 is 100 pt/s)"),
      SchemaKey(
        "smoothness", .number(SchemaNumber("1", from: 0, to: 1)),
        "From 0, the finest noise, to 1, a force that is nearly the same everywhere"),
      SchemaKey(
        "animationSpeed", .number(.signedFactor), "How fast the noise changes; 0 is still"),
      SchemaKey(
        "force", .tuple(.force), at: .force,
        "The force of a custom field on an item, in newtons of the engine: a vector that may depend on"
          + " position, velocity, mass, charge and time"),
    ],
    rules: [oneListOfItems],
    cases: SchemaCases(selector: "field", defaultWord: nil, cases: fieldCases))

  /// Nonzero exponents: "2 for radialGravity, 1 for electric and magnetic".
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
    case .drag: ("a drag field", "Brakes by the square of the velocity", nil)
    case .vortex: ("a vortex field", "Pushes around the position", nil)
    case .radialGravity: ("a radial gravity field", "Pulls towards the position", nil)
    case .linearGravity: ("a linear gravity field", "Pulls in a direction", nil)
    case .velocity: ("a velocity field", "Gives every item the same velocity", nil)
    case .noise: ("a noise field", "Pushes to and fro", nil)
    case .turbulence: ("a turbulence field", "Pushes to and fro what moves", nil)
    case .spring:
      (
        "a spring field", "Pulls like a spring towards the position",
        #"{ "type": "field", "field": "spring", "items": ["card"], "position": [187, 333], "strength": 0.5 }"#
      )
    case .electric: ("an electric field", "Repels equal charges from the position", nil)
    case .magnetic: ("a magnetic field", "Turns charges that move", nil)
    case .custom:
      (
        "a custom field", "Any force, by an expression",
        #"{ "type": "field", "field": "custom", "items": ["card"], "force": "=-9 * position" }"#
      )
    }
  }

  /// Derives the keys from the facts of the kind; factory arguments are required.
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
    let takes = (facts.hasDirection ? ["direction"] : []) + ["position"] + counting
    return SchemaCases.Case(
      kind.rawValue, row.noun, example: row.example, needs: needs,
      takes: takes.filter { !needs.contains($0) },
      ignores: (facts.making == .noise ? [] : noise)
        + (facts.hasDirection ? [] : ["direction"]) + factors.filter { !counting.contains($0) })
  }
}
