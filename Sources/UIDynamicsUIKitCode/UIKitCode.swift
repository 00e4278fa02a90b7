// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
package import UIDynamicsSceneFormat

/// A scene as the Swift code that an app would have: UIKit Dynamics in a class of its own.
package struct UIKitCode {
  /// The file, from its first comment to its last brace.
  package let text: String
  /// How many things of the scene UIKit has no word for; each is a comment with its pointer.
  package let unsaidCount: Int
  /// The name of the class.
  package let type: String
  /// The properties that hold the items, in the order of the scene; none for a copy that is not there.
  package let items: [String]
  /// The closures that are told of emitted names: the name, the property and the names of the values it is
  /// given; nil where it is given them with their names.
  package let callbacks: [(name: String, property: String, keys: [String]?)]
  /// The methods that are told of a gesture in a state: "pan.began" to "panBegan".
  package let gestures: [String: String]
  /// Whether something is done later, by a clock.
  package let hasClock: Bool

  /// Writes the code of a scene.
  ///
  /// - Parameters:
  ///   - scene: What is to be said.
  ///   - file: The name of its file, of which that of the class is made.
  ///   - pointer: Where a part stands in the scene.
  package init(
    _ scene: Scene, file: String, pointer: @escaping (ScenePart) -> String? = { _ in nil }
  ) {
    let sheet = CodeSheet(scene, file: file, pointer)
    scene.remarkSettings(on: sheet)
    scene.remarkEvents(on: sheet)
    // Once to learn what is needed.
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
  /// Remarks what of a run UIKit decides by itself.
  fileprivate func remarkSettings(on sheet: CodeSheet) {
    if screenScale != nil { sheet.remark("/screenScale", "UIKit takes that of the screen") }
    if run.ticksPerSecond != 60 {
      sheet.remark("/run/ticksPerSecond", "UIKit takes that of the screen")
    }
    if run.profile != .uikit { sheet.remark("/run/profile", "UIKit is what it is on the device") }
    if run.seed != 0 { sheet.remark("/run/seed", "UIKit's noise cannot be chosen") }
  }
}

extension Scene {
  /// Remarks what sets events off that the code has no method for.
  fileprivate func remarkEvents(on sheet: CodeSheet) {
    for (index, event) in events.enumerated() {
      let pointer = sheet.pointer(toEvent: index)
      for trigger in event.trigger.all {
        if trigger.isLeftOut { sheet.remark(pointer, "what sets it off is left out") }
        guard case .gesture(let gesture, let state) = trigger else { continue }
        let kind = gestures[gesture].kind
        if state == .failed {
          sheet.remark(pointer, "UIKit does not tell of what was not recognized")
        }
        if case .scroll = kind {
          sheet.remark(pointer, "a collection view has the recognizer of its scroll")
        }
      }
    }
  }
}
