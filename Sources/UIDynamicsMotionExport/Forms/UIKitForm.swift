// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsUIKitCode

/// The scene as Swift code: behaviors, delegates and gestures.
enum UIKitForm {
  static func text(
    _ motion: Motion, _ scene: Scene?, _ pointer: @escaping (ScenePart) -> String?
  ) throws(ExportRefusal) -> ExportedText {
    guard let scene else {
      throw ExportRefusal(
        "a log has the motion and not the behaviors", hint: "the scene itself will do")
    }
    let code = UIKitCode(scene, file: motion.scene, pointer: pointer)
    return ExportedText(code.text, remark: remark(on: code.unsaidCount))
  }

  private static func remark(on count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "one thing of the scene is a comment in the code, with its pointer"
    default: "\(count) things of the scene are comments in the code, with their pointers"
    }
  }
}
