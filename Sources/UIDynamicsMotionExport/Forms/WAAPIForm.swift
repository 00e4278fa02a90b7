// SPDX-License-Identifier: MIT

/// JSON for `element.animate(keyframes, options)` of the Web Animations API.
enum WAAPIForm {
  static func text(
    _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) -> String {
    let animator = WebAnimator(motion, options)
    var (note, items) = (ExportNote(motion, options), [String]())
    for item in motion.chosen where animator.hasEffects(item) {
      let web = try animator.motion(of: item, &note)
      let effects = web.effects.map { effect($0, animator.duration) }
      items.append(
        "{\"item\":\(MarkupText.json(item.id)),\"effects\":[\(effects.joined(separator: ","))]}")
    }
    let list = items.joined(separator: ",\n")
    return "{\"about\":\(MarkupText.json(note.text)),\"items\":[\n\(list)\n]}\n"
  }

  private static func effect(_ effect: WebEffect, _ duration: Double) -> String {
    let keyframes = effect.keys.map { key in
      let easing = key.easing.map { ",\"easing\":\"\($0)\"" } ?? ""
      return
        "{\"offset\":\(DecimalText.text(key.offset)),\"\(effect.property)\":\"\(key.value)\"\(easing)}"
    }
    let milliseconds = DecimalText.text(DecimalText.rounded(1000 * duration, 3))
    return "{\"keyframes\":[\(keyframes.joined(separator: ","))],"
      + "\"options\":{\"duration\":\(milliseconds),\"fill\":\"both\"}}"
  }
}
