// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Warns about contact events that never happen.
extension SceneAdvice {
  mutating func adviseOnContacts(
    _ filter: SceneContactFilter, _ reader: ObjectReader, _ key: String = "on"
  ) {
    if collisions.behaviors.isEmpty {
      return warn(
        .neverHappens, "the scene has no collision behavior, so nothing collides", at: reader, key)
    }
    let observed = filter.behaviors.map { $0.sorted() } ?? collisions.behaviors
    if adviseOnStrangers(filter, observed, reader) { return }
    if filter.boundaries == [.implicit], !observed.contains(where: { mayHaveImplicitBoundary($0) })
    {
      return warn(
        .neverHappens, "no collision behavior uses the reference bounds as a boundary",
        at: reader, "boundary", hint: "set \"translatesReferenceBoundsIntoBoundary\" to true")
    }
    if filter.boundaries != nil, filter.with?.takesBoundaries == false {
      return warn(
        .neverHappens, "a contact is with an item or a boundary, not both, so this never happens",
        at: reader, "with", hint: "remove \"with\" or \"boundary\"")
    }
    let isOpen = filter.items == nil && filter.with == nil && filter.boundaries == nil
    if isOpen || observed.contains(where: { mayTell(of: filter, $0) }) { return }
    warn(
      .neverHappens,
      "no collision behavior\(filter.behaviors == nil ? "" : " named here") reports contacts of"
        + " \(items(of: filter)) with \(partner(of: filter)), so this never happens", at: reader,
      filter.boundaries != nil ? "boundary" : filter.with != nil ? "with" : "item",
      hint: "collision behaviors report only contacts of their own items and boundaries")
  }

  /// Warns and returns true if no observed behavior contains an item of one side.
  private mutating func adviseOnStrangers(
    _ filter: SceneContactFilter, _ observed: [Int], _ reader: ObjectReader
  ) -> Bool {
    var isSaid = false
    let partners = filter.with?.takesBoundaries == true ? nil : filter.with?.items
    for (items, key) in [(filter.items, "item"), (partners, "with")] {
      guard let items, let first = items.min(),
        observed.allSatisfy({ items.isDisjoint(with: collisions.possible[$0] ?? []) })
      else { continue }
      let subject = items.count == 1 ? "does" : "and the others do"
      warn(
        .neverHappens,
        "\(name(of: first)) \(subject) not belong to \(filter.behaviors == nil ? "any" : "this")"
          + " collision behavior, so this never happens", at: reader, key)
      isSaid = true
    }
    return isSaid
  }

  private mutating func mayTell(of filter: SceneContactFilter, _ index: Int) -> Bool {
    guard case .collision(let collision) = scene.behaviors[index].kind else { return false }
    if roles.unknown.contains(index) { return true }
    let members = collisions.possible[index] ?? []
    let mine = filter.items.map(members.intersection) ?? members
    if mine.isEmpty { return false }
    let mode = collision.collisionMode
    if mode != .items, filter.with?.takesBoundaries != false,
      mayHave(filter.boundaries, collision, index)
    {
      return true
    }
    if mode == .boundaries || filter.with?.takesItems == false || filter.boundaries != nil {
      return false
    }
    let others = filter.with?.items.map(members.intersection) ?? members
    return !others.isEmpty && (mine.count > 1 || mine != others)
  }

  /// True if the behavior may have one of the wanted boundaries; `nil` means any boundary.
  private mutating func mayHave(
    _ wanted: [SceneContactFilter.Boundary]?, _ collision: SceneCollision, _ index: Int
  ) -> Bool {
    if effects.addsBoundaries { return true }
    if wanted?.contains(.implicit) ?? true, mayHaveImplicitBoundary(index) { return true }
    return collision.boundaries.contains { boundary in
      wanted?.contains { $0.matches(boundary.id) } ?? true
    }
  }

  private mutating func mayHaveImplicitBoundary(_ index: Int) -> Bool {
    collisions.bounded.contains(index)
      || !effects.behaviors.setProperties.isDisjoint(with: [
        .translatesReferenceBoundsIntoBoundary, .referenceBoundsInsets,
      ])
  }

  private func items(of filter: SceneContactFilter) -> String {
    guard let items = filter.items, let first = items.first else { return "items" }
    return items.count == 1 ? name(of: first) : "these items"
  }

  private func partner(of filter: SceneContactFilter) -> String {
    if let boundaries = filter.boundaries {
      guard boundaries.count == 1 else { return "these boundaries" }
      return switch boundaries[0] {
      case .implicit: "the reference bounds"
      case .named(let id): "the boundary \(quoted(id))"
      case .like: "these boundaries"
      }
    }
    guard let with = filter.with else { return "anything" }
    if with.takesBoundaries { return with.takesItems ? "any of these" : "boundaries" }
    guard let items = with.items, let first = items.first else { return "other items" }
    return items.count == 1 ? name(of: first) : "these items"
  }
}
