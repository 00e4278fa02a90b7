// SPDX-License-Identifier: MIT

extension SceneSchema {
  package static let stroke = SchemaObject(
    """
    a stroke
    { "id": "pan", "strokes": [ { "drag": { "at": 0.2, "in": "card", "by": [0, 80] }, "then": [ { "hold": 0.3 }, { "flick": { "velocity": [900, 0] } } ] } ] }
    drag | drag | The finger moves and is lifted at its destination
    flick | flick | The finger moves at a constant velocity and is lifted
    tap | tap | The finger touches a point
    then | list step a step, fewest 1, limit samples | \
    Movements that follow before the finger is lifted
    touches | touches | Times and locations, as in a gesture
    in | viewID, at never | \
    View whose coordinate system "touches" uses, captured when the stroke begins
    exactly one | drag | flick | tap | touches in?
    """)

  static let drag = SchemaObject(
    """
    "drag"
    { "id": "pan", "strokes": [ { "drag": { "at": 0.2, "from": [80, 80], "to": [80, 160], "curve": "easeOut" } } ] }
    \(start)
    \(dragKeys)
    """)

  static let flick = SchemaObject(
    """
    "flick"
    { "id": "pan", "strokes": [ { "flick": { "at": 0.2, "in": "card", "velocity": [900, 0] } } ] }
    \(start)
    \(flickKeys)
    """)

  static let tap = SchemaObject(
    """
    "tap"
    { "id": "pan", "strokes": [ { "tap": { "at": 0.2, "in": "card" } } ] }
    \(start)
    duration | interval | 0.1 | Time until the finger is lifted
    """)

  static let step = SchemaObject(
    """
    a step
    \(stepExample)
    hold | time | Time for which the finger stays in place
    drag | nextDrag | The finger moves on
    flick | nextFlick | The finger moves on at a constant velocity
    exactly one | hold | drag | flick
    """)

  static let nextDrag = SchemaObject(
    """
    "drag" in "then"
    \(stepExample)
    \(dragKeys)
    """)

  static let nextFlick = SchemaObject(
    """
    "flick" in "then"
    \(stepExample)
    \(flickKeys)
    """)

  private static let stepExample =
    #"{ "id": "pan", "strokes": [ { "tap": { "at": 0.2, "in": "card" }, "then": [ { "hold": 0.3 }, { "drag": { "by": [0, 80] } }, { "flick": { "velocity": [900, 0] } } ] } ] }"#

  private static let start = """
    at | time, required | Time at which the finger touches down
    in | viewID, at never | \
    View whose coordinate system the points use, captured when the stroke begins
    from | point | \
    Point at which the finger touches down; defaults to the center of the view in "in"
    """

  private static let dragKeys = """
    to | point | Destination
    by | offset | Offset to the destination
    duration | interval | 0.3 | Duration of the movement
    curve | words or bezier, at never | "easeInOut" | \
    Timing of the movement: a word, or the control points of a cubic Bézier curve
    \(curves)
    exactly one | to | by
    """

  private static let flickKeys = """
    velocity | velocity, required | Velocity of the finger
    duration | interval | 0.1 | Duration of the movement
    """
}
