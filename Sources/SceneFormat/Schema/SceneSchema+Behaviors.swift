// SPDX-License-Identifier: MIT

extension SceneSchema {
  static let behavior = SchemaVariants(
    noun: "a behavior", selector: "type",
    variants: [
      .init("gravity", gravity),
      .init("collision", collision),
      .init(later: "attachment", noun: "an attachment behavior"),
      .init(later: "snap", noun: "a snap behavior"),
      .init(later: "push", noun: "a push behavior"),
      .init("dynamicItem", dynamicItem),
      .init(later: "field", noun: "a field behavior"),
      .init(later: "composite", noun: "a composite behavior"),
    ])

  /// The keys of every behavior.
  private static let common: [SchemaKey] = [
    SchemaKey("type", .text, isRequired: true, "Which behavior it is"),
    SchemaKey("id", .identifier, "Name; else the type, if no other behavior needs that default"),
    SchemaKey(
      "items", .list(SchemaList(of: .reference(.view), "an item")), default: "[]",
      "The items, in the order in which they are added"),
    SchemaKey("item", .reference(.view), "The only item"),
    SchemaKey(
      "added", .boolean, default: "true",
      "Whether it is added to the animator before the first tick"),
    .later("action", "Actions that run on every tick"),
  ]

  private static let oneListOfItems = SchemaRule.atMostOne([.all("items"), .all("item")])

  static let gravity = SchemaObject(
    "a gravity behavior",
    keys: common + [
      SchemaKey(
        "gravityDirection", .tuple(.vector), default: "[0, 1]",
        "Direction and magnitude; a length of 1 is 1,000 pt/s²"),
      SchemaKey(
        "angle", .number(.angle), default: "1.5707963267948966",
        "Direction, clockwise on screen from the right"),
      SchemaKey("magnitude", .number(.signedFactor), default: "1", "1 is 1,000 pt/s²"),
    ],
    rules: [
      oneListOfItems, .atMostOne([.all("gravityDirection"), .any("angle", "magnitude")]),
    ])

  static let collision = SchemaObject(
    "a collision behavior",
    keys: common + [
      SchemaKey(
        "collisionMode",
        .words([
          SchemaWord("everything", "Items collide with items and boundaries"),
          SchemaWord("items", "Items collide with items only"),
          SchemaWord("boundaries", "Items collide with boundaries only"),
        ]), default: #""everything""#, "What the items collide with"),
      SchemaKey(
        "translatesReferenceBoundsIntoBoundary", .boolean, default: "false",
        "Whether the bounds of the reference view are a boundary"),
      SchemaKey(
        "referenceBoundsInsets", .object(insets),
        "Makes the bounds of the reference view a boundary, moved inwards"),
      SchemaKey(
        "boundaries", .list(SchemaList(of: .object(boundary), "a boundary")), default: "[]",
        "Lines and outlines that items collide with"),
    ],
    rules: [oneListOfItems])

  static let dynamicItem = SchemaObject(
    "a dynamic item behavior",
    keys: common + [
      SchemaKey(
        "elasticity", .number(.nonNegative("1")), default: "0.2",
        "Bounce: 0 none, 1 all speed; of two that collide the larger holds"),
      // The friction of a contact is the square root of a product: negative ones have none.
      SchemaKey("friction", .number(.nonNegative("1")), default: "0.2", "0 slides, 1 is strong"),
      SchemaKey(
        "density", .number(SchemaNumber("1", from: 1e-6, to: SchemaNumber.largest)), default: "1",
        "Mass is density × width × height / 10,000 kg"),
      // A negative one makes the divisor of the velocity, 1 + resistance/120, zero or negative.
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
        "linearVelocity", .map(.view, .tuple(.velocity)),
        "Velocity that an item is given, as {\"item\": [dx, dy]}"),
      SchemaKey(
        "angularVelocity", .map(.view, .number(.signed("rad/s"))),
        "Angular velocity that an item is given, as {\"item\": value}"),
    ],
    rules: [oneListOfItems])
}
