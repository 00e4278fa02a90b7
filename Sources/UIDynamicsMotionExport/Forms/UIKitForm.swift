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

  /// How many things of the scene stand in comments of the code, each with its pointer.
  static func unsaid(in code: String) -> Int {
    code.split(separator: "\n").count { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("// /") || text.hasPrefix("// - /")
    }
  }
}
