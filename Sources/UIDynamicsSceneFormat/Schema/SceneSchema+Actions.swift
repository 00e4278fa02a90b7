// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

extension SceneSchema {
  package static var actions: SchemaKind { .list(SchemaList(of: .choice(action), "an action")) }

  package static let action: SchemaChoice = SchemaChoice(
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
        #"{ "addBehavior": "fall" }"#, behaviors, "One or more behaviors to add to the animator",
        [
          SchemaKey(
            "new", .boolean, default: "false", at: .never,
            "True to make a new behavior from the description; false to add the existing one unchanged"
          )
        ])
    case .removeBehavior:
      row(
        #"{ "removeBehavior": ["fall", "box"] }"#, behaviors,
        "One or more behaviors to remove from the animator")
    case .removeAllBehaviors:
      row(#"{ "removeAllBehaviors": true }"#, .yes, "Removes all behaviors from the animator")
    case .addChildBehavior:
      row(
        #"{ "addChildBehavior": "fall", "to": "all" }"#, behaviors,
        "One or more behaviors to add to a composite behavior",
        [SchemaKey("to", composites, isRequired: true, "The composite behavior")])
    case .removeChildBehavior:
      row(
        #"{ "removeChildBehavior": "fall", "from": "all" }"#, behaviors,
        "One or more behaviors to remove from a composite behavior",
        [SchemaKey("from", composites, isRequired: true, "The composite behavior")])
    case .addItem:
      row(
        #"{ "addItem": "slot", "to": "fall" }"#, .things(.dynamicItem),
        "One or more items to add to a behavior",
        [SchemaKey("to", .behaviors(typesWithItems), isRequired: true, "The behavior")])
    case .removeItem:
      row(
        #"{ "removeItem": "card", "from": "fall" }"#, .things(.dynamicItem),
        "One or more items to remove from a behavior",
        [SchemaKey("from", .behaviors(typesWithItems), isRequired: true, "The behavior")])
    case .updateItem:
      row(
        #"{ "updateItem": "card" }"#, .things(.dynamicItem),
        "One or more items whose state the animator rereads, as with updateItem(usingCurrentState:)"
      )
    case .addLinearVelocity:
      row(
        #"{ "addLinearVelocity": [0, -400], "for": "card", "in": "props" }"#, .tuple(.velocity),
        "Velocity to add to the items", velocityKeys)
    case .addAngularVelocity:
      row(
        #"{ "addAngularVelocity": 3, "for": "card", "in": "props" }"#, .number(.angularVelocity),
        "Angular velocity to add to the items", velocityKeys)
    case .removeFromSuperview:
      row(
        #"{ "removeFromSuperview": "card" }"#, .things(.view),
        "One or more views to remove; after that, their values are unavailable")
    case .addSubview:
      row(
        #"{ "addSubview": "card", "to": "slot" }"#, .things(.view),
        "One or more views to bring to the front of their superview",
        [
          SchemaKey(
            "to", .operand([.view, .referenceView]),
            "The new superview; defaults to the superview defined in the scene")
        ])
    case .copy:
      row(
        #"{ "copy": "card", "as": "piece", "most": 20 }"#, .things(.view),
        "One or more views to copy in their current state; the copies go to the front of the superview",
        [
          SchemaKey(
            "as", .identifier, isRequired: true, at: .never,
            "Base name of the copies, whose ids are NAME-1, NAME-2 and so on"),
          mostCopies,
        ])
    case .addBoundary:
      row(
        #"{ "addBoundary": { "id": "floor", "from": [0, 500], "to": [375, 500] }, "to": "box" }"#,
        .nested(boundary), "Boundary to add to a collision behavior",
        [SchemaKey("to", collisions, isRequired: true, "The collision behavior")])
    case .removeBoundary:
      row(
        #"{ "removeBoundary": "floor", "from": "box" }"#, .several(.phrase, "a boundary"),
        "The ids of one or more boundaries to remove from a collision behavior",
        [SchemaKey("from", collisions, isRequired: true, "The collision behavior")])
    case .removeAllBoundaries:
      row(
        #"{ "removeAllBoundaries": "box" }"#, collisions,
        "Collision behavior from which to remove all boundaries")
    case .set:
      row(
        #"{ "set": "score", "to": "=score + 1" }"#, .target,
        "A variable, or a property as ID.PROPERTY or each.PROPERTY",
        [SchemaKey("to", .assigned, isRequired: true, "The new value")])
    case .animate:
      row(
        #"{ "animate": { "duration": 0.3, "spring": { "damping": 0.6 }, "set": "card.center.x", "to": 100 } }"#,
        .nested(animation), "A gradual change, as with UIView.animate"
      )
    case .emit:
      row(
        #"{ "emit": "landed", "with": { "speed": "=card.speed" } }"#, .recordName,
        "Name of a record to add to the event stream; events can use it as a trigger",
        [SchemaKey("with", .named(.value(most: 16)), default: "{}", "Values in the record")])
    case .if:
      row(
        #"{ "if": "score > 2", "then": [ { "stop": "won" } ], "else": [ { "emit": "again" } ] }"#,
        .condition, "Condition that decides which actions run",
        [
          SchemaKey("then", actions, isRequired: true, "Actions to run if the condition is true"),
          SchemaKey("else", actions, default: "[]", "Actions to run if the condition is false"),
        ])
    case .forEach:
      row(
        #"{ "forEach": ["card", "slot"], "do": [ { "set": "each.angle", "to": "=0.1 * each.index" } ] }"#,
        .items, "Items for which the actions run, one by one",
        [SchemaKey("do", actions, isRequired: true, "The actions")])
    case .after:
      row(
        #"{ "after": 0.5, "do": [ { "addBehavior": "fall" } ] }"#, .number(.time),
        "Delay before the actions run; they keep the current contact, touch and item",
        [SchemaKey("do", actions, isRequired: true, "The actions")])
    case .stop:
      row(#"{ "stop": "the card has landed" }"#, .phrase, "Reason to end the run after this tick")
    }
  }

  private static let velocityKeys = [
    SchemaKey("for", .things(.dynamicItem), isRequired: true, "One or more items"),
    SchemaKey(
      "in", .behaviors([.dynamicItem]), isRequired: true, "The dynamicItem behavior of the item"),
  ]

  /// The key that limits the copies, and so determines which ids exist.
  static let mostCopies = SchemaKey(
    "most", .number(SchemaNumber("1", from: 1, to: .infinity, isWhole: true, limit: .copies)),
    default: "\(SceneSlotFamily.usual)", at: .load,
    "Maximum number of copies; an expression can use only parameters")
}
