// SPDX-License-Identifier: MIT

/// CSS keyframes, a class per item, and the end pose for reduced motion.
enum CSSForm {
  static func text(
    _ motion: Motion, _ options: ExportOptions
  ) throws(ExportRefusal) -> String {
    var sheet = try StyleSheet(motion, options)
    for item in motion.chosen where sheet.animates(item) { try sheet.add(item, class: nil) }
    let units = "positions are relative to the first tick; 1 pt is 1 px"
    return "/* \(CommentText.code(sheet.note.text))\n   \(units) */\n\(sheet.text)"
  }
}
