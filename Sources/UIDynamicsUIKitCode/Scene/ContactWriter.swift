// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

struct ContactWriter {
  let document: CodeDocument

  var conformance: CodeBlock {
    let methods = [
      method(Self.beganBetweenItems, partners(isBegin: true)),
      method(Self.endedBetweenItems, partners(isBegin: false)),
      method(Self.beganAtBoundary, boundaries(isBegin: true)),
      method(Self.endedAtBoundary, boundaries(isBegin: false)),
    ].filter { !$0.isEmpty }
    if methods.isEmpty, !document.scene.hasContactEvents { return [] }
    return CodeBlock(methods.joined(separator: [""]))
      .within("extension \(document.names.type): UICollisionBehaviorDelegate")
  }

  private func method(_ head: CodeBlock, _ lines: CodeBlock) -> CodeBlock {
    if lines.isEmpty { return [] }
    return head + lines.indented + ["}"]
  }

  private func events(isBegin: Bool) -> [(Int, SceneContactFilter)] {
    document.scene.events.enumerated().flatMap { index, event in
      event.trigger.all.compactMap { $0.contact }.filter { $0.isBegin == isBegin }
        .compactMap { contact in document.withoutSlots(contact.filter).map { (index, $0) } }
    }
  }

  private func writer(of event: Int, isBegin: Bool) -> EventWriter {
    document.writer(of: event) { $0.contact?.isBegin == isBegin }
  }

  /// The condition that an object is one of `names`; empty for any object.
  private func isOne(_ object: String, of names: [String]?) -> [String] {
    guard let names else { return [] }
    if names.count == 1 { return ["\(object) === \(names[0])"] }
    return ["[\(names.joined(separator: ", "))].contains(where: { $0 === \(object) })"]
  }

  private func names(_ items: Set<Int>?) -> [String]? {
    items?.sorted().map { document.item($0) }
  }

  // MARK: Two items

  private func partners(isBegin: Bool) -> CodeBlock {
    events(isBegin: isBegin).flatMap { index, filter -> CodeBlock in
      guard filter.boundaries == nil, filter.with?.takesItems != false,
        document.candidates(filter).contains(where: document.mayMeetItems)
      else { return [] }
      var moment = CodeMoment(contact(filter, point: isBegin ? "p" : nil))
      moment.contact?.boundary = CodeTerm(.string(""))
      return writer(of: index, isBegin: isBegin)
        .lines(moment, where: behavior(filter) + items(filter))
    }
  }

  private func items(_ filter: SceneContactFilter) -> [String] {
    guard let some = names(filter.items) ?? names(filter.with?.items) else { return [] }
    guard filter.items != nil, let others = names(filter.with?.items) else {
      return ["\(either("item1", some)) || \(either("item2", some))"]
    }
    if some.count == 1, others.count == 1 {
      document.need(.pair)
      return ["isPair(item1, item2, \(some[0]), \(others[0]))"]
    }
    let (there, back) = (
      "\(either("item1", some)) && \(either("item2", others))",
      "\(either("item2", some)) && \(either("item1", others))"
    )
    return ["\(there) || \(back)"]
  }

  private func either(_ object: String, _ names: [String]) -> String {
    isOne(object, of: names)[0]
  }

  /// The ids of the two items as the event's expressions see them.
  private func contact(_ filter: SceneContactFilter, point: String?) -> CodeContact {
    let ids = document.scene.itemIDs
    func known(_ item: Int?) -> CodeTerm? { item.map { CodeTerm(.string(ids[$0])) } }
    func partner(of item: Int) -> CodeTerm {
      let name = document.item(item)
      return CodeTerm("name(of: item1 === \(name) ? item2 : item1)")
    }
    func name(_ first: String, _ second: String) -> CodeTerm {
      let choice = inOrder(filter).map { "\($0) ? \(first) : \(second)" }
      return CodeTerm("name(of: \(choice ?? first))")
    }
    let (one, two) = (filter.items?.only, filter.with?.items?.only)
    let item = known(one) ?? two.map(partner) ?? name("item1", "item2")
    let other = known(two) ?? one.map(partner) ?? name("item2", "item1")
    return CodeContact(point: point, item: item, other: other, boundary: CodeTerm("boundary"))
  }

  /// The condition that UIKit passes the two items in the filter's order; `nil` if the order does not matter.
  private func inOrder(_ filter: SceneContactFilter) -> String? {
    let conditions =
      isOne("item1", of: names(filter.items)) + isOne("item2", of: names(filter.with?.items))
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }

