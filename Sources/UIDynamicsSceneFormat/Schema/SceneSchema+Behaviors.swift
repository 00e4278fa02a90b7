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
    SchemaKey("type", .string, isRequired: true, "Which behavior it is"),
    SchemaKey("id", .identifier, "Name; else the type, if no other behavior needs that default"),
    SchemaKey(
      "added", .boolean, default: "true", at: .load,
      "Whether it is added to the animator before the first tick; a child is with its composite"),
    SchemaKey(
      "action", actions, default: "[]", at: .action,
      "Actions that run on every tick while the behavior is registered"),
  ]

  static let repeatable: [SchemaKey] = common + [forEach, filter]

  static let forEach = SchemaKey(
    "forEach", .items, at: .never,
    "Makes a behavior for each of these items, called by the id, - and a number")
  static let filter = SchemaKey(
    "where", .condition, at: .load, "Leaves those out of which this is not true")

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
        "The item, in a list"),
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
        "Direction, clockwise on screen from the right; set after \"gravityDirection\""),
      SchemaKey(
        "magnitude", .number(.signedFactor), default: "1",
        "1 is 1,000 pt/s²; set last, so that the direction stays"),
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
          }), default: #""everything""#, "What the items collide with"),
      SchemaKey(
        "translatesReferenceBoundsIntoBoundary", .boolean, default: "false",
        "Whether the bounds of the reference view are a boundary"),
      SchemaKey(
        "referenceBoundsInsets", .nested(insets),
        "Makes the bounds of the reference view a boundary, moved inwards"),
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
        "elasticity", .number(.share("gives back all of the speed")), default: "0.2",
        "Bounce: 0 none, 1 all speed; of two that collide the larger holds"),
      // A contact uses the square root of a product; 100 can mean an item that must not slide.
      SchemaKey(
        "friction", .number(.share("is strong", percent: 10...99)), default: "0.2",
        "0 slides, 1 is strong"),
      SchemaKey(
        "density", .number(SchemaNumber("1", from: 1e-6, to: SchemaNumber.largest)), default: "1",
        "Mass is density × area / 10,000 kg; the area is that of the collision bounds"),
      // A negative value can make the divisor, 1 + resistance/120, zero or negative.
      SchemaKey(
        "resistance", .number(.nonNegative("1/s")), default: "0.1",
        "Rate at which the velocity decays"),
      SchemaKey(
        "angularResistance", .number(.nonNegative("1/s")), default: "0.1",
        "Rate at which the angular velocity decays"),
      SchemaKey("charge", .number(.signedFactor), default: "0", "Charge in electric fields"),
      SchemaKey("isAnchored", .boolean, default: "false", "Whether the items cannot move"),
      SchemaKey("allowsRotation", .boolean, default: "true", "Whether the items can turn"),
      SchemaKey(
        "linearVelocity", .map(.dynamicItem, .tuple(.velocity)),
        "Velocity that an item is given, as {\"item\": [dx, dy]}"),
      SchemaKey(
        "angularVelocity", .map(.dynamicItem, .number(.angularVelocity)),
        "Angular velocity that an item is given, as {\"item\": value}"),
    ],
    rules: [oneListOfItems])
}
