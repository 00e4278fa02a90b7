// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// What a motion can be written as; the raw value is its word on the command line.
package enum ExportForm: String, CaseIterable, Sendable {
  case css, linear, waapi, svg, lottie, ca, swiftui, compose, spring, uikit

  /// How the names of its files end; a form that has none is asked for by its word.
  package var endings: [String] {
    switch self {
    case .css: [".css"]
    case .linear: [".linear.css"]
    case .waapi: [".waapi.json"]
    case .svg: [".svg"]
    case .lottie: [".lottie.json", ".lot"]
    case .ca: [".swift"]
    case .swiftui: [".swiftui.swift"]
    case .compose: [".kt"]
    case .spring: []
    case .uikit: [".uikit.swift"]
    }
  }

  /// Whether it shows where everything is, and not what each element does in its own superview.
  package var isDrawing: Bool { self == .svg || self == .lottie }

  /// The form that the name of a file asks for, the longest ending first; nil where none does.
  package static func named(by file: String) -> ExportForm? {
    let name = file.lowercased()
    let endings = allCases.flatMap { form in form.endings.map { (form, $0) } }
    return endings.filter { name.hasSuffix($0.1) }.max { $0.1.utf8.count < $1.1.utf8.count }?.0
  }

  /// Writes a motion.
  package func text(_ subject: ExportSubject) throws(ExportRefusal) -> ExportedText {
    let (motion, options) = (subject.motion, subject.options)
    let stillness = motion.stillness(options)?.message
    func moving(_ text: String) -> ExportedText { ExportedText(text, remark: stillness) }
    return switch self {
    case .css: moving(try CSSForm.text(motion, options))
    case .linear: moving(try LinearForm.text(motion, options))
    case .waapi: moving(try WAAPIForm.text(motion, options))
    case .svg: moving(try SVGForm.text(motion, options))
    case .lottie:
      ExportedText(
        try LottieForm.text(motion, options),
        remark: stillness
          ?? (motion.chosen.contains { $0.style.image != nil }
            ? "Lottie files are written without the images of looks; --as svg embeds them" : nil))
    case .ca: moving(try CoreAnimationForm.text(motion, options))
    case .swiftui: moving(try SwiftUIForm.text(motion, options))
    case .compose: moving(try ComposeForm.text(motion, options))
    case .spring: moving(try SpringForm.text(motion, options))
    case .uikit: try UIKitForm.text(motion, subject.scene, subject.pointer)
    }
  }
}

/// What there is to write from.
package struct ExportSubject {
  package var motion: Motion
  package var options: ExportOptions
  /// The scene that was played; nil where a log was read.
  package var scene: Scene?
  /// Where a part stands in the scene.
  package var pointer: (ScenePart) -> String?

  package init(
    motion: Motion, options: ExportOptions, scene: Scene?,
    pointer: @escaping (ScenePart) -> String? = { _ in nil }
  ) {
    (self.motion, self.options, self.scene) = (motion, options, scene)
    self.pointer = pointer
  }
}
