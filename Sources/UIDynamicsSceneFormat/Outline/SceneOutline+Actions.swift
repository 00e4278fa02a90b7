// SPDX-License-Identifier: MIT

extension SceneOutline {
  /// The actions of a scene, those within others included, in the order of the text; those of behaviors
  /// before those of events.
  var actions: [ObjectReader] {
    // Copies of one object have the same actions.
    var seen: Set<JSONValue> = []
    let acting = behaviors.filter { $0.has("action") && seen.insert($0.object).inserted }
    let happening = events.filter { seen.insert($0.object).inserted }
    return acting.flatMap { $0.actions("action") } + happening.flatMap { $0.actions("do") }
  }
}

extension ObjectReader {
  /// The actions under a key, each followed by those within it.
  func actions(_ key: String) -> [ObjectReader] {
    objects(key).flatMap { action in
      ActionOperands.lists.reduce(into: [action]) { found, list in
        guard action.has(list.word) else { return }
        let holder = list.isInside ? action.object(list.word) : action
        found += holder?.actions(list.key) ?? []
      }
    }
  }
}