  private func behavior(_ filter: SceneContactFilter) -> [String] {
    let collisions = document.scene.behaviors.filter { $0.type == .collision }
    if collisions.count <= 1 { return [] }
    return isOne("behavior", of: filter.behaviors?.sorted().map(document.name))
  }

  // MARK: A boundary

  private func boundaries(isBegin: Bool) -> CodeBlock {
    let lines = events(isBegin: isBegin).flatMap { index, filter -> CodeBlock in
      guard filter.with?.takesBoundaries != false,
        document.candidates(filter).contains(where: document.mayMeetBoundary)
      else { return [] }
      let item = filter.items?.only.map { document.scene.itemIDs[$0] }
      let moment = CodeMoment(
        CodeContact(
          point: isBegin ? "p" : nil,
          item: item.map { CodeTerm(.string($0)) } ?? CodeTerm("name(of: item)"),
          other: CodeTerm(.string("")), boundary: CodeTerm("boundary")))
      return writer(of: index, isBegin: isBegin)
        .lines(
          moment,
          where: behavior(filter) + isOne("item", of: names(filter.items))
            + boundary(filter, index))
    }
    let isNamed = lines.contains { $0.contains("boundary") }
    return (isNamed ? ["let boundary = identifier as? String ?? \"\""] : []) + lines
  }

  private func boundary(_ filter: SceneContactFilter, _ event: Int) -> [String] {
    guard let boundaries = filter.boundaries else { return [] }
    let conditions = boundaries.map { boundary in
      switch boundary {
      case .implicit: return "identifier == nil"
      case .named(let name): return "boundary == \(CodeLiteral.text(name))"
      case .like:
        document.remark(document.pointer(toEvent: event), "boundary patterns are not exported")
        return "false"
      }
    }
    return [conditions.joined(separator: " || ")]
  }
}

extension Set<Int> {
  fileprivate var only: Int? { count == 1 ? first : nil }
}

extension ContactWriter {
  private static let beganBetweenItems = [
    "func collisionBehavior(",
    "  _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,",
    "  with item2: any UIDynamicItem, at p: CGPoint", ") {",
  ]
  private static let endedBetweenItems = [
    "func collisionBehavior(",
    "  _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,",
    "  with item2: any UIDynamicItem", ") {",
  ]
  private static let beganAtBoundary = [
    "func collisionBehavior(",
    "  _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,",
    "  withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint", ") {",
  ]
  private static let endedAtBoundary = [
    "func collisionBehavior(",
    "  _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,",
    "  withBoundaryIdentifier identifier: (any NSCopying)?", ") {",
  ]
}

extension CodeDocument {
  /// The filter without slots of copies; `nil` if nothing else passes it.
  fileprivate func withoutSlots(_ filter: SceneContactFilter) -> SceneContactFilter? {
    var filter = filter
    if let items = filter.items {
      filter.items = items.filter { !isSlot($0) }
      if filter.items?.isEmpty == true { return nil }
    }
    if let items = filter.with?.items {
      let others = items.filter { !isSlot($0) }
      // Boundaries may still pass the filter.
      if others.isEmpty, filter.with?.takesBoundaries != true { return nil }
      filter.with?.items = others.isEmpty ? nil : others
      filter.with?.takesItems = !others.isEmpty
    }
    return filter
  }

  fileprivate func candidates(_ filter: SceneContactFilter) -> [Int] {
    if let behaviors = filter.behaviors { return behaviors.sorted() }
    let others = filter.with?.takesBoundaries == true ? nil : filter.with?.items
    return scene.behaviors.indices.filter { index in
      let behavior = scene.behaviors[index]
      guard behavior.type == .collision else { return false }
      return facts.growing.contains(index)
        || [filter.items, others].compactMap({ $0 }).allSatisfy {
          !$0.isDisjoint(with: behavior.items)
        }
    }
  }

  fileprivate func mayMeetItems(_ index: Int) -> Bool {
    facts.growing.contains(index) || scene.behaviors[index].items.count > 1
  }

  fileprivate func mayMeetBoundary(_ index: Int) -> Bool {
    guard case .collision(let collision) = scene.behaviors[index].kind else { return false }
    return facts.growing.contains(index) || !collision.boundaries.isEmpty
      || scene.behaviors[index].usesReferenceBounds || scene.behaviors[index].isTemplate
  }
}
