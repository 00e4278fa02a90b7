// SPDX-License-Identifier: MIT

extension SceneValidator {
  mutating func checkActions() {
    for action in actions where !findings.isFull {
      if let boundary = action.object("addBoundary") { checkOutline(boundary) }
      checkRemovedBoundary(action)
      for key in ["addLinearVelocity", "addAngularVelocity"] where action.has(key) {
        checkVelocity(action)
      }
      checkNewChild(action)
      checkIsOfViews(action)
      if let animation = action.object("animate") { checkAnimation(animation) }
    }
  }

  /// Reports actions that a layout's elements do not support, because the collection view manages them.
  private mutating func checkIsOfViews(_ action: ObjectReader) {
    guard let layout = outline.layout else { return }
    for (name, sentence) in [
      ("copy", "cannot be copied"), ("removeFromSuperview", "have no superview"),
      ("addSubview", "have no superview"),
    ] {
      refuse(
        name, of: action, "layout attributes \(sentence)",
        notes: [.init("the layout is here", at: document.mark(of: layout.object))])
    }
  }

  // MARK: Boundaries

  /// The possible ids of boundaries: `open` ones belong to a behavior that an expression determines.
  typealias BoundaryIDs = (ofBehaviors: [Set<String>], open: Set<String>, all: Set<String>)

  mutating func boundaryIDs() -> BoundaryIDs {
    var found = outline.behaviors.map { behavior in
      Set(behavior.objects("boundaries").compactMap { $0.string("id") })
    }
    var open: Set<String> = []
    for action in actions {
      guard let id = action.object("addBoundary")?.string("id") else { continue }
      let behaviors = names.selection(.behavior, under: "to", of: action)
      if behaviors.isOpen { open.insert(id) }
      for (behavior, _) in behaviors.elements { found[behavior].insert(id) }
    }
    return (found, open, found.reduce(into: open) { $0.formUnion($1) })
  }

  mutating func checkBoundary(_ value: JSONValue, of behaviors: [Int]?) {
    guard !document.isExpression(value), let id = document.string(value) else { return }
    let known = boundaries
    let sets = behaviors.map { $0.map { known.ofBehaviors[$0] } + [known.open] } ?? [known.all]
    let pattern = SceneIDPattern(id)
    let isKnown = sets.contains { ids in
      ids.contains(id) || pattern.map { ids.contains(where: $0.matches) } == true
    }
    if isKnown { return }
    let count = sets.reduce(0) { $0 + $1.count }
    let ids = suggestions.spend(count) ? Set(sets.joined()).sorted() : []
    let clause = pattern == nil ? "with the id" : "with an id that matches"
    report(
      .unresolvedID,
      "no collision behavior\(behaviors == nil ? "" : " named here") has a boundary \(clause)"
        + " \(quoted(id))", at: value,
      hint: Suggestion.hint(for: id, among: ids) ?? (count == 0 ? boundsHint(behaviors) : nil)
        ?? (ids.isEmpty && count > 0
          ? nil : Sentence.inventory("boundary", "boundaries", ids, none: "it has no boundaries")))
  }

  /// A hint for the boundary of the reference bounds, which has no id.
  private func boundsHint(_ behaviors: [Int]?) -> String? {
    let observed = (behaviors ?? Array(outline.behaviors.indices)).map { outline.behaviors[$0] }
    let key = "translatesReferenceBoundsIntoBoundary"
    let hasBounds = observed.contains { reader in
      reader.has("referenceBoundsInsets") || reader.boolean(key) == true
    }
    return hasBounds
      ? "the only boundary is the reference bounds: write null for its contacts, and set"
        + " \(quoted(key)) to false to remove it" : nil
  }

  private func idOfBehavior(_ index: Int) -> String? {
    outline.behaviors[index].string("id") ?? names.defaultID(ofBehavior: index)
  }

