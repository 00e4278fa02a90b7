// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
package import UIDynamicsSceneFormat

/// A scene exported as Swift code: a class that uses UIKit Dynamics.
package struct UIKitCode {
  package let text: String
  /// The number of scene features that UIKit cannot express; each is a comment with its JSON pointer.
  package let unsaidCount: Int
  package let type: String
  /// The item properties, in scene order; copies that the code never mentions are omitted.
  package let items: [String]
  /// The callbacks for emitted names.
  ///
  /// `keys` names the closure's arguments; `nil` if the closure takes a dictionary.
  package let callbacks: [(name: String, property: String, keys: [String]?)]
  /// The methods for gesture states, for example "pan.began" → "panBegan".
  package let gestures: [String: String]
  package let hasClock: Bool

  /// Writes the code of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene to export.
  ///   - file: The name of the scene file; the class name derives from it.
  ///   - pointer: Returns the JSON pointer of a scene part.
  package init(
    _ scene: Scene, file: String, pointer: @escaping (ScenePart) -> String? = { _ in nil }
  ) {
    let document = CodeDocument(scene, file: file, pointer)
    scene.remarkSettings(on: document)
    scene.remarkEvents(on: document)
    // The first pass only collects what the second needs: imports, helpers and remarks.
    _ = CodeFile(document: document).lines
    document.remarkUnreached()
    text = CodeFile(document: document).lines.text
    unsaidCount = document.unsaidCount
    (type, items) = (document.names.type, document.declaredItems.map { document.names.items[$0] })
    callbacks = document.callbacks.map {
      ($0.name, $0.property, $0.emission.members?.map { $0.key })
    }
    gestures = GestureWriter(document: document).table
    hasClock = document.needsClock
  }
}

extension Scene {
  /// Reports run settings that UIKit chooses itself.
  fileprivate func remarkSettings(on document: CodeDocument) {
    if screenScale != nil { document.remark("/screenScale", "UIKit uses the value of the screen") }
    if run.ticksPerSecond != 60 {
      document.remark("/run/ticksPerSecond", "UIKit uses the value of the screen")
    }
    if run.profile != .uikit { document.remark("/run/profile", "the device has its own UIKit") }
    if run.seed != 0 { document.remark("/run/seed", "UIKit's noise has no seed") }
  }
}

extension Scene {
  /// Reports triggers that have no method in the code.
  fileprivate func remarkEvents(on document: CodeDocument) {
    for (index, event) in events.enumerated() {
      let pointer = document.pointer(toEvent: index)
      for trigger in event.trigger.all {
        if trigger.isLeftOut { document.remark(pointer, "its trigger is not exported") }
        guard case .gesture(let gesture, let state) = trigger else { continue }
        let kind = gestures[gesture].kind
        if state == .failed {
          document.remark(pointer, "UIKit does not report failed gestures")
        }
        if case .scroll = kind {
          document.remark(pointer, "a collection view has its own recognizer")
        }
      }
    }
  }
}
