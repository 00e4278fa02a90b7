// SPDX-License-Identifier: MIT

extension SceneSchema {
  static let animation = SchemaObject(
    """
    "animate"
    duration | time | 0.2 | Duration
    delay | time | 0 | Delay before the animation starts
    curve | words or bezier, at load | "easeInOut" | \
    Timing curve of the animation and of keyframes without one: a word, or the control points of \
    a cubic Bézier curve
    \(curves)
    spring | spring | Spring that determines the timing
    set | target, required | \
    Property of a view or an item to animate; variables cannot be animated
    to | assigned | Final value, which the property takes immediately
    keyframes | list keyframe a keyframe, fewest 1 | \
    Values to animate through; the property takes the last one immediately
    then | actions | [] | Actions to run when the animation finishes
    exactly one | to | keyframes
    at most one | curve | spring
    """)

  package static let keyframe = SchemaObject(
    """
    a keyframe
    { "animate": { "set": "card.angle", "duration": 0.4, "keyframes": [ { "at": 0.3, "to": 0.2 }, { "at": 1, "to": 0 } ] } }
    at | above 0 to 1, required, at load | \
    Time at which the value is reached, as a fraction of the duration
    to | assigned, required | The value
    curve | words or bezier, at load | \
    Timing curve up to this keyframe; defaults to the animation's
    \(curves)
    """)

  static let spring = SchemaObject(
    """
    a spring
    damping | from 0.01 to 1, required | \
    Damping ratio: 1 means no oscillation; smaller values oscillate more
    initialVelocity | from -1000 to 1000 1/s | 0 | \
    Initial velocity; at 1, the whole distance would take one second
    """)

  static let curves = """
    | easeInOut | Slow at both ends
    | easeIn | Slow at the start
    | easeOut | Slow at the end
    | linear | Constant speed
    """
}
