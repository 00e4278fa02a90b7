// SPDX-License-Identifier: MIT

/// Who is brought together with which behavior by actions that have both under two keys.
struct ActionPairs {
  private struct Group {
    let members: Set<Int>
    /// Whether there may be others, which an expression tells.
    let isOpen: Bool
  }

  private var groups: [Group] = []
  /// The groups that each behavior is brought together with.
  private var places: [Int: [Int]] = [:]
  /// The groups of which only an expression tells the behavior.
  private var open: [Int] = []

  init(
    _ actions: [ObjectReader], _ kinds: SceneName.Kinds, under key: String, _ companion: String,
    _ names: SceneNames
  ) {
    for action in actions where action.has(key) {
      let members = names.selection(kinds, under: key, of: action)
      let behaviors = names.selection(.behavior, under: companion, of: action)
      for (behavior, _) in behaviors.places { places[behavior, default: []].append(groups.count) }
      if behaviors.isOpen { open.append(groups.count) }
      groups.append(Group(members: Set(members.places.map { $0.place }), isOpen: members.isOpen))
    }
  }

  /// Whether an action brings the two together, or may.
  func mayHold(_ member: Int, _ behavior: Int) -> Bool {
    (open + places[behavior, default: []]).contains {
      groups[$0].isOpen || groups[$0].members.contains(member)
    }
  }
}
