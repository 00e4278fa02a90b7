// SPDX-License-Identifier: MIT

extension SceneSchema {
  static let attachment = SchemaObject(
    """
    an attachment behavior
    { "type": "attachment", "item": "card", "anchorPoint": [187, 40], "frequency": 1, "damping": 0.3 }
    \(singleItem)
    attachment | words | "anchor" | The kind of attachment
    | anchor | A rod or a spring to a point
    | items | A rod or a spring to another item
    | sliding | A rail through a point, or through a point of another item
    | limit | A rope to another item
    | fixed | A rigid connection to another item
    | pin | A hinge to another item
    offsetFromCenter | offset | [0, 0] | \
    Attachment point on the item, relative to its center; rotates with the item
    anchorPoint | point | Point to which the item is attached
    attachedTo | itemID, at load | The other item
    attachedToOffset | offset | [0, 0] | \
    Attachment point on the other item, relative to its center; rotates with that item
    attachmentAnchor | point | Joint of the items, or a point on the rail
    axisOfTranslation | vector | Direction of sliding, as a vector of length 1
    length | from 0 pt | Length of the rod or spring, or maximum length of the rope; \
    defaults to the distance when it is added
    damping | from 0 to \(Int32.max), percent no oscillation | 0 | \
    Damping ratio, from 0 (no damping) to 1 (no oscillation); with "stiffness", the damping \
    coefficient
    frequency | from 0 to \(Int32.max) Hz | 0 | \
    Oscillations per second, up to 2,147,483,647 as in UIKit; 0 makes a rigid rod
    \(springKeys)
    frictionTorque | from 0 N·m | 0 | Torque needed to rotate the item around a pin
    attachmentRange | range | [null, null] | \
    Range of sliding, in pt, positive against the axis; or of rotation, in rad, positive \
    counterclockwise
    exactly one | item | items
    at most one | frequency | stiffness mass? | response dampingFraction | duration bounce?
    cases | attachment | anchor
    | anchor | an attachment to an anchor | anchorPoint | \
    length damping frequency \(springWords) offsetFromCenter | frictionTorque attachmentRange
    { "type": "attachment", "item": "card", "anchorPoint": [187, 40] }
    | items | an attachment between two items | attachedTo | \
    length damping frequency \(springWords) offsetFromCenter attachedToOffset | \
    frictionTorque attachmentRange
    { "type": "attachment", "attachment": "items", "item": "card", "attachedTo": "slot", "frequency": 2 }
    | sliding | a sliding attachment | attachmentAnchor axisOfTranslation | \
    attachedTo attachmentRange | length damping frequency frictionTorque
    { "type": "attachment", "attachment": "sliding", "item": "card", "attachmentAnchor": [60, 60], "axisOfTranslation": [0, 1] }
    | limit | a limit attachment | attachedTo | length offsetFromCenter attachedToOffset | \
    damping frequency frictionTorque attachmentRange
    { "type": "attachment", "attachment": "limit", "item": "card", "attachedTo": "slot", "length": 120 }
    | fixed | a fixed attachment | attachedTo attachmentAnchor || \
    length damping frequency frictionTorque attachmentRange
    { "type": "attachment", "attachment": "fixed", "item": "card", "attachedTo": "slot", "attachmentAnchor": [100, 100] }
    | pin | a pin attachment | attachedTo attachmentAnchor | frictionTorque attachmentRange | \
    length damping frequency
    { "type": "attachment", "attachment": "pin", "item": "card", "attachedTo": "slot", "attachmentAnchor": [100, 100] }
    """)

  static let springWords = "stiffness mass response dampingFraction duration bounce"

  /// Alternative ways to specify a frequency and a damping ratio.
  static let springKeys = """
    stiffness | from 0.001 N/m | Stiffness k of a spring with mass m and damping c: the frequency \
    is √(k/m)/2π, the damping ratio c/(2√(k·m))
    mass | from 0.001 kg | 1 | Mass m for "stiffness"; the mass of the item has no effect
    response | interval | Period of the undamped spring: the frequency is 1/response
    dampingFraction | from 0, percent no oscillation | Damping ratio for "response"
    duration | interval | Perceived duration: the frequency is 1/duration
    bounce | above -1 to 1 | 0 | \
    Bounce b for "duration": the damping ratio is 1 - b, or 1/(1 + b) if b is negative
    """

  static let composite = SchemaObject(
    """
    a composite behavior
    { "type": "composite", "children": [ { "type": "gravity", "items": ["card"] } ] }
    \(repeatable)
    children | list child a child, limit behaviors | [] | \
    Behaviors or their ids, in the order in which they are added
    """)
}
