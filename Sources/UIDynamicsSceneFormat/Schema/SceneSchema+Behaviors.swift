// SPDX-License-Identifier: MIT

extension SceneSchema {
  package static let behavior: SchemaVariants = SchemaVariants(
    noun: "a behavior", selector: "type",
    variants: BehaviorType.allCases.map { .init($0.rawValue, object(of: $0)) })

  package static func object(of type: BehaviorType) -> SchemaObject {
    switch type {
    case .gravity: gravity
    case .collision: collision
    case .attachment: attachment
    case .snap: snap
    case .push: push
    case .dynamicItem: dynamicItem
    case .field: field
    case .composite: composite
    }
  }

  static let common: [SchemaKey] = [
    SchemaKey("type", .string, isRequired: true, "The type of behavior"),
    SchemaKey(
      "id", .identifier,
      "Name of the behavior; defaults to its type if no other behavior of that type lacks an id"),
    SchemaKey(
      "added", .boolean, default: "true", at: .load,
      "True if the behavior is added to the animator before the first tick; a child is added with its composite"
    ),
    SchemaKey(
      "action", actions, default: "[]", at: .action,
      "Actions that run on every tick while the behavior is in the animator"),
  ]

  static let repeatable: [SchemaKey] = common + [forEach, filter]

  static let forEach = SchemaKey(
    "forEach", .items, at: .never,
    "Creates a behavior for each of these items, with the ids ID-1, ID-2 and so on")
  static let filter = SchemaKey(
    "where", .condition, at: .load, "Condition; items for which it is false are skipped")

  static let manyItems: [SchemaKey] =
    repeatable + [
      SchemaKey(
        "items", .list(SchemaList(of: .operands(.dynamicItem), "an item")), default: "[]",
        at: .load,
        "The items, in the order in which they are added"),
      SchemaKey("item", .operand(.dynamicItem), at: .load, "The only item"),
    ]

  static let singleItem: [SchemaKey] =
    repeatable + [
      SchemaKey("item", .operand(.dynamicItem), at: .load, "The item"),
      SchemaKey(
        "items",
        .list(SchemaList(of: .operand(.dynamicItem), "an item", fewest: 1, most: 1)), at: .load,
        "A list that contains the item"),
    ]

  static let oneListOfItems = SchemaRule.atMostOne([.all("items"), .all("item")])
  static let oneItem = SchemaRule.exactlyOne([.all("item"), .all("items")])

  static let gravity = SchemaObject(
    "a gravity behavior",
    example:
      #"{ "type": "gravity", "items": ["card"], "magnitude": 2 }"#,
    keys: manyItems + [
      SchemaKey(
        "gravityDirection", .tuple(.vector), default: "[0, 1]",
        "Direction and magnitude; a length of 1 is 1,000 pt/s²"),
      SchemaKey(
        "angle", .number(.angle), default: "1.5707963267948966",
        "Direction, clockwise from the x-axis; applied after \"gravityDirection\""),
      SchemaKey(
        "magnitude", .number(.signedFactor), default: "1",
        "Magnitude, where 1 is 1,000 pt/s²; applied last, without changing the direction"),
    ],
    rules: [oneListOfItems])

  static let collision = SchemaObject(
    "a collision behavior",
    example:
      #"{ "type": "collision", "items": ["card", "slot"], "translatesReferenceBoundsIntoBoundary": true }"#,
    keys: manyItems + [
      SchemaKey(
        "collisionMode",
        .word(
          .all(of: SceneCollision.Mode.self) {
            switch $0 {
            case .everything: "Items collide with items and boundaries"
            case .items: "Items collide with items only"
            case .boundaries: "Items collide with boundaries only"
            }
          }), default: #""everything""#, "Kinds of collision that are allowed"),
      SchemaKey(
        "translatesReferenceBoundsIntoBoundary", .boolean, default: "false",
        "True if the bounds of the reference view act as a boundary"),
      SchemaKey(
        "referenceBoundsInsets", .nested(insets),
        "Insets of the reference bounds, which then act as a boundary"),
      SchemaKey(
        "boundaries", .list(SchemaList(of: .nested(boundary), "a boundary")), default: "[]",
        "Lines and outlines that items collide with"),
    ],
    rules: [oneListOfItems])

  static let dynamicItem = SchemaObject(
    "a dynamic item behavior",
    example:
      #"{ "type": "dynamicItem", "items": ["card"], "elasticity": 0.6, "resistance": 0.5 }"#,
    keys: manyItems + [
      SchemaKey(
        "elasticity", .number(.share("no loss of speed")), default: "0.2",
        "Bounce, from 0 (none) to 1 (no loss of speed); a collision uses the larger of the two values"
      ),
      // A contact uses the square root of the product of both frictions; 100 is valid for an item that must not slide.
      SchemaKey(
        "friction", .number(.share("strong friction", percent: 10...99)), default: "0.2",
        "Friction, from 0 (none) to 1 (strong)"),
      SchemaKey(
        "density", .number(SchemaNumber("1", from: 1e-6, to: SchemaNumber.largest)), default: "1",
        "Density; mass in kg is density × area of the collision bounds / 10,000"),
      // A negative value could make the divisor, 1 + resistance/120, zero or negative.
      SchemaKey(
        "resistance", .number(.nonNegative("1/s")), default: "0.1",
        "Rate at which the velocity decays"),
      SchemaKey(
        "angularResistance", .number(.nonNegative("1/s")), default: "0.1",
        "Rate at which the angular velocity decays"),
      SchemaKey(
        "charge", .number(.signedFactor), default: "0", "Charge, for electric and magnetic fields"),
      SchemaKey("isAnchored", .boolean, default: "false", "True if the items cannot move"),
      SchemaKey("allowsRotation", .boolean, default: "true", "True if the items can rotate"),
      SchemaKey(
        "linearVelocity", .map(.dynamicItem, .tuple(.velocity)),
        "Velocity to add to an item, as {\"ID\": [dx, dy]}"),
      SchemaKey(
        "angularVelocity", .map(.dynamicItem, .number(.angularVelocity)),
        "Angular velocity to add to an item, as {\"ID\": value}"),
    ],
    rules: [oneListOfItems])
}
