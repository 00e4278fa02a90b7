// SPDX-License-Identifier: MIT

extension SceneValidator {
  mutating func checkSlots() {
    var count = 0
    for family in SceneSlotFamily.all(outline.root) {
      let isWithin = count <= limits[.copies]
      count += family.most
      if isWithin, count > limits[.copies], family.most <= limits[.copies] {
        reportExceeded(.copies, at: family.action.value("most") ?? family.value, actual: count)
      }
      if let name = names[family.name] {
        report(
          .duplicateID, "the id \(quoted(family.name)) is used twice", at: family.value,
          notes: [.init("first used here", at: document.mark(of: name.value))])
      }
    }
  }

  /// Checks that the items of a behavior are in the view hierarchy when it is added.
  mutating func checkPresence(of tree: BehaviorTree) {
    // Fast path: in most scenes, all views are present from the start.
    if !outline.hasSlots, !outline.hasViews(with: .added) { return }
    let roots = BehaviorAncestry(tree.parents).roots
    for (index, behavior) in outline.behaviors.enumerated() where !findings.isFull {
      for value in behavior.itemValues + (behavior.value("attachedTo").map { [$0] } ?? []) {
        guard let id = behavior.document.string(value), names.slots.contains(id) else { continue }
        report(
          .foreignItem, "\(quoted(id)) is a copy that does not exist yet", at: value,
          hint: Self.hintOfLaterItem(behavior))
      }
      guard outline.referenceView != nil,
        outline.behaviors[roots[index]].boolean("added") ?? true
      else { continue }
      let partner =
        behavior.value("attachedTo").map { names.items([$0], in: behavior.document) } ?? []
      for (item, value) in names.items(of: behavior) + partner where !isAdded(item) {
        let id = outline.id(ofItem: item)
        report(
          .foreignItem,
          "\(quoted(id)) is not in the view hierarchy when this behavior is added", at: value,
          hint: Self.hintOfLaterItem(behavior))
      }
    }
  }

  private static func hintOfLaterItem(_ behavior: ObjectReader) -> String {
    guard let type = behavior.behaviorType, !SceneSchema.typesWithItems.contains(type) else {
      return "add it with the action \"addItem\" once it is there"
    }
    return "write \"added\": false, and add the behavior with the action \"addBehavior\""
      + " once it is there"
  }

  private func isAdded(_ item: Int) -> Bool {
    if item >= outline.views.count {
      let members = outline.items[item - outline.views.count].elements("group")
      return names.items(members, in: document).allSatisfy {
        $0.index >= outline.views.count || isAdded($0.index)
      }
    }
    let ancestors = sequence(first: item) {
      outline.views[$0].reader.string("superview").flatMap(names.view)
    }
    // The prefix stops at cycles, which are reported elsewhere.
    return ancestors.prefix(outline.views.count)
      .allSatisfy { outline.views[$0].reader.boolean("added") != false }
  }
}
