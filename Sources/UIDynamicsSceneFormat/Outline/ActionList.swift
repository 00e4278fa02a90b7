// SPDX-License-Identifier: MIT

/// The actions of a scene as objects of its document, those within others included.
struct ActionList {
  /// In the order of the text; those of behaviors before those of events.
  private(set) var readers: [ObjectReader] = []

  private init() {}

  init(_ outline: SceneOutline) {
    // Copies of one object have the same actions.
    var seen: Set<JSONValue> = []
    for reader in outline.behaviors
    where reader.has("action") && seen.insert(reader.object).inserted {
      add(reader, "action")
    }
    for reader in outline.events where seen.insert(reader.object).inserted { add(reader, "do") }
  }

  /// The actions under a key.
  static func flattened(_ reader: ObjectReader, _ key: String) -> [ObjectReader] {
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
