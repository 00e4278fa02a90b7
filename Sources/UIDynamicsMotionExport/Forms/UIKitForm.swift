// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsUIKitCode

/// The scene as Swift code: behaviors, delegates and gestures.
enum UIKitForm {
  static func text(
    _ motion: Motion, _ scene: Scene, _ pointer: @escaping (ScenePart) -> String?
  ) -> ExportedText {
    let code = UIKitCode(scene, file: motion.scene, pointer: pointer)
    return ExportedText(code.text, remark: remark(on: code.unwrittenCount))
  }

  private static func remark(on count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "1 part of the scene could not be exported; a comment in the code names it"
    default: "\(count) parts of the scene could not be exported; comments in the code name them"
    }
  }
}