  private mutating func checkRemovedBoundary(_ action: ObjectReader) {
    let behaviors = names.selection(.behavior, under: "from", of: action)
    let collisions = behaviors.elements.map { $0.index }.filter {
      outline.behaviors[$0].behaviorType == .collision
    }
    // Unknown behaviors are already reported.
    if collisions.isEmpty, !behaviors.isOpen { return }
    for value in action.values("removeBoundary") {
      checkBoundary(value, of: behaviors.isOpen ? nil : collisions)
    }
  }

  // MARK: Behaviors

  /// Checks that every item belongs to every listed behavior at some time.
  private mutating func checkVelocity(_ action: ObjectReader) {
    let items = names.selection(.dynamicItem, under: "for", of: action).elements
    let behaviors = names.selection(.behavior, under: "in", of: action).elements
    for (index, _) in behaviors where outline.behaviors[index].behaviorType == .dynamicItem {
      let members = Set(names.items(of: outline.behaviors[index]).map { $0.index })
      guard
        let (stranger, value) = items.first(where: {
          !members.contains($0.index) && !addedItems.mayHold($0.index, index)
        })
      else { continue }
      let (item, id) = (quoted(outline.id(ofItem: stranger)), quoted(idOfBehavior(index) ?? ""))
      return report(
        .foreignItem, "\(item) cannot get a velocity because it is not an item of \(id)", at: value,
        hint: group(of: stranger).map { "give the velocity to its group, \(quoted($0))" }
          ?? "add it to the \"items\" of \(id)")
    }
  }

  private func group(of item: Int) -> String? {
    let group = outline.items.first { reader in
      names.items(reader.elements("group"), in: document).contains { $0.index == item }
    }
    return group?.string("id")
  }

  /// Reports a cycle unless an action can remove one of its edges first.
  private mutating func checkNewChild(_ action: ObjectReader) {
    guard action.has("addChildBehavior") else { return }
    let children = names.selection(.behavior, under: "addChildBehavior", of: action).elements
    for (parent, _) in names.selection(.behavior, under: "to", of: action).elements {
      for (child, value) in children where certainTree.isBehavior(parent, atOrBelow: child) {
        let (id, other) = (quoted(idOfBehavior(child) ?? ""), quoted(idOfBehavior(parent) ?? ""))
        return report(
          .compositeCycle,
          child == parent
            ? "the composite \(id) cannot become its own child"
            : "\(id) cannot become a child of \(other), which is one of its descendants", at: value)
      }
    }
  }

  mutating func ancestryOfWhatStays() -> BehaviorAncestry {
    let (tree, removed) = (self.tree, removedChildren)
    return BehaviorAncestry(tree.parents) { child in
      tree.parents[child].map { removed.mayHold(child, $0) } ?? false
    }
  }

  private mutating func checkKeyframes(_ animation: ObjectReader) {
    var last = 0.0
    for keyframe in animation.objects("keyframes") {
      guard let value = keyframe.value("at"), let end = animation.document.number(value) else {
        continue
      }
      checkIsLater(end, than: &last, "", "keyframe", at: value)
    }
    if !animation.has("keyframes") { return }
    refuse(
      "spring", of: animation, "\"keyframes\" cannot have a \"spring\"",
      hint: "give each keyframe a \"curve\"")
  }

  private mutating func checkAnimation(_ animation: ObjectReader) {
    checkKeyframes(animation)
    guard let value = animation.value("set"), let path = animation.string("set"),
      let id = path.split(separator: ".").first.map(String.init),
      names[id] != nil || names.gestures[id] != nil || id == "collectionView"
    else { return }
    if let kind = names[id]?.kind, kind == .view || kind == .item, !path.hasSuffix(".isEnabled") {
      return
    }
    // `SceneTargets` reports components of `contentOffset`.
    if path.hasPrefix("collectionView.contentOffset.") { return }
    report(
      .unknownProperty, "\(quoted(path)) cannot be animated", at: value,
      hint: "only the geometry of views and items can be animated; use \"set\" for the rest")
  }
}
