// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

extension SceneSchema {
  package static var actions: SchemaKind { .named("actions") }

  package static let actionObjects: [SchemaObject] =
    zip(ActionWord.allCases, SchemaTable.lines(of: actionTable).split(separator: "")).map {
      let article = "aeiou".contains($0.rawValue.prefix(1)) ? "an" : "a"
      return SchemaObject(SchemaTable(["\(article) \"\($0.rawValue)\" action"] + $1))
    }

  static func object(ofAction key: String) -> SchemaObject? {
    actionObjects.first { $0.keys[0].name == key }
  }

  static let typesWithItems: [BehaviorType] = [.gravity, .collision, .push, .dynamicItem, .field]

  /// The actions in the order of `ActionWord`; the first key of each is its word.
  private static let actionTable = """
    { "addBehavior": "fall" }
    addBehavior | some behaviorIDs a behavior, required | \
    One or more behaviors to add to the animator
    new | boolean, at never | false | \
    True to make a new behavior from the description; false to add the existing one unchanged

    { "removeBehavior": ["fall", "box"] }
    removeBehavior | some behaviorIDs a behavior, required | \
    One or more behaviors to remove from the animator

    { "removeAllBehaviors": true }
    removeAllBehaviors | yes, required | Removes all behaviors from the animator

    { "addChildBehavior": "fall", "to": "all" }
    addChildBehavior | some behaviorIDs a behavior, required | \
    One or more behaviors to add to a composite behavior
    to | some compositeIDs a behavior, required | The composite behavior

    { "removeChildBehavior": "fall", "from": "all" }
    removeChildBehavior | some behaviorIDs a behavior, required | \
    One or more behaviors to remove from a composite behavior
    from | some compositeIDs a behavior, required | The composite behavior

    { "addItem": "slot", "to": "fall" }
    addItem | some itemIDs an item, required | One or more items to add to a behavior
    to | some ownerIDs a behavior, required | The behavior

    { "removeItem": "card", "from": "fall" }
    removeItem | some itemIDs an item, required | One or more items to remove from a behavior
    from | some ownerIDs a behavior, required | The behavior

    { "updateItem": "card" }
    updateItem | some itemIDs an item, required | \
    One or more items whose state the animator rereads, as with updateItem(usingCurrentState:)

    { "addLinearVelocity": [0, -400], "for": "card", "in": "props" }
    addLinearVelocity | velocity, required | Velocity to add to the items
    \(velocityKeys)

    { "addAngularVelocity": 3, "for": "card", "in": "props" }
    addAngularVelocity | angularVelocity, required | Angular velocity to add to the items
    \(velocityKeys)

    { "removeFromSuperview": "card" }
    removeFromSuperview | some viewIDs a view, required | \
    One or more views to remove; after that, their values are unavailable

    { "addSubview": "card", "to": "slot" }
    addSubview | some viewIDs a view, required | \
    One or more views to bring to the front of their superview
    to | newSuperviewID | The new superview; defaults to the superview defined in the scene

    { "copy": "card", "as": "piece", "most": 20 }
    copy | some viewIDs a view, required | \
    One or more views to copy in their current state; the copies go to the front of the superview
    as | id, required, at never | \
    Base name of the copies, whose ids are NAME-1, NAME-2 and so on
    most | from 1, whole, limit copies, at load | \(SceneSlotFamily.usual) | \
    Maximum number of copies; an expression can use only parameters

    { "addBoundary": { "id": "floor", "from": [0, 500], "to": [375, 500] }, "to": "box" }
    addBoundary | boundary, required | Boundary to add to a collision behavior
    to | some collisionIDs a behavior, required | The collision behavior

    { "removeBoundary": "floor", "from": "box" }
    removeBoundary | some phrase a boundary, required | \
    The ids of one or more boundaries to remove from a collision behavior
    from | some collisionIDs a behavior, required | The collision behavior

    { "removeAllBoundaries": "box" }
    removeAllBoundaries | some collisionIDs a behavior, required | \
    Collision behavior from which to remove all boundaries

    { "set": "score", "to": "=score + 1" }
    set | target, required | A variable, or a property as ID.PROPERTY or each.PROPERTY
    to | assigned, required | The new value

    { "animate": { "duration": 0.3, "spring": { "damping": 0.6 }, "set": "card.center.x", "to": 100 } }
    animate | animation, required | A gradual change, as with UIView.animate

    { "emit": "landed", "with": { "speed": "=card.speed" } }
    emit | recordName, required | \
    Name of a record to add to the event stream; events can use it as a trigger
    with | members | {} | Values in the record

    { "if": "score > 2", "then": [ { "stop": "won" } ], "else": [ { "emit": "again" } ] }
    if | condition, required | Condition that decides which actions run
    then | actions, required | Actions to run if the condition is true
    else | actions | [] | Actions to run if the condition is false

    { "forEach": ["card", "slot"], "do": [ { "set": "each.angle", "to": "=0.1 * each.index" } ] }
    forEach | some writtenItemIDs an item, required | Items for which the actions run, one by one
    do | actions, required | The actions

    { "after": 0.5, "do": [ { "addBehavior": "fall" } ] }
    after | time, required | \
    Delay before the actions run; they keep the current contact, touch and item
    do | actions, required | The actions

    { "stop": "the card has landed" }
    stop | phrase, required | Reason to end the run after this tick
    """

  private static let velocityKeys = """
    for | some itemIDs an item, required | One or more items
    in | some dynamicItemIDs a behavior, required | The dynamicItem behavior of the item
    """
}
