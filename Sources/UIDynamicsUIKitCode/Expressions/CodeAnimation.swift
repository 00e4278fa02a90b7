// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

enum CodeAnimation: Hashable {
  case curve(SceneCurve), spring, controlPoints

  static let all = SceneCurve.allCases.map(CodeAnimation.curve) + [.spring, .controlPoints]

  private var name: String {
    switch self {
    case .curve(let curve): curve.rawValue
    case .spring: "springing"
    case .controlPoints: "easing"
    }
  }

  private var head: CodeBlock {
    let changes = "_ changes: @escaping () -> Void"
    func broken(_ parameters: String) -> CodeBlock {
      [
        "private func \(name)(", "  for duration: TimeInterval, \(parameters),", "  \(changes)",
        ") {",
      ]
    }
    return switch self {
    case .curve: ["private func \(name)(for duration: TimeInterval, \(changes)) {"]
    case .spring: broken("damping: CGFloat, velocity: CGFloat")
    case .controlPoints: broken("by point1: CGPoint, _ point2: CGPoint")
    }
  }

  var method: CodeBlock {
    let remark = "/// Animates changes on Apple platforms; elsewhere, applies them immediately."
    return [remark] + head + ["  \(CodeCondition.onApple)"] + showing.indented.indented
      + ["  #else", "    changes()", "  #endif", "}"]
  }

  private var showing: CodeBlock {
    switch self {
    case .curve(let curve):
      [
        "UIView.animate(",
        "  withDuration: duration, delay: 0, options: [.curve\(SwiftName.upper(curve.rawValue)), "
          + ".allowUserInteraction],", "  animations: changes)",
      ]
    case .spring:
      [
        "UIView.animate(", "  withDuration: duration, delay: 0, usingSpringWithDamping: damping,",
        "  initialSpringVelocity: velocity, options: .allowUserInteraction, animations: changes)",
      ]
    case .controlPoints:
      [
        "UIViewPropertyAnimator(",
        "  duration: duration, controlPoint1: point1, controlPoint2: point2, animations: changes",
        ").startAnimation()",
      ]
    }
  }

  static func call(
    _ timing: SceneTiming, for duration: String, _ changes: CodeBlock, _ document: CodeDocument,
    _ moment: CodeMoment
  ) throws(Inexpressible) -> CodeBlock {
    let (animation, arguments): (CodeAnimation, String)
    switch timing {
    case .curve(let curve): (animation, arguments) = (.curve(curve), "")
    case .spring(let damping, let velocity):
      let (damping, velocity) = (
        try document.number(damping, moment), try document.number(velocity, moment)
      )
      (animation, arguments) = (.spring, ", damping: \(damping), velocity: \(velocity)")
    case .bezier(let x1, let y1, let x2, let y2):
      let points = [CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)].map(CodeLiteral.point)
      (animation, arguments) = (.controlPoints, ", by: \(points.joined(separator: ", "))")
    }
    document.need(animation)
    let block = changes.withinWeakSelf("\(animation.name)(for: \(duration)\(arguments))")
    return [document.line(block[0])] + block.dropFirst()
  }
}
