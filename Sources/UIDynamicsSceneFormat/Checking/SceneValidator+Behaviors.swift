// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension SceneValidator {
  mutating func checkBehaviors() {
    checkParents(tree)
    checkCycles(tree)
    checkFieldCount(tree)
    checkPresence(of: tree)
  }

  /// Counts expanded and inline objects; `SchemaCheck` counts the elements of the list itself.
  mutating func checkCounts() {
    let excesses = outline.copies.excesses
    if excesses.isEmpty { return }
    for (key, limit) in SceneOutline.lists where outline.originals(key).count <= limits[limit] {
      guard let excess = excesses.first(where: { $0.limit == limit }) else { continue }
      reportExceeded(limit, at: element(excess), actual: excess.actual)
    }
    for excess in excesses where excess.limit == .repeated {
      reportExceeded(.repeated, at: element(excess), actual: excess.actual)
    }
  }

  private func element(_ excess: RepetitionExcess) -> JSONValue {
    SceneOutline.lists.lazy.flatMap { outline.root.elements($0.key) }
      .first { outline.document.original(of: $0) == excess.value } ?? .root
  }

  /// Checks that each behavior has only one parent, either the animator or a composite.
  private mutating func checkParents(_ tree: BehaviorTree) {
    if tree.isEmpty { return }
    var first: [Int: JSONValue] = [:]
    for child in tree.children.joined() {
      let id = quoted(outline.behaviors[child.behavior].string("id") ?? "this behavior")
      checkIsFirst(
        child.behavior, at: child.value, in: document, &first, .severalParents,
        "\(id) is already a child of a composite")
    }
    for (index, behavior) in outline.behaviors.enumerated() {
      guard let child = first[index], behavior.boolean("added") == true,
        let value = behavior.value("added")
      else { continue }
      report(
        .severalParents, "a child is added with its composite and cannot have \"added\"",
        at: value, hint: "remove \"added\"",
        notes: [.init("made a child here", at: document.mark(of: child))])
    }
  }

  /// Reports each cycle once, at the child that closes it.
  private mutating func checkCycles(_ tree: BehaviorTree) {
    if tree.isEmpty { return }
    for cycle in Cycles.all(tree.parents) {
      let cycle = Cycles.fromFirst(cycle.reversed())
      let closing = tree.children[cycle[cycle.count - 1]]
      guard let value = closing.first(where: { $0.behavior == cycle[0] })?.value else { continue }
      let ids = cycle.map { quoted(outline.behaviors[$0].string("id") ?? "composite") }
      report(
        .compositeCycle,
        "the children of \(ids[0]) form a cycle: \(Cycles.description(ids, "composites"))",
        at: value)
    }
  }

  private mutating func checkFieldCount(_ tree: BehaviorTree) {
    let all = outline.behaviors.indices.filter { outline.behaviors[$0].behaviorType == .field }
    let most = UIKitFacts.mostFields
    guard all.count > most else { return }
    let roots = BehaviorAncestry(tree.parents).roots
    let fields = all.filter { outline.behaviors[roots[$0]].boolean("added") ?? true }
    guard fields.count > most,
      let value = outline.behaviors[fields[most]].value("type")
    else { return }
    report(
      .tooManyFields, "an animator supports \(most) fields; this scene adds \(fields.count)",
      at: value, hint: "give one field several items")
  }

  /// Checks that the operands of a region are simple, because UIKit combines at most two shapes.
  mutating func checkRegion(_ value: JSONValue) {
    let reader = ObjectReader(document, value)
    if let inverse = reader.value("inverse") { return checkRegion(inverse) }
    for operation in ["union", "intersection", "difference"] {
      for operand in reader.elements(operation).prefix(2) where joinsShapes(operand) {
        report(
          .regionNesting, "\"\(operation)\" takes two simple regions; this one is a combination",
          at: operand, hint: "a UIRegion combines at most two shapes; use two fields for more")
      }
    }
  }

  private func joinsShapes(_ value: JSONValue) -> Bool {
    let reader = ObjectReader(document, value)
    if let inverse = reader.value("inverse") { return joinsShapes(inverse) }
    return ["union", "intersection", "difference"].contains { reader.has($0) }
  }
}
