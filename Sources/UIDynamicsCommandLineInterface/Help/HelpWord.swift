// SPDX-License-Identifier: MIT

/// Search terms that are not keys of a scene.
enum HelpWord: String, CaseIterable {
  case golden, units, overshoot, stasis, settle
  case animator = "UIDynamicAnimator"
  case thrown = "throw"

  var page: String {
    switch self {
    case .golden:
      """
      golden – the log of a run that you accepted as correct

      Record one beside its scene, then compare the current motion with it:
        uidyn run card.json --log card.log -o /dev/null
        uidyn check card.json

      "uidyn help check" lists the options; docs/golden-files.md explains failures.

      """
    case .units:
      """
      units

        lengths         pt; y grows downward
        times           s; a run has 60 ticks per second
        angles          rad, clockwise on screen; for degrees, write "=radians(45)"
        velocities      pt/s and rad/s
        gravity         1 is UIKit's, 1,000 pt/s²; [0, 1] pulls down
        mass            density × width × height / 10,000 kg: 100 × 100 pt of
                        density 1 are 1 kg
        push            1 accelerates 1 kg by 100 pt/s²; if instantaneous, it adds
                        100 pt/s at once

      """
    case .overshoot:
      """
      overshoot – how far an item moved beyond its final position, in pt

      --summary reports it as overshootX and overshootY of each item, and "uidyn
      sweep" in columns such as card.overshootX, but only for items at rest at the
      end. To expect at most 8 pt above a final position of y = 300:
        { "always": "card.center.y >= 292" }

      docs/fit.md explains how to find parameters for a given overshoot.

      """
    case .stasis:
      """
      stasis – everything is at rest, and the animator pauses

      The animator pauses when nothing has moved for half a second. Then the run
      ends, unless "until" in "run" is "timeLimit", or events or gestures are still
      pending. To make a run fail if it ends without stasis, use --require-stasis, or
      add an expectation with a time in seconds to the scene:
        { "settlesWithin": 1.5 }

      """
    case .animator:
      """
      UIDynamicAnimator – the animator that runs a scene

        referenceView            "referenceView" of the scene
        behaviors                "behaviors" of the scene
        addBehavior, updateItem  actions of the same names
        isRunning, elapsedTime   the same names in expressions: animator.isRunning
        delegate                 events "on": "pause" and "on": "resume"

      "uidyn help stasis" explains when it pauses.

      """
    case .thrown:
      """
      throw – an item with an initial velocity, in pt/s; y grows downward

        { "type": "dynamicItem", "items": ["card"],
          "linearVelocity": { "card": [300, -900] } }

      A gesture with "drags": "card" throws the card with the velocity of the
      finger; see "uidyn help gesture".

      """
    case .settle:
      """
      settle – a spring that ends exactly at a point

        { "type": "field", "field": "spring", "id": "home", "item": "card",
          "position": [195, 400], "response": 0.4, "dampingFraction": 0.8 }

      The card keeps the velocity of the finger. To settle elsewhere, set
      "home.position" in an event.

      """
    }
  }
}
