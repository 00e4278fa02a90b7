// SPDX-License-Identifier: MIT

/// The keys under which actions have the ids of items and behaviors.
struct ActionKey {
  let name: String
  let kinds: SceneName.Kinds

  static let all: [ActionKey] = items + behaviors

  private static let items = [
    "addItem", "removeItem", "updateItem", "removeFromSuperview", "addSubview", "copy", "for",
  ].map { ActionKey(name: $0, kinds: .dynamicItem) }

  private static let behaviors = [
    "addBehavior", "removeBehavior", "addChildBehavior", "removeChildBehavior",
    "removeAllBoundaries", "to", "from", "in",
  ].map { ActionKey(name: $0, kinds: .behavior) }
}
