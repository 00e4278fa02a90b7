// SPDX-License-Identifier: MIT

internal import SceneFormat

/// Writes the methods of UICollisionBehaviorDelegate.
struct ContactWriter {
  let sheet: CodeSheet

  /// The extension that has them; nothing without events about contacts.
  var conformance: CodeBlock {
    let methods = [
      method(Self.beganBetweenItems, partners(isBegin: true)),
      method(Self.endedBetweenItems, partners(isBegin: false)),
      method(Self.beganAtBoundary, boundaries(isBegin: true)),
      method(Self.endedAtBoundary, boundaries(isBegin: false)),
    ].filter { !$0.isEmpty }
    if methods.isEmpty, !sheet.scene.hasContactEvents { return [] }
    return CodeBlock(methods.joined(separator: [""]))
      .within("extension \(sheet.names.type): UICollisionBehaviorDelegate")
  }

  private func method(_ head: CodeBlock, _ lines: CodeBlock) -> CodeBlock {
    if lines.isEmpty { return [] }
    return head + lines.indented + ["}"]
  }

  private func events(isBegin: Bool) -> [(Int, SceneContactFilter)] {
    sheet.scene.events.enumerated().compactMap { index, event in
      switch event.trigger {
      case .contactBegan(let filter): isBegin ? (index, filter) : nil
      case .contactEnded(let filter): isBegin ? nil : (index, filter)
      case .at, .start, .tick, .pause, .resume, .gesture, .emit, .when: nil
      }
    }
  }

  // MARK: Two items

  private func partners(isBegin: Bool) -> CodeBlock {
    events(isBegin: isBegin).flatMap { index, filter -> CodeBlock in
      guard filter.boundary == nil, sheet.candidates(filter).contains(where: sheet.mayMeetItems)
      else { return [] }
      var moment = CodeMoment(contact(filter, point: isBegin ? "p" : nil))
      moment.contact?.boundary = CodeTerm(.string(""))
      return EventWriter(sheet: sheet, index: index)
        .lines(moment, where: behavior(filter) + items(filter))
    }
  }

  private func items(_ filter: SceneContactFilter) -> [String] {
    let names = [filter.item, filter.with].compactMap { $0.map { sheet.names.items[$0] } }
    switch names.count {
    case 0: return []
    case 1: return ["item1 === \(names[0]) || item2 === \(names[0])"]
    default:
      sheet.helpers.insert(.pair)
      return ["isPair(item1, item2, \(names[0]), \(names[1]))"]
    }
  }

  /// The ids of the two, as the event sees them.
  private func contact(_ filter: SceneContactFilter, point: String?) -> CodeContact {
    let ids = sheet.scene.itemIDs
    func known(_ item: Int?) -> CodeTerm? { item.map { CodeTerm(.string(ids[$0])) } }
    func partner(of item: Int) -> CodeTerm {
      let name = sheet.names.items[item]
      return CodeTerm("name(of: item1 === \(name) ? item2 : item1)")
    }
    let item = known(filter.item) ?? filter.with.map(partner) ?? CodeTerm("name(of: item1)")
    let other = known(filter.with) ?? filter.item.map(partner) ?? CodeTerm("name(of: item2)")
    return CodeContact(point: point, item: item, other: other, boundary: CodeTerm("boundary"))
  }

  private func behavior(_ filter: SceneContactFilter) -> [String] {
    let collisions = sheet.scene.behaviors.filter { $0.type == .collision }
    guard let index = filter.behavior, collisions.count > 1 else { return [] }
    return ["behavior === \(sheet.name(index))"]
  }

  // MARK: A boundary

  private func boundaries(isBegin: Bool) -> CodeBlock {
    let lines = events(isBegin: isBegin).flatMap { index, filter -> CodeBlock in
      guard filter.with == nil, sheet.candidates(filter).contains(where: sheet.mayMeetBoundary)
      else { return [] }
      let item = filter.item.map { sheet.scene.itemIDs[$0] }
      let moment = CodeMoment(
        CodeContact(
          point: isBegin ? "p" : nil,
          item: item.map { CodeTerm(.string($0)) } ?? CodeTerm("name(of: item)"),
          other: CodeTerm(.string("")), boundary: CodeTerm("boundary")))
      return EventWriter(sheet: sheet, index: index)
        .lines(moment, where: behavior(filter) + boundary(filter))
    }
    let isNamed = lines.contains { $0.contains("boundary") }
    return (isNamed ? ["let boundary = identifier as? String ?? \"\""] : []) + lines
  }

  private func boundary(_ filter: SceneContactFilter) -> [String] {
    let item = filter.item.map { "item === \(sheet.names.items[$0])" }
    let boundary: String? =
      switch filter.boundary {
      case nil: nil
      case .implicit?: "identifier == nil"
      case .named(let name)?: "boundary == \(CodeLiteral.text(name))"
      }
    return [item, boundary].compactMap(\.self)
  }
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

extension CodeSheet {
  /// The collision behaviors that an event may be about.
  fileprivate func candidates(_ filter: SceneContactFilter) -> [Int] {
    if let behavior = filter.behavior { return [behavior] }
    return scene.behaviors.indices.filter { index in
      let behavior = scene.behaviors[index]
      guard behavior.type == .collision else { return false }
      let items = [filter.item, filter.with].compactMap(\.self)
      return growing.contains(index) || items.allSatisfy(behavior.items.contains)
    }
  }

  fileprivate func mayMeetItems(_ index: Int) -> Bool {
    growing.contains(index) || scene.behaviors[index].items.count > 1
  }

  fileprivate func mayMeetBoundary(_ index: Int) -> Bool {
    guard case .collision(let collision) = scene.behaviors[index].kind else { return false }
    return growing.contains(index) || !collision.boundaries.isEmpty
      || scene.behaviors[index].usesReferenceBounds || scene.behaviors[index].isTemplate
  }
}
