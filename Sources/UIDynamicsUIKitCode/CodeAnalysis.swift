// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsSceneFormat

extension CodeDocument {
  /// Creates a document that knows the needs of a scene's code, such as imports and helpers.
  ///
  /// The needs of a part are known only from its code, so the analysis writes all parts and discards the text.
  convenience init(
    analyzing scene: Scene, file: String, _ pointer: @escaping (ScenePart) -> String?
  ) {
    let document = CodeDocument(scene, file: file, pointer)
    scene.remarkSettings(on: document)
    scene.remarkEvents(on: document)
    _ = CodeFile(document: document).lines
    document.remarkUnreached()
    self.init(analyzed: document)
  }
}

extension Scene {
  /// Reports run settings that UIKit chooses itself.
  fileprivate func remarkSettings(on document: CodeDocument) {
    if screenScale != nil { document.remark("/screenScale", "UIKit uses the screen's own value") }
    if run.ticksPerSecond != 60 {
      document.remark("/run/ticksPerSecond", "UIKit uses the screen's own value")
    }
    if run.profile != .uikit { document.remark("/run/profile", "a device runs its own UIKit") }
    if run.seed != 0 { document.remark("/run/seed", "UIKit's noise does not take a seed") }
  }

  /// Reports triggers that have no method in the code.
  fileprivate func remarkEvents(on document: CodeDocument) {
    for (index, event) in events.enumerated() {
      let pointer = document.pointer(toEvent: index)
      for trigger in event.trigger.all {
        if trigger.isLeftOut { document.remark(pointer, "its trigger is not exported") }
        guard case .gesture(let gesture, let state) = trigger else { continue }
        let kind = gestures[gesture].kind
        // Nothing is lost if cancellation has the same effect, because a gesture fails before it begins.
        if state == .failed, !event.trigger.all.contains(.gesture(gesture, .cancelled)) {
          document.remark(pointer, "UIKit does not report failed gestures")
        }
        if case .scroll = kind {
          document.remark(pointer, "a collection view has its own recognizer")
        }
      }
    }
  }
}
