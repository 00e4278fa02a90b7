// SPDX-License-Identifier: MIT

extension ObjectReader {
  /// The actions under a key in text order, including nested ones.
  package func actions(_ key: String) -> [ObjectReader] {
    var found: [ObjectReader] = []
    addActions(key, to: &found)
    return found
  }

  private func addActions(_ key: String, to found: inout [ObjectReader]) {
    for action in objects(key) {
      found.append(action)
      for list in ActionOperands.lists where action.has(list.word) {
        let holder = list.isInside ? action.object(list.word) : action
        holder?.addActions(list.key, to: &found)
      }
    }
  }
}

extension SceneOutline {
  /// All actions in text order; those of behaviors precede those of events, and copies of an object share theirs.
  var actions: [ObjectReader] {
    var seen: Set<JSONValue> = []
    func areNew(_ reader: ObjectReader) -> Bool {
      seen.insert(document.original(of: reader.object)).inserted
    }
    return behaviors.filter { $0.has("action") && areNew($0) }.flatMap { $0.actions("action") }
      + events.filter(areNew).flatMap { $0.actions("do") }
  }
}
