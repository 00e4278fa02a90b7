// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The formats of a motion; the raw value is the `--as` argument.
package enum ExportForm: String, CaseIterable, Sendable {
  case css, linear, waapi, svg, lottie, ca, swiftui, compose, spring, uikit, web

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
    case .web: [".mjs"]
    }
  }

  /// True if the form has names of classes or types.
  package var hasNames: Bool { [.css, .linear, .svg, .ca, .swiftui, .compose].contains(self) }

  /// True if the form writes the behavior itself, not a recorded run.
  package var isBehavior: Bool { self == .uikit || self == .web }

  /// True if the form shows the whole picture instead of placing each element in its superview.
  package var isDrawing: Bool { self == .svg || self == .lottie }

  package static func named(by file: String) -> ExportForm? {
    let name = file.lowercased()
    let endings = allCases.flatMap { form in form.endings.map { (form, $0) } }
    return endings.filter { name.hasSuffix($0.1) }.max { $0.1.utf8.count < $1.1.utf8.count }?.0
  }

  package func text(_ subject: ExportSubject) throws(ExportRefusal) -> ExportedText {
    let (motion, options) = (subject.motion, subject.options)
    let refusal = isBehavior ? nil : motion.stillness(options)
    if let refusal, motion.firstTick > 0 { throw refusal }
    func moving(_ text: String) -> ExportedText { ExportedText(text, remark: refusal?.message) }
    return switch self {
    case .css: moving(try CSSForm.text(motion, options))
    case .linear: moving(try LinearForm.text(motion, options))
    case .waapi: moving(try WAAPIForm.text(motion, options))
    case .svg: moving(try SVGForm.text(motion, options))
    case .lottie:
      ExportedText(
        try LottieForm.text(motion, options),
        remark: refusal?.message
          ?? (motion.chosen.contains { $0.style.image != nil }
            ? "Lottie files do not include the images of looks; --as svg embeds them" : nil))
    case .ca: moving(try CoreAnimationForm.text(motion, options))
    case .swiftui: moving(try SwiftUIForm.text(motion, options))
    case .compose: moving(try ComposeForm.text(motion, options))
    case .spring: moving(try SpringForm.text(motion, options))
    case .uikit: UIKitForm.text(motion, subject.scene, subject.pointer)
    case .web: try WebForm.text(motion, options, subject.module)
    }
  }
}

package struct ExportSubject {
  package var motion: Motion
  package var options: ExportOptions
  package var scene: Scene
  /// Returns the JSON pointer of a scene part.
  package var pointer: (ScenePart) -> String?
  /// The JavaScript module with the engine; `nil` for other forms.
  package var module: String?

  package init(
    motion: Motion, options: ExportOptions, scene: Scene,
    pointer: @escaping (ScenePart) -> String? = { _ in nil }
  ) {
    (self.motion, self.options, self.scene) = (motion, options, scene)
    self.pointer = pointer
  }
}
