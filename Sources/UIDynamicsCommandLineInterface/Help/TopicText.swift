// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

enum TopicText {
  static func page(of name: String) -> String? {
    if let word = HelpWord(rawValue: name) { return word.page }
    guard let topic = SceneTopic.named(name) ?? warning(name) ?? field(name) else { return nil }
    return text(of: topic)
      + topic.others.map { "\n" + text(of: $0) }.joined()
  }

  private static func text(of topic: SceneTopic) -> String {
    var parts = [topic.title]
    let remarks = topic.remarks + (topic.owner.map { [whereToRead(of: $0)] } ?? [])
    if !remarks.isEmpty {
      parts.append(remarks.map { HelpText.wrapped($0, indent: 0) }.joined(separator: "\n"))
    }
    if let example = topic.example { parts.append("Example:\n  \(example)") }
    if !topic.rows.isEmpty { parts.append(HelpText.list(topic.rows)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// For a name shared with a command, "uidyn help" shows the command.
  private static func whereToRead(of owner: String) -> String {
    Command.named(owner) == nil
      ? "\"uidyn help \(owner)\" explains the object that contains it."
      : "\"uidyn help scene-keys\" explains \"\(owner)\", which contains it."
  }

  private static func warning(_ code: String) -> SceneTopic? {
    RunWarningGuide.named(code).map {
      SceneTopic(
        name: code, title: "[\(code)] – a warning reported while a scene runs",
        remarks: [
          $0.text.replacing("`", with: ""), "docs/reference/diagnostics.md lists all diagnostics.",
        ])
    }
  }

  private static func field(_ name: String) -> SceneTopic? {
    let found = RecordSchema.meanings(of: name)
    if found.isEmpty { return nil }
    return SceneTopic(
      name: name, title: "\"\(name)\" – \(found[0].summary ?? "an output key")",
      remarks: found.map { "\"uidyn schema \($0.schema)\" describes it." } + [
        "\"uidyn help output\" explains rows, events and the summary."
      ])
  }

  static var names: [String] {
    SceneTopic.all.map { $0.name } + RunWarningGuide.all.map { $0.code }
      + HelpWord.allCases.map { $0.rawValue }
  }
}

extension HelpText {
  private static let width = 80

  /// Formats two columns with wrapped text; a long label is on a separate line.
  static func list(_ rows: [(label: String, text: String)]) -> String {
    let column = min(24, rows.map { $0.label.count }.max() ?? 0) + 4
    return rows.map { row in
      let text = wrapped(row.text, indent: column).dropFirst(column)
      let label = "  \(row.label)"
      if row.text.isEmpty { return label }
      if label.count > column - 2 { return "\(label)\n\(spaces(column))\(text)" }
      return label + spaces(column - label.count) + text
    }.joined(separator: "\n")
  }

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
