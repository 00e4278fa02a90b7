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
    let sheet = CodeSheet(scene, file: file, pointer)
    scene.remarkSettings(on: sheet)
    scene.remarkEvents(on: sheet)
    // The first pass only collects what the second needs: imports, helpers and remarks.
    _ = CodeFile(sheet: sheet).lines
    sheet.remarkUnreached()
    text = CodeFile(sheet: sheet).lines.text
    unsaidCount = sheet.unsaidCount
    (type, items) = (sheet.names.type, sheet.declaredItems.map { sheet.names.items[$0] })
    callbacks = sheet.callbacks.map { ($0.name, $0.property, $0.emission.members?.map { $0.key }) }
    gestures = GestureWriter(sheet: sheet).table
    hasClock = sheet.needsClock
  }
}

extension Scene {
  /// Reports run settings that UIKit chooses itself.
  fileprivate func remarkSettings(on sheet: CodeSheet) {
    if screenScale != nil { sheet.remark("/screenScale", "UIKit uses the value of the screen") }
    if run.ticksPerSecond != 60 {
      sheet.remark("/run/ticksPerSecond", "UIKit uses the value of the screen")
    }
    if run.profile != .uikit { sheet.remark("/run/profile", "the device has its own UIKit") }
    if run.seed != 0 { sheet.remark("/run/seed", "UIKit's noise has no seed") }
  }
}

extension Scene {
  /// Reports triggers that have no method in the code.
  fileprivate func remarkEvents(on sheet: CodeSheet) {
    for (index, event) in events.enumerated() {
      let pointer = sheet.pointer(toEvent: index)
      for trigger in event.trigger.all {
        if trigger.isLeftOut { sheet.remark(pointer, "its trigger is not exported") }
        guard case .gesture(let gesture, let state) = trigger else { continue }
        let kind = gestures[gesture].kind
        if state == .failed {
          sheet.remark(pointer, "UIKit does not report failed gestures")
        }
        if case .scroll = kind {
          sheet.remark(pointer, "a collection view has its own recognizer")
        }
      }
    }
  }
}
