// SPDX-License-Identifier: MIT

struct StyleSheet {
  private let animator: WebAnimator
  private var names: ExportNames
  var note: ExportNote
  private var frames = ""
  private var moving: [String] = []
  private var resting: [String] = []

  init(_ motion: Motion, _ options: ExportOptions) throws(ExportRefusal) {
    (animator, names) = (WebAnimator(motion, options), ExportNames(.css, options))
    note = ExportNote(motion, options)
  }

  func animates(_ item: MotionItem) -> Bool { animator.hasEffects(item) }

  mutating func add(_ item: MotionItem, class given: String?) throws(ExportRefusal) {
    let motion = try animator.motion(of: item, &note)
    if !motion.effects.isEmpty { add(motion, class: given ?? names.name(for: item.id)) }
  }

  mutating func addScale(_ item: MotionItem, class name: String) throws(ExportRefusal) {
    add(try animator.scale(of: item, &note), class: name)
  }

  private mutating func add(_ motion: WebMotion, class name: String) {
    for effect in motion.effects { addKeyframes(effect, "\(name)-\(effect.suffix)") }
    let seconds = DecimalText.text(animator.duration, leadingZero: false)
    let animations = motion.effects.map { "\(name)-\($0.suffix) \(seconds)s linear both" }
    moving.append(".\(name) { animation: \(animations.joined(separator: ", ")); }")
    let pose = motion.end.map { "\($0.property): \($0.value);" }
    resting.append(".\(name) { \(pose.joined(separator: " ")) }")
  }

  var text: String {
    frames + media("no-preference", moving) + media("reduce", resting)
  }

  private mutating func addKeyframes(_ effect: WebEffect, _ name: String) {
    frames += "@keyframes \(name) {\n"
    for key in effect.keys {
      let percent = DecimalText.rounded(100 * key.offset, 7)
      let easing = key.easing.map { "; animation-timing-function: \($0)" } ?? ""
      frames += "  \(DecimalText.text(percent, leadingZero: false))% { "
      frames += "\(effect.property): \(key.value)\(easing); }\n"
    }
    frames += "}\n"
  }

  private func media(_ preference: String, _ rules: [String]) -> String {
    if rules.isEmpty { return "" }
    return "@media (prefers-reduced-motion: \(preference)) {\n"
      + rules.map { "  \($0)\n" }.joined() + "}\n"
  }
}
