// SPDX-License-Identifier: MIT

package import SceneFormat

/// What a motion can be written as; the raw value is its word on the command line.
package enum ExportForm: String, CaseIterable, Sendable {
  case css

  /// How the names of its files end; a form that has none is asked for by its word.
  package var endings: [String] {
    switch self {
    case .css: [".css"]
    }
  }

  /// One sentence for the help.
  package var summary: String {
    switch self {
    case .css: "@keyframes and a class for each item"
    }
  }

  /// The form that the name of a file asks for, the longest ending first; nil where none does.
  package static func named(by file: String) -> ExportForm? {
    let name = file.lowercased()
    let endings = allCases.flatMap { form in form.endings.map { (form, $0) } }
    return endings.filter { name.hasSuffix($0.1) }.max { $0.1.utf8.count < $1.1.utf8.count }?.0
  }

  /// Writes a motion.
  package func text(_ subject: ExportSubject) throws(ExportRefusal) -> String {
    switch self {
    case .css: try CSSForm.text(subject.motion, subject.options)
    }
  }
}

/// What there is to write from.
package struct ExportSubject {
  package var motion: Motion
  package var options: ExportOptions
  /// The scene that was played; nil where a log was read.
  package var scene: Scene?

  package init(motion: Motion, options: ExportOptions, scene: Scene?) {
    (self.motion, self.options, self.scene) = (motion, options, scene)
  }
}
