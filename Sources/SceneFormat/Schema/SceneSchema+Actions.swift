// SPDX-License-Identifier: MIT

extension SceneSchema {
  static var actions: SchemaKind { .list(SchemaList(of: .anyOf(action), "an action")) }

  static let action: SchemaChoice = SchemaChoice(
    noun: "an action", objects: behaviorActions + itemActions + boundaryActions + otherActions)

  /// The types of behaviors that items can be added to and removed from.
  static let typesWithItems = ["gravity", "collision", "push", "dynamicItem", "field"]

  private static let behaviors = SchemaKind.either([
    .reference(.behavior),
    .list(SchemaList(of: .reference(.behavior), "a behavior", fewest: 1)),
  ])

  private static let behaviorActions = [
    action(
      "addBehavior", behaviors, "The behavior, or the behaviors, that the animator is given"),
    action(
      "removeBehavior", behaviors, "The behavior, or the behaviors, taken from the animator"),
    action("removeAllBehaviors", .yes, "All behaviors are taken from the animator"),
    action(
      "addChildBehavior", .reference(.behavior), "The behavior that becomes a child",
      [SchemaKey("to", .behavior(["composite"]), isRequired: true, "The composite behavior")]),
    action(
      "removeChildBehavior", .reference(.behavior), "The child that is taken out",
      [SchemaKey("from", .behavior(["composite"]), isRequired: true, "The composite behavior")]),
  ]

  private static let itemActions = [
    action(
      "addItem", .reference(.dynamicItem), "The item that a behavior is given",
      [SchemaKey("to", .behavior(typesWithItems), isRequired: true, "The behavior")]),
    action(
      "removeItem", .reference(.dynamicItem), "The item that is taken from a behavior",
      [SchemaKey("from", .behavior(typesWithItems), isRequired: true, "The behavior")]),
    action(
      "updateItem", .reference(.dynamicItem),
      "The item whose place the animator reads anew, as by updateItem(usingCurrentState:)"),
    action(
      "addLinearVelocity", .tuple(.velocity), "The velocity that an item gains", velocityKeys),
    action(
      "addAngularVelocity", .number(.signed("rad/s")), "The angular velocity that an item gains",
      velocityKeys),
    action(
      "removeFromSuperview", .reference(.view),
      "The view that disappears; its values are unknown from then on"),
  ]

  private static let velocityKeys = [
    SchemaKey("for", .reference(.dynamicItem), isRequired: true, "The item"),
    SchemaKey(
      "in", .behavior(["dynamicItem"]), isRequired: true,
      "The dynamicItem behavior that it is an item of"),
  ]

  private static let boundaryActions = [
    action(
      "addBoundary", .object(boundary), "The boundary that a collision behavior is given",
      [SchemaKey("to", .behavior(["collision"]), isRequired: true, "The collision behavior")]),
    action(
      "removeBoundary", .phrase, "The id of the boundary that is taken from a collision behavior",
      [SchemaKey("from", .behavior(["collision"]), isRequired: true, "The collision behavior")]),
    action(
      "removeAllBoundaries", .behavior(["collision"]),
      "The collision behavior that loses all its boundaries"),
  ]

  private static let otherActions = [
    action(
      "set", .target, "A variable, or a property: ID.PROPERTY",
      [SchemaKey("to", .assigned, isRequired: true, "The new value")]),
    action(
      "animate", .object(animation), "A change that is shown little by little, as by UIView.animate"
    ),
    action(
      "emit", .recordName, "The name of a record in the stream of events, which sets events off",
      [SchemaKey("with", .named(.value(most: 16)), default: "{}", "What the record holds")]),
    action(
      "if", .condition, "What decides which actions run",
      [
        SchemaKey("then", actions, isRequired: true, "The actions if it is true"),
        SchemaKey("else", actions, default: "[]", "The actions if it is false"),
      ]),
    action("stop", .phrase, "The reason why the run ends with this tick"),
  ]

  static let animation = SchemaObject(
    "\"animate\"",
    keys: [
      SchemaKey(
        "duration", .number(SchemaNumber("s", from: 0, to: SchemaNumber.largest)),
        default: "0.2", "How long it takes"),
      SchemaKey(
        "curve",
        .words([
          SchemaWord("easeInOut", "Slowly at both ends"),
          SchemaWord("easeIn", "Slowly at the beginning"),
          SchemaWord("easeOut", "Slowly at the end"),
          SchemaWord("linear", "Evenly"),
        ]), default: #""easeInOut""#, "Its timing"),
      SchemaKey("set", .target, isRequired: true, "A property of a view or an item"),
      SchemaKey("to", .assigned, isRequired: true, "The value at the end, which holds at once"),
    ])

  private static func action(
    _ key: String, _ kind: SchemaKind, _ doc: String, _ companions: [SchemaKey] = []
  ) -> SchemaObject {
    SchemaObject(
      "\("aeiou".contains(key.prefix(1)) ? "an" : "a") \"\(key)\" action",
      keys: [SchemaKey(key, kind, isRequired: true, doc)] + companions)
  }
}
