// SPDX-License-Identifier: MIT

extension SceneSchema {
  package static let parameter = SchemaObject(
    """
    a parameter
    { "parameters": { "pull": { "value": 50, "min": 0, "max": 80 } } }
    value | value, required, at never | The default value
    min | number, at never | The smallest allowed number
    max | number, at never | The largest allowed number
    description | string | A description for the user
    """)

  static let event = SchemaObject(
    """
    an event
    { "on": "contactBegan", "item": "card", "if": "contact.point.y > 300", "once": true, "do": [ { "emit": "landed" } ] }
    id | id | Name shown in messages
    forEach | some writtenItemIDs an item, at never | Creates an event for each of these items
    at | some time a time | One or more times at which it fires
    on | some trigger a trigger | One or more triggers: "start", "tick", "pause", "resume", \
    "contactBegan", "contactEnded", "didScroll", "didEndDecelerating", "willDisplay", \
    "didEndDisplaying", "GESTURE.began" and other states, "GESTURE" for any state, "emit:NAME"
    when | condition, at action | \
    Fires when this becomes true; if true at the start, it must first become false
    every | interval | Interval at which the event fires, at most once per tick
    from | time | First time for "every"; defaults to one interval
    to | time | Last time for "every"; unlimited by default
    \(contactKeys)
    if | condition, at event | Fires only if this is true
    once | boolean | false | True if the event fires at most once
    do | actions, required, at event | The actions, in order
    exactly one | at | on | when | every from? to?
    cases | on
    | contactBegan | a contactBegan event || behavior item with boundary
    | contactEnded | a contactEnded event || behavior item with boundary
    || an event that is not about a contact
    """)

  private static let contactKeys = """
    behavior | some collisionIDs a behavior, at load | \
    Collision behavior that reports the contact, or a list of alternatives
    item | some itemIDs an item, at load | One item in the contact, or a list of alternatives
    with | some partner an item, at load | Other side of the contact: an item, "item" for any \
    item, or "boundary" for any boundary
    boundary | some boundaryID a boundary | \
    Boundary in the contact, or a list of alternatives; null means the reference bounds
    """

  static let contactFilters = ["behavior", "item", "with", "boundary"]

  static let match = SchemaObject(
    """
    a match
    { "match": { "file": "golden.log", "within": 0.5 } }
    file | string, required | Path of a log or a file of rows, in the scene's folder
    within | above 0 pt, required, at never | Maximum difference allowed in each column of an item
    \(recordedStart)
    columns | list words a column, fewest 1 | \
    Columns to compare; defaults to x and y if they are recorded
    | x | The x-coordinate of the center
    | y | The y-coordinate of the center
    | angle | The rotation, measured as the distance that a corner moves
    """)

  package static let expectation = SchemaObject(
    """
    an expectation
    { "at": "end", "that": "near(card.center.y, 333, 1)" }
    forEach | some writtenItemIDs an item, at never | \
    Creates an expectation for each of these items
    at | time or words | Time of the check, or the end of the run if it comes to rest earlier
    | end | The end of the run, whatever the reason
    that | condition, at expectation | Condition that must be true at that time
    always | condition, at expectation | Condition that must be true after every tick
    never | condition, at expectation | Condition that must be false after every tick
    event | string | \
    Name of an emitted record, a trigger as in "on", or a state of a gesture
    count | count or counts | \
    Number of times the event must occur; if "max" is null, at least "min" times
    \(contactKeys)
    settlesWithin | time | Time by which the animator must have paused for good, half a second \
    after everything comes to rest
    match | match | Recorded motion that the run must reproduce
    exactly one | at that | always | never | event count | settlesWithin | match
    cases | event
    | contactBegan | an expectation of contactBegan || behavior item with boundary
    { "event": "contactBegan", "item": "card", "with": "boundary", "count": 1 }
    | contactEnded | an expectation of contactEnded || behavior item with boundary
    || an expectation that is not about a contact
    """)
}
