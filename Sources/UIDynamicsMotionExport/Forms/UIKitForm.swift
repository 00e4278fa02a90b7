// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsUIKitCode

/// The scene as Swift code: behaviors, delegates and gestures instead of the motion that comes of them.
enum UIKitForm {
  static func text(
    _ motion: Motion, _ scene: Scene?, _ pointer: @escaping (ScenePart) -> String?
  ) throws(ExportRefusal) -> String {
    guard let scene else {
      throw ExportRefusal(
        "a log has the motion and not the behaviors", hint: "the scene itself will do")
    }
    return UIKitCode(scene, file: motion.scene, pointer: pointer).text
  }
}
