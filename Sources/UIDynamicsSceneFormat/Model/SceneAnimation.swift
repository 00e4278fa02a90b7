// SPDX-License-Identifier: MIT

package struct SceneAnimation: Equatable, Sendable {
  /// In seconds; the delay precedes the duration.
  package var duration: SceneOperand
  package var delay: SceneOperand?
  package var target: SceneTarget
  /// The keyframes; the model gets the last value immediately.
  package var steps: [Step]
  package var then: [SceneAction] = []

  package struct Step: Equatable, Sendable {
    /// The fraction of the duration after which the value is reached, above 0 and at most 1.
    package var end = 1.0
    package var value: SceneOperand
    package var timing: SceneTiming
  }

  var expressions: [Expression] {
    duration.expressions + (delay?.expressions ?? [])
      + steps.flatMap { $0.value.expressions + $0.timing.expressions }
  }
}

package enum SceneTiming: Equatable, Sendable {
  case curve(SceneCurve)
  /// A cubic Bézier curve from (0, 0) to (1, 1); both x are in the range 0 to 1.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// The timing of `UIView.animate(…usingSpringWithDamping:initialSpringVelocity:…)`.
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

/// Timing curves with the names of UIKit's animation options.
package enum SceneCurve: String, CaseIterable, Sendable {
  case easeInOut, easeIn, easeOut, linear
}
