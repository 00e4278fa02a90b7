// SPDX-License-Identifier: MIT

internal import UIDynamicsKeyframing
internal import UIDynamicsPage

/// A JavaScript module that moves elements of a web page and follows pointers.
enum WebForm {
  /// A module with the engine, or, with `--small`, a module with the springs of a single view.
  static func text(
    _ motion: Motion, _ options: ExportOptions, _ module: String?
  ) throws(ExportRefusal) -> ExportedText {
    if options.isSmall { return try small(motion, options) }
    return ExportedText(module ?? "")
  }

  private static func small(
    _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) -> ExportedText {
    if let stillness = motion.stillness(options) { throw stillness }
    let moving = motion.chosen.filter { $0.isAnimated(options.tolerance) }
    guard moving.count == 1 else {
      throw ExportRefusal(
        "\(moving.count) items move, but --small moves only one", hint: "choose one with --items")
    }
    let route: SpringRoute
    do throws(ExportRefusal) {
      route = try SpringRoute(moving[0], motion, options)
    } catch {
      throw ExportRefusal(
        error.message, hint: "omit --small to export the scene with the engine")
    }
    var axes = [SpringAxis?](repeating: nil, count: 2)
    for leg in route.legs {
      guard let indices = ["position": [0, 1], "x": [0], "y": [1]][leg.path.noun] else {
        throw ExportRefusal(
          "the \(leg.path.noun) of \"\(moving[0].id)\" changes, but --small moves only its position",
          hint: "omit --small")
      }
      for (axis, step) in zip(indices, leg.path.steps) { axes[axis] = SpringAxis(leg, step) }
    }
    let worst = route.legs.map { $0.share }.max() ?? 0
    let source = "uidyn \(motion.version) (numerics \(motion.numericsID)), \(motion.scene): "
    let note =
      "\(source)\"\(moving[0].id)\" on springs, largest error \(SpringForm.percent(worst)) of the distance"
    func list(_ part: (SpringAxis?) -> String) -> String {
      "[\(axes.map(part).joined(separator: ", "))]"
    }
    let springs = list { axis in
      axis.map { "{ stiffness: \(number($0.stiffness)), damping: \(number($0.damping)) }" }
        ?? "null"
    }
    return ExportedText(
      """
      /* \(CommentText.code(note))
         import { attach } from "./scene.mjs"; attach(element), with the element at the end of the motion */
      const motion = {
      springs: \(springs),
      from: \(list { number($0?.start ?? 0) }),
      velocity: \(list { number($0?.velocity ?? 0) }),
      };
      \(String(decoding: PageText.spring, as: UTF8.self))export { attach, spring };

      """,
      remark: route.remarks.first.map { "\($0), which --small omits" })
  }

  /// The spring of one axis, its start relative to the end in px, and its velocity in px/s.
  private struct SpringAxis {
    let stiffness: Double
    let damping: Double
    let start: Double
    let velocity: Double

    init(_ leg: SpringLeg, _ step: Double) {
      (stiffness, damping) = (leg.spring.stiffness, leg.spring.dampingForce)
      (start, velocity) = (-step, step * leg.spring.velocity)
    }
  }

  private static func number(_ value: Double) -> String {
    DecimalText.text(DecimalText.rounded(value, 3))
  }
}
