// SPDX-License-Identifier: MIT

/// Search terms that are not keys of a scene.
enum HelpWord: String, CaseIterable {
  case golden, units, overshoot, stasis
  case animator = "UIDynamicAnimator"
  case thrown = "throw"

  var page: String {
    switch self {
    case .golden:
      """
      golden – the log of a run that somebody found right

      Write one beside its scene, and compare what the scene does now with it:
        uidyn run card.json --log card.log -o /dev/null
        uidyn check card.json

      "uidyn help check" has the options; docs/golden-files.md says how to read a failure.

      """
    case .units:
      """
      units

        lengths         pt; y grows downwards
        times           s; "run" has 60 ticks per second
        angles          rad, clockwise on screen; degrees are written "=radians(45)"
        velocities      pt/s and rad/s
        gravity         1 is UIKit's, 1,000 pt/s²; [0, 1] pulls down
        mass            density × width × height / 10,000 kg: 100 × 100 pt of density 1 are 1 kg
        push            1 gives 1 kg 100 pt/s², or 100 pt/s as a single blow

      """
    case .overshoot:
      """
      overshoot – how far an item went beyond its end, on the side away from its start, pt

      --summary has it as overshootX and overshootY of each item, "uidyn sweep" as the columns
      card.overshootX and card.overshootY; both only of an item that is at rest at the end. A
      scene expects at most 8 pt above a place at y = 300 so:
        { "always": "card.center.y >= 292" }

      docs/fit.md has an overshoot of a given size.

      """
    case .stasis:
      """
      stasis – everything is at rest, and the animator pauses

      It pauses when nothing has moved for half a second. The run ends then, unless "until" in
      "run" is "timeLimit", or events and gestures are still to come. --require-stasis makes any
      other end a failure; a scene expects it by { "settlesWithin": 1.5 }, in s.

      """
    case .animator:
      """
      UIDynamicAnimator – a scene has one, which plays it

        referenceView            "referenceView" of the scene
        behaviors                "behaviors" of the scene
        addBehavior, updateItem  actions of the same names
        isRunning, elapsedTime   animator.isRunning, animator.elapsedTime in expressions
        delegate                 events "on": "pause" and "on": "resume"

      "uidyn help run" says when a run ends.

      """
    case .thrown:
      """
      throw – an item that has a velocity when the scene begins

        { "type": "dynamicItem", "items": ["card"], "linearVelocity": { "card": [300, -900] } }

      in pt/s, y downwards. A finger that lets go throws as well: "uidyn help pan", and
      gesture.velocity in expressions.

      """
    }
  }
}
