// SPDX-License-Identifier: MIT

/// The comment that stands in every output: where it is from, and how near it comes.
struct ExportNote {
  private let source: String
  private var keys = 0
  private var error = 0.0

  init(_ motion: Motion) {
    let ticks = motion.tickCount == 1 ? "1 tick" : "\(motion.tickCount) ticks"
    source =
      "uidyn \(motion.version) (numerics \(motion.numericsID)), \(motion.scene): \(ticks)"
  }

  /// Counts what is written.
  mutating func add(keys count: Int, error: Double) {
    keys += count
    self.error = max(self.error, error)
  }

  mutating func add(_ curve: PrintedCurve) { add(keys: curve.keys.count, error: curve.error) }

  /// A channel that is left out is off by what it does.
  mutating func addStill(_ item: MotionItem, _ channels: [ItemChannel]) {
    for channel in channels { error = max(error, item.excursion(channel)) }
  }

  /// One line.
  var text: String {
    "\(source) in \(keys) keys, at most \(DecimalText.bound(error)) pt off at a tick"
  }
}

/// Texts of a scene inside comments, where they must not end them.
enum CommentText {
  /// For `/* … */` and `//`: on one line, and without the end of a comment.
  static func code(_ text: String) -> String {
    plain(text).replacing("*/", with: "* /").replacing("/*", with: "/ *")
  }

  /// For `<!-- … -->`.
  static func markup(_ text: String) -> String {
    var plain = plain(text)
    while plain.contains("--") { plain = plain.replacing("--", with: "- -") }
    return plain.hasSuffix("-") ? plain + " " : plain
  }

  /// Without line breaks and other control characters.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isControl =
            scalar.properties.generalCategory == .control
            || scalar.properties.generalCategory == .format
            || scalar.properties.generalCategory == .lineSeparator
            || scalar.properties.generalCategory == .paragraphSeparator
          return isControl ? " " : scalar
        }))
  }
}
