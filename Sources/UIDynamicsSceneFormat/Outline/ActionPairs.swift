// SPDX-License-Identifier: MIT

/// The members and behaviors that the same action names under two keys.
struct ActionPairs {
  /// The members in each action; `isOpen` is true if an expression can name additional ones.
  private var groups: [(members: Set<Int>, isOpen: Bool)] = []
  private var indices: [Int: [Int]] = [:]
  private var open: [Int] = []

  init(
    _ actions: [ObjectReader], _ kinds: SceneName.Kinds, under key: String, _ companion: String,
    _ names: SceneNames
  ) {
    for action in actions where action.has(key) {
      let members = names.selection(kinds, under: key, of: action)
      let behaviors = names.selection(.behavior, under: companion, of: action)
      for (behavior, _) in behaviors.elements {
        indices[behavior, default: []].append(groups.count)
      }
      if behaviors.isOpen { open.append(groups.count) }
      groups.append((Set(members.elements.map { $0.index }), members.isOpen))
    }
  }

  /// True if an action combines the two, or an expression may do so.
  func mayHold(_ member: Int, _ behavior: Int) -> Bool {
    (open + indices[behavior, default: []]).contains {
      groups[$0].isOpen || groups[$0].members.contains(member)
    }
  }
}
