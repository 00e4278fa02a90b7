// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension SceneSchema {
  static let push = SchemaObject(
    "a push behavior",
    keys: manyItems + [
      SchemaKey(
        "mode",
        .words([
          SchemaWord("continuous", "A force in every step"),
          SchemaWord("instantaneous", "One impulse in the next step"),
        ]), default: #""continuous""#, "How long it pushes"),
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
    keys: singleItem + [
      SchemaKey("snapPoint", .tuple(.point), isRequired: true, "Where the center is drawn to"),
      SchemaKey(
        "damping", .number(.nonNegative("1")), default: "0.5",
        "0 swings most, 1 least; read when the behavior is added"),
    ],
    rules: [oneItem])

  static let field = SchemaObject(
    "a field behavior",
    keys: manyItems + [
      SchemaKey("field", .words(fieldWords), isRequired: true, "What the field does"),
      SchemaKey(
        "position", .tuple(.point), default: "[0, 0]", "Middle of the field and its region"),
      SchemaKey("region", regionKind, default: #""infinite""#, "Where the field acts"),
      SchemaKey(
        "strength", .number(.signedFactor), default: "1", "Factor; a negative one reverses"),
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
        "smoothness", .number(SchemaNumber("1", from: 0, to: 1)), "0 is the finest noise, 1 none"),
      SchemaKey(
        "animationSpeed", .number(.signedFactor), "How fast the noise changes; 0 is still"),
      SchemaKey(
        "force", .tuple(.force), at: .force,
        "The force of a custom field on an item, in newtons of the engine: a vector that may depend on"
          + " position, velocity, mass, charge and time"),
    ],
    rules: [oneListOfItems],
    cases: SchemaCases(selector: "field", defaultWord: nil, cases: fieldCases))

  /// The exponents that are not 0: "2 for radialGravity, 1 for electric and magnetic".
  private static var falloffs: String {
    let kinds = FieldKind.allCases.filter { $0.falloff != 0 }
    var exponents: [Double] = []
    for kind in kinds where !exponents.contains(kind.falloff) { exponents.append(kind.falloff) }
    return exponents.map { exponent in
      let words = kinds.filter { $0.falloff == exponent }.map(\.rawValue)
      return "\(Int(exponent)) for \(Sentence.joined(words, "and"))"
    }.joined(separator: ", ")
  }

  private static let fieldWords = FieldKind.allCases.map {
    SchemaWord($0.rawValue, sentence(for: $0))
  }

  private static func sentence(for kind: FieldKind) -> String {
    switch kind {
    case .drag: "Brakes by the square of the velocity"
    case .vortex: "Pushes around the position"
    case .radialGravity: "Pulls towards the position"
    case .linearGravity: "Pulls in a direction"
    case .velocity: "Gives every item the same velocity"
    case .noise: "Pushes to and fro"
    case .turbulence: "Pushes to and fro what moves"
    case .spring: "Pulls like a spring towards the position"
    case .electric: "Repels equal charges from the position"
    case .magnetic: "Turns charges that move"
    case .custom: "Any force, by an expression"
    }
  }

  private static let noiseKeys = ["smoothness", "animationSpeed"]

  private static let fieldCases = FieldKind.allCases.map(fieldCase(of:))

  private static func fieldCase(of kind: FieldKind) -> SchemaCases.Case {
    switch kind {
    case .drag: fieldCase(kind, "a drag field", takes: ["direction"], ignores: noiseKeys)
    case .vortex: fieldCase(kind, "a vortex field")
    case .radialGravity: fieldCase(kind, "a radial gravity field", needs: ["position"])
    case .linearGravity:
      fieldCase(kind, "a linear gravity field", needs: ["direction"], ignores: noiseKeys)
    case .velocity:
      fieldCase(
        kind, "a velocity field", needs: ["direction"],
        ignores: noiseKeys + ["strength", "falloff", "minimumRadius"])
    case .noise: fieldCase(kind, "a noise field", needs: noiseKeys, ignores: ["direction"])
    case .turbulence:
      fieldCase(kind, "a turbulence field", needs: noiseKeys, ignores: ["direction"])
    case .spring: fieldCase(kind, "a spring field")
    case .electric: fieldCase(kind, "an electric field")
    case .magnetic: fieldCase(kind, "a magnetic field")
    case .custom: fieldCase(kind, "a custom field", needs: ["force"])
    }
  }

  /// A case that also takes what every field takes, unless it needs or ignores it.
  private static func fieldCase(
    _ kind: FieldKind, _ noun: String, needs: [String] = [], takes: [String] = [],
    ignores: [String] = noiseKeys + ["direction"]
  ) -> SchemaCases.Case {
    let common = ["position", "strength", "falloff", "minimumRadius"]
    return SchemaCases.Case(
      kind.rawValue, noun, needs: needs,
      takes: takes + common.filter { !needs.contains($0) && !ignores.contains($0) },
      ignores: ignores)
  }
}
