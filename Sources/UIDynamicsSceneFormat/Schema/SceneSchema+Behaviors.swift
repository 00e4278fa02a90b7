// SPDX-License-Identifier: MIT

extension SceneSchema {
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

  static let repeatable = """
    type | string, required | The type of behavior
    id | id | \
    Name of the behavior; defaults to its type if no other behavior of that type lacks an id
    added | boolean, at load | true | True if the behavior is added to the animator before the \
    first tick; a child is added with its composite
    action | actions, at action | [] | \
    Actions that run on every tick while the behavior is in the animator
    forEach | some writtenItemIDs an item, at never | \
    Creates a behavior for each of these items, with the ids ID-1, ID-2 and so on
    where | condition, at load | Condition; items for which it is false are skipped
    """

  static let manyItems = """
    \(repeatable)
    items | list itemIDs an item, at load | [] | \
    The items, in the order in which they are added
    item | itemID, at load | The only item
    """

  static let singleItem = """
    \(repeatable)
    item | itemID, at load | The item
    items | list itemID an item, fewest 1, most 1, at load | A list that contains the item
    """

  static let gravity = SchemaObject(
    """
    a gravity behavior
    { "type": "gravity", "items": ["card"], "magnitude": 2 }
    \(manyItems)
    gravityDirection | vector | [0, 1] | Direction and magnitude; a length of 1 is 1,000 pt/s²
    angle | angle | 1.5707963267948966 | \
    Direction, clockwise from the x-axis; applied after "gravityDirection"
    magnitude | factor | 1 | \
    Magnitude, where 1 is 1,000 pt/s²; applied last, without changing the direction
    at most one | items | item
    """)

  static let collision = SchemaObject(
    """
    a collision behavior
    { "type": "collision", "items": ["card", "slot"], "translatesReferenceBoundsIntoBoundary": true }
    \(manyItems)
    collisionMode | words | "everything" | Kinds of collision that are allowed
    | everything | Items collide with items and boundaries
    | items | Items collide with items only
    | boundaries | Items collide with boundaries only
    translatesReferenceBoundsIntoBoundary | boolean | false | \
    True if the bounds of the reference view act as a boundary
    referenceBoundsInsets | insets | \
    Insets of the reference bounds, which then act as a boundary
    boundaries | list boundary a boundary | [] | Lines and outlines that items collide with
    at most one | items | item
    """)

  // A contact uses the square root of the product of both frictions; 100 is valid for an item that must not slide.
  // A negative resistance could make the divisor, 1 + resistance/120, zero or negative.
  static let dynamicItem = SchemaObject(
    """
    a dynamic item behavior
    { "type": "dynamicItem", "items": ["card"], "elasticity": 0.6, "resistance": 0.5 }
    \(manyItems)
    elasticity | from 0, percent no loss of speed | 0.2 | \
    Bounce, from 0 (none) to 1 (no loss of speed); a collision uses the larger of the two values
    friction | friction | 0.2 | Friction, from 0 (none) to 1 (strong)
    density | from 0.000001 | 1 | \
    Density; mass in kg is density × area of the collision bounds / 10,000
    resistance | from 0 1/s | 0.1 | Rate at which the velocity decays
    angularResistance | from 0 1/s | 0.1 | Rate at which the angular velocity decays
    charge | factor | 0 | Charge, for electric and magnetic fields
    isAnchored | boolean | false | True if the items cannot move
    allowsRotation | boolean | true | True if the items can rotate
    linearVelocity | map velocity | Velocity to add to an item, as {"ID": [dx, dy]}
    angularVelocity | map angularVelocity | \
    Angular velocity to add to an item, as {"ID": value}
    at most one | items | item
    """)
}
