// SPDX-License-Identifier: MIT

/// Search terms that are not keys of a scene.
enum HelpWord: String, CaseIterable {
  case units
  case animator = "UIDynamicAnimator"

  var page: String {
    switch self {
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
    case .animator:
      """
      UIDynamicAnimator – the animator that runs a scene

        referenceView            "referenceView" of the scene
        behaviors                "behaviors" of the scene
        addBehavior, updateItem  actions of the same names
        isRunning, elapsedTime   the same names in expressions: animator.isRunning
        delegate                 events "on": "pause" and "on": "resume"

      """
    }
  }
}
