// SPDX-License-Identifier: MIT

/// All actions of a scene, including nested ones.
package struct ActionList {
  /// The actions in text order; those of behaviors precede those of events.
  package private(set) var readers: [ObjectReader] = []

  private init() {}

  package init(_ outline: SceneOutline) {
    // Copies of one object share its actions.
    var seen: Set<JSONValue> = []
    for reader in outline.behaviors
    where reader.has("action") && seen.insert(outline.document.original(of: reader.object)).inserted
    {
      add(reader, "action")
    }
    for reader in outline.events
    where seen.insert(outline.document.original(of: reader.object)).inserted {
      add(reader, "do")
    }
  }

  package static func flattened(_ reader: ObjectReader, _ key: String) -> [ObjectReader] {
    var list = ActionList()
    list.add(reader, key)
    return list.readers
  }

  private mutating func add(_ reader: ObjectReader, _ key: String) {
    for action in reader.objects(key) {
      readers.append(action)
      for list in ActionOperands.lists where action.has(list.word) {
        if let holder = list.isInside ? action.object(list.word) : action { add(holder, list.key) }
      }
    }
  }
}
