// SPDX-License-Identifier: MIT

/// The schema of the scene format, version 1, which is the only source of its rules.
package enum SceneSchema {
  static let formatVersion = 1.0

  package static let scene = SchemaObject(
    """
    a scene
    $schema | anything | URL of the JSON Schema, for editors; ignored
    version | version | 1 | Version of the scene format
    title | string | A title, copied to the log
    description | string | A description, copied to the log
    parameters | parameters, at never | {} | Named constants that --set and sweeps can change
    variables | variables, stage 2 | {} | Named values that actions can set, with their initial \
    values; each can use the variables before it
    referenceView | referenceView, stage 1 | \
    The view whose coordinate system and bounds the animator uses
    collectionViewLayout | collectionViewLayout, stage 1 | \
    The layout of an animator that moves layout attributes
    screenScale | above 0 to 1000, stage 3 | \
    Pixels per point, to which UIKit rounds the geometry of views and layout attributes
    views | list view a view, limit views, defines view, stage 2 | [] | \
    The views, in the order in which the output lists them
    items | list item an item, limit views, defines item, stage 2 | [] | \
    Dynamic items that are not views, and groups; the output lists them after the views
    behaviors | list behavior a behavior, limit behaviors, at adding, stage 3 | [] | \
    The behaviors, in the order in which they are added to the animator
    gestures | list gesture a gesture, stage 3 | [] | Gestures and their touches
    events | list event an event, limit events, stage 3 | [] | \
    Actions that run at certain times, on triggers or under conditions
    expect | list expectation an expectation, limit expectations, stage 3 | [] | \
    Conditions that the run must satisfy; otherwise the exit code is 1
    acknowledges | list warningCode a warning code | [] | Codes of warnings to hide
    run | run, stage 3 | Settings of the simulation
    at most one | referenceView | collectionViewLayout
    """)

  // Below 2 ticks per second, UIKit replaces the tick's duration with 1/60 s; rates above 1,000 add no information.
  package static let run = SchemaObject(
    """
    "run"
    { "run": { "timeLimit": 2, "until": "timeLimit", "seed": 7 } }
    timeLimit | timeLimit | 10 | \
    Maximum duration of the run; actions due at the last tick do not run
    ticksPerSecond | from 2 to 1000 1/s | 60 | Animator ticks per second of simulated time; \
    unless 120 is a multiple, the physics steps per tick vary
    until | words | "stasis" | Condition that ends the run before the time limit
    | stasis | The run ends when the animator pauses
    | timeLimit | The run always lasts until the time limit
    profile | words | "uikit" | The variant of UIKit to reproduce
    | uikit | UIKit as it is today
    | uikit-7.0 | UIKit as in iOS 7, the first release of UIKit Dynamics
    | documented | UIKit as Apple documents it
    seed | seed | 0 | Seed of the random numbers in fields and expressions
    tolerance | tolerance | Allowed differences from a golden log; omitted values are 0
    """)

  /// A key for each class of columns, and one that is relative to the expected number.
  static let tolerance = SchemaObject(
    """
    a tolerance
    { "run": { "tolerance": { "position": 0.01, "angle": 0.0001 } } }
    position | from 0 pt | For positions
    size | from 0 pt | For widths and heights
    angle | from 0 rad | For rotations
    velocity | from 0 pt/s | For linear velocities
    angularVelocity | from 0 rad/s | For angular velocities
    relative | from 0 | For all columns, relative to the golden value
    """)

  /// All objects, used to suggest where a misplaced key belongs.
  package static let objects: [SchemaObject] =
    [
      scene, parameter, referenceView, collectionViewLayout, collectionView, view, repetition, look,
      screenLook, collisionBounds, item, mapping, boundary, path, arc, insets, region, gesture,
      stroke, drag, flick, tap, step, nextDrag, nextFlick, recording, event, animation, keyframe,
      spring, expectation, match, run, tolerance,
    ] + BehaviorType.allCases.map(object) + actionObjects
}
