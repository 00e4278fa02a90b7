// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The page of a word of the scene format.
enum TopicText {
  /// The page; nil where nothing is called so.
  static func page(of name: String) -> String? {
    guard let topic = SceneTopic.named(name) else { return nil }
    var parts = [topic.title]
    if !topic.remarks.isEmpty {
      parts.append(topic.remarks.map { HelpText.wrapped($0, indent: 0) }.joined(separator: "\n"))
    }
    if let example = topic.example { parts.append("Example:\n  \(example)") }
    if !topic.rows.isEmpty { parts.append(HelpText.list(topic.rows)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Every word that has a page.
  static var names: [String] { SceneTopic.all.map(\.name) }
}

extension HelpText {
  private static let width = 96

  /// Two columns whose texts are broken into lines; long texts stand below their labels.
  static func list(_ rows: [(label: String, text: String)]) -> String {
    let column = min(24, rows.map(\.label.count).max() ?? 0) + 4
    return rows.map { row in
      let text = wrapped(row.text, indent: column).dropFirst(column)
      let label = "  \(row.label)"
      if row.text.isEmpty { return label }
      if label.count > column - 2 { return "\(label)\n\(spaces(column))\(text)" }
      return label + spaces(column - label.count) + text
    }.joined(separator: "\n")
  }

  /// A text in lines that end before the edge of the terminal.
  static func wrapped(_ text: String, indent: Int) -> String {
    var (lines, line) = ([String](), spaces(indent))
    for word in text.split(separator: " ") {
      let isEmpty = line.count == indent
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = spaces(indent) + word
      } else {
        line += (isEmpty ? "" : " ") + word
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
