// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

extension SceneSchema {
  package static var actions: SchemaKind { .list(SchemaList(of: .choice(action), "an action")) }

  static let action: SchemaChoice = SchemaChoice(
    noun: "an action", objects: ActionWord.allCases.map(actionRow))

  static let typesWithItems: [BehaviorType] = [.gravity, .collision, .push, .dynamicItem, .field]

  private static let behaviors = SchemaKind.things(.behavior)
  private static let collisions = SchemaKind.behaviors([.collision])
  private static let composites = SchemaKind.behaviors([.composite])

  static func actionRow(_ word: ActionWord) -> SchemaObject {
    func row(
      _ example: String, _ kind: SchemaKind, _ doc: String, _ companions: [SchemaKey] = []
    ) -> SchemaObject {
      let key = word.rawValue
      return SchemaObject(
        "\("aeiou".contains(key.prefix(1)) ? "an" : "a") \"\(key)\" action", example: example,
        keys: [SchemaKey(key, kind, isRequired: true, doc)] + companions)
    }
    return switch word {
    case .addBehavior:
      row(
        #"{ "addBehavior": "fall" }"#, behaviors,
        "The behavior, or the behaviors, that the animator is given",
        [
          SchemaKey(
            "new", .boolean, default: "false", at: .never,
            "Whether another one is made from the description; else the one that is there is added,"
              + " with everything as it was left")
        ])
    case .removeBehavior:
      row(
        #"{ "removeBehavior": ["fall", "box"] }"#, behaviors,
        "The behavior, or the behaviors, taken from the animator")
    case .removeAllBehaviors:
      row(
        #"{ "removeAllBehaviors": true }"#, .yes, "All behaviors are taken from the animator")
    case .addChildBehavior:
      row(
        #"{ "addChildBehavior": "fall", "to": "all" }"#, behaviors,
        "The behavior, or the behaviors, that become children",
        [SchemaKey("to", composites, isRequired: true, "The composite behavior")])
    case .removeChildBehavior:
      row(
        #"{ "removeChildBehavior": "fall", "from": "all" }"#, behaviors,
        "The child, or the children, taken out",
        [SchemaKey("from", composites, isRequired: true, "The composite behavior")])
    case .addItem:
      row(
        #"{ "addItem": "slot", "to": "fall" }"#, .things(.dynamicItem),
        "The item, or the items, that a behavior is given",
        [SchemaKey("to", .behaviors(typesWithItems), isRequired: true, "The behavior")])
    case .removeItem:
      row(
        #"{ "removeItem": "card", "from": "fall" }"#, .things(.dynamicItem),
        "The item, or the items, taken from a behavior",
        [SchemaKey("from", .behaviors(typesWithItems), isRequired: true, "The behavior")])
    case .updateItem:
      row(
        #"{ "updateItem": "card" }"#, .things(.dynamicItem),
        "What has its place read anew by the animator, as by updateItem(usingCurrentState:)")
    case .addLinearVelocity:
      row(
        #"{ "addLinearVelocity": [0, -400], "for": "card", "in": "props" }"#, .tuple(.velocity),
        "The velocity that an item gains", velocityKeys)
    case .addAngularVelocity:
      row(
        #"{ "addAngularVelocity": 3, "for": "card", "in": "props" }"#, .number(.angularVelocity),
        "The angular velocity that an item gains",
        velocityKeys)
    case .removeFromSuperview:
      row(
        #"{ "removeFromSuperview": "card" }"#, .things(.view),
        "The view, or the views, that disappear; their values are unknown from then on")
    case .addSubview:
      row(
        #"{ "addSubview": "card", "to": "slot" }"#, .things(.view),
        "The view, or the views, put in front of the others in their superview",
        [
          SchemaKey(
            "to", .operand([.view, .referenceView]),
            "The view they are put in; else that which the scene says")
        ])
    case .copy:
      row(
        #"{ "copy": "card", "as": "piece", "most": 20 }"#, .things(.view),
        "The view that is copied as it is now, in front of the others in its superview, or several",
        [
          SchemaKey(
            "as", .identifier, isRequired: true, at: .never,
            "What the copies are called, with - and a number after it"),
          mostCopies,
        ])
    case .addBoundary:
      row(
        #"{ "addBoundary": { "id": "floor", "from": [0, 500], "to": [375, 500] }, "to": "box" }"#,
        .nested(boundary), "The boundary that a collision behavior is given",
        [SchemaKey("to", collisions, isRequired: true, "The collision behavior")])
    case .removeBoundary:
      row(
        #"{ "removeBoundary": "floor", "from": "box" }"#, .several(.phrase, "a boundary"),
        "The id of the boundary that is taken from a collision behavior, or several",
        [SchemaKey("from", collisions, isRequired: true, "The collision behavior")])
    case .removeAllBoundaries:
      row(
        #"{ "removeAllBoundaries": "box" }"#, collisions,
        "The collision behavior that loses all its boundaries")
    case .set:
      row(
        #"{ "set": "score", "to": "=score + 1" }"#, .target,
        "A variable, or a property: ID.PROPERTY or each.PROPERTY",
        [SchemaKey("to", .assigned, isRequired: true, "The new value")])
    case .animate:
      row(
        #"{ "animate": { "duration": 0.3, "spring": { "damping": 0.6 }, "set": "card.center.x", "to": 100 } }"#,
        .nested(animation), "A change that is shown little by little, as by UIView.animate"
      )
    case .emit:
      row(
        #"{ "emit": "landed", "with": { "speed": "=card.speed" } }"#, .recordName,
        "The name of a record in the stream of events, which sets events off",
        [SchemaKey("with", .named(.value(most: 16)), default: "{}", "What the record holds")])
    case .if:
      row(
        #"{ "if": "score > 2", "then": [ { "stop": "won" } ], "else": [ { "emit": "again" } ] }"#,
        .condition, "What decides which actions run",
        [
          SchemaKey("then", actions, isRequired: true, "The actions if it is true"),
          SchemaKey("else", actions, default: "[]", "The actions if it is false"),
        ])
    case .forEach:
      row(
        #"{ "forEach": ["card", "slot"], "do": [ { "set": "each.angle", "to": "=0.1 * each.index" } ] }"#,
        .items, "The items for each of which the actions run",
        [SchemaKey("do", actions, isRequired: true, "The actions")])
    case .after:
      row(
        #"{ "after": 0.5, "do": [ { "addBehavior": "fall" } ] }"#, .number(.time),
        "How long it takes until the actions run, with the contact, the touch and the item of now",
        [SchemaKey("do", actions, isRequired: true, "The actions")])
    case .stop:
      row(
        #"{ "stop": "the card has landed" }"#, .phrase, "The reason why the run ends with this tick"
      )
    }
  }

  private static let velocityKeys = [
    SchemaKey("for", .things(.dynamicItem), isRequired: true, "The item, or the items"),
    SchemaKey(
      "in", .behaviors([.dynamicItem]), isRequired: true,
      "The dynamicItem behavior that it is an item of"),
  ]

  /// Determines which ids exist.
  static let mostCopies = SchemaKey(
    "most", .number(SchemaNumber("1", from: 1, to: .infinity, isWhole: true, limit: .copies)),
    default: "\(SceneSlotFamily.usual)", at: .load,
    "How many copies there may be; an expression for it uses parameters alone")
}
