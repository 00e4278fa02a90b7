// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
package import UIDynamicsSceneFormat

/// A scene exported as Swift code: a class that uses UIKit Dynamics.
package struct UIKitCode {
  package let text: String
  /// The number of scene features that UIKit cannot express; each is a comment with its JSON pointer.
  package let unwrittenCount: Int
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
    let document = CodeDocument(analyzing: scene, file: file, pointer)
    text = CodeFile(document: document).lines.text
    unwrittenCount = document.needs.unwrittenCount
    (type, items) = (document.names.type, document.declaredItems.map { document.names.items[$0] })
    callbacks = document.callbacks.map {
      ($0.name, $0.property, $0.emission.members?.map { $0.key })
    }
    gestures = GestureWriter(document: document).table
    hasClock = document.needs.has(.clock)
  }
}
