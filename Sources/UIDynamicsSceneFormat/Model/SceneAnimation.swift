// SPDX-License-Identifier: MIT

/// What an `animate` does: the model value is set at once; what is shown eases towards it.
package struct SceneAnimation: Equatable, Sendable {
  /// In s; the delay comes before the duration.
  package var duration: SceneOperand
  package var delay: SceneOperand?
  package var target: SceneTarget
  /// The values on the way, the last of which holds at once.
  package var steps: [Step]
  /// What is done when it is finished.
  package var then: [SceneAction] = []

  /// A value, and how what is shown gets there.
  package struct Step: Equatable, Sendable {
    /// The part of the duration at whose end it is reached, above 0 and at most 1.
    package var end = 1.0
    package var value: SceneOperand
    package var timing: SceneTiming
  }

  /// The expressions of its times and values, without those of what follows.
  var expressions: [Expression] {
    duration.expressions + (delay?.expressions ?? [])
      + steps.flatMap { $0.value.expressions + $0.timing.expressions }
  }
}

package enum SceneTiming: Equatable, Sendable {
  case curve(SceneCurve)
  /// A cubic Bézier curve from (0, 0) to (1, 1) by its two control points; both abscissas from 0 to 1.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// That of UIView.animate(…usingSpringWithDamping:initialSpringVelocity:…).
  case spring(damping: SceneOperand, initialVelocity: SceneOperand)
}

extension SceneTiming {
  fileprivate var expressions: [Expression] {
    switch self {
    case .curve, .bezier: []
    case .spring(let damping, let velocity): damping.expressions + velocity.expressions
    }
  }
}

/// The timing of an animation, by the names of UIKit's options.
package enum SceneCurve: String, CaseIterable, Sendable {
  case easeInOut, easeIn, easeOut, linear
}

extension SceneAction {
  /// An animation of one value with one of UIKit's curves.
  package static func animate(
    duration: SceneOperand, _ curve: SceneCurve, _ target: SceneTarget, to value: SceneOperand
  ) -> SceneAction {
    let step = SceneAnimation.Step(value: value, timing: .curve(curve))
    return .animate(SceneAnimation(duration: duration, target: target, steps: [step]))
  }
}
