// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The man(7) page, generated from the help tables.
enum ManualPage {
  static var text: String {
    var page = """
      .TH UIDYN 1 "" "uidyn \(ToolVersion.current)" "UIDynamics"
      .SH NAME
      uidyn \\- simulate UIKit Dynamics scenes and record every item's motion
      .SH SYNOPSIS

      """
    for command in Command.all { page += ".B \(escaped(command.usage))\n.br\n" }
    page += """
      .SH DESCRIPTION
      A scene is a JSON file with views and behaviors. uidyn simulates it and records the motion of every item.
      .SH COMMANDS

      """
    for command in Command.all { page += section(of: command) }
    for topic in [HelpTopic.output, .exitCodes, .environment, .limits] {
      page += ".SH \(escaped(title(of: topic)))\n.nf\n\(escaped(topic.page))\n.fi\n"
    }
    return page + """
      .SH SEE ALSO
      "uidyn help scene\\-keys" lists every key of a scene, "uidyn help expressions" describes
      expressions, and "uidyn help WORD" explains a type, an action, a trigger, a function or a diagnostic.
      Pages that messages name as docs/... are installed in share/doc/uidyn, next to bin.

      """
  }

  private static func section(of command: Command) -> String {
    var text = ".SS \(escaped(command.usage))\n\(escaped(command.details))\n"
    for flag in command.options {
      text += ".TP\n.B \(escaped(HelpText.label(of: flag)))\n\(escaped(flag.summary))\n"
    }
    text += ".PP\nExamples:\n.nf\n"
    for example in command.examples { text += "  \(escaped(example))\n" }
    return text + ".fi\n"
  }

  private static func title(of topic: HelpTopic) -> String {
    topic == .exitCodes ? "EXIT STATUS" : topic.rawValue.uppercased()
  }

  /// Escapes non-ASCII characters, because not every `man` reads UTF-8.
  private static func ascii(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if scalar.isASCII { return String(scalar) }
      let number = String(scalar.value, radix: 16, uppercase: true)
      return "\\[u\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)]"
    }.joined()
  }

  /// Escapes backslashes, hyphens and lines that look like macros.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return ascii(plain).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : String(line)
    }.joined(separator: "\n")
  }
}
