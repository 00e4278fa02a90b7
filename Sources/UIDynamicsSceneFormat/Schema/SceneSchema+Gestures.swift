// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension SceneSchema {
  package static let gesture = SchemaObject(
    """
    a gesture
    { "id": "drag", "view": "card", "touches": [[0.2, 80, 80], [0.3, 120, 80, 400, 0]] }
    id | id, required | Name of the gesture, for events
    type | words | "pan" | The kind of gesture
    | pan | A finger that moves
    | tap | A finger that touches and lifts
    | longPress | A finger that stays in place
    | swipe | A finger that moves quickly in one direction
    | pinch | Two fingers that move together or apart
    | rotation | Two fingers that rotate around each other
    | scroll | A finger that scrolls the collection view
    touches | touches | Times and locations as [t, x, y] or [t, x, y, vx, vy], or \
    [t, x1, y1, x2, y2] for two fingers; in the reference view or the visible part of the \
    collection view, unless "in" is set; the finger moves in straight lines between them
    strokes | list touchesOrStroke a stroke, fewest 1, limit samples | \
    The touches of several strokes, one after another
    recording | recording | A file of recorded touches
    ends | words | "ended" | How the last stroke ends
    | ended | The finger is lifted
    | cancelled | The system cancels the touch
    | failed | The gesture is not recognized
    | held | The finger stays down
    in | viewID, at never | \
    View whose coordinate system the touches use, captured when a stroke begins
    view | some writtenViewIDs a view, at never | \
    One or more views; a stroke must begin in one of them, as determined by hitTest
    drags | viewID, at never | \
    View that follows the finger; generated events anchor and position it
    axis | words | The only direction in which "drags" moves the view
    | x | Only horizontally
    | y | Only vertically
    throws | boolean, at never | true | \
    True if the view keeps the finger's velocity when the finger is lifted
    isEnabled | boolean, at load | true | \
    True if the gesture receives touches at the start; actions can set it
    numberOfTapsRequired | from 1 to 100, whole | 1 | Number of taps, one stroke each
    minimumPressDuration | time | \(Sentence.number(GestureFacts.minimumPressDuration)) | \
    Time that a finger must stay down
    allowableMovement | from 0 pt | \(Sentence.number(GestureFacts.allowableMovement)) | \
    Distance that the finger can move before the press is recognized
    direction | some swipeDirection a direction | "right" | One or more allowed directions
    decelerationRate | words | "normal" | Deceleration of the content after it is released
    | normal | As UIScrollView.DecelerationRate.normal
    | fast | As UIScrollView.DecelerationRate.fast
    at most one | touches | strokes | recording
    at most one | drags axis? throws?
    cases | type | pan
    | pan | a pan || drags axis throws
    { "id": "drag", "type": "pan", "touches": [[0.2, 80, 80], [0.3, 120, 80]] }
    | tap | a tap || numberOfTapsRequired
    { "id": "like", "type": "tap", "numberOfTapsRequired": 2, "view": "card", "strokes": [[[0.2, 80, 80]], [[0.4, 80, 80]]] }
    | longPress | a long press || minimumPressDuration allowableMovement drags axis throws
    { "id": "menu", "type": "longPress", "touches": [[0.2, 80, 80], [1, 80, 80]] }
    | swipe | a swipe || direction
    { "id": "away", "type": "swipe", "direction": "left", "touches": [[0.2, 180, 80], [0.3, 80, 80]] }
    | pinch | a pinch
    { "id": "zoom", "type": "pinch", "touches": [[0.2, 80, 80, 120, 80], [0.4, 60, 80, 140, 80]] }
    | rotation | a rotation
    { "id": "turn", "type": "rotation", "touches": [[0.2, 80, 80, 120, 80], [0.4, 80, 80, 80, 120]] }
    | scroll | a scroll || decelerationRate
    { "id": "finger", "type": "scroll", "touches": [[0.2, 80, 180], [0.3, 80, 80]] }
    """)

  static let recording = SchemaObject(
    """
    a recording
    { "id": "drag", "recording": { "file": "throw.csv", "offset": 0 } }
    file | string, required | \
    Path of rows with time, x, y and optionally finger and phase, in the scene's folder
    \(recordedStart)
    """)

  static let recordedStart = """
    offset | from -\(Int(SchemaNumber.largest)) s, at load | Start of the scene, in seconds after the first recorded \
    time; by default, recorded times are scene times
    """
}
