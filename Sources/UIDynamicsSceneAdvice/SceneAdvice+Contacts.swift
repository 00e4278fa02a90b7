// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Warns about contact events that never happen.
extension SceneAdvice {
  mutating func adviseOnContacts(
    _ filter: SceneContactFilter, _ reader: ObjectReader, _ key: String = "on"
  ) {
    if collisions.isEmpty {
      return warn(
        .neverHappens, "the scene has no collision behavior, so nothing collides", at: reader, key)
    }
    let observed = filter.behaviors.map { $0.sorted() } ?? collisions
    if adviseOnStrangers(filter, observed, reader) { return }
    if filter.boundaries == [.implicit], !observed.contains(where: { mayHaveImplicitBoundary($0) })
    {
      return warn(
        .neverHappens, "no collision behavior uses the reference bounds as a boundary",
        at: reader, "boundary", hint: "set \"translatesReferenceBoundsIntoBoundary\" to true")
    }
    let isOpen = filter.items == nil && filter.with == nil && filter.boundaries == nil
    if isOpen || observed.contains(where: { mayTell(of: filter, $0) }) { return }
    warn(
      .neverHappens,
      "no collision behavior\(filter.behaviors == nil ? "" : " named here") reports such a contact, so this"
        + " never happens", at: reader,
      filter.boundaries != nil ? "boundary" : filter.with != nil ? "with" : "item",
      hint: "collision behaviors report contacts of their own items with each other, or with one of"
        + " their own boundaries")
  }

  /// Warns and returns true if no observed behavior contains an item of one side.
  private mutating func adviseOnStrangers(
    _ filter: SceneContactFilter, _ observed: [Int], _ reader: ObjectReader
  ) -> Bool {
    var isSaid = false
    let partners = filter.with?.takesBoundaries == true ? nil : filter.with?.items
    for (items, key) in [(filter.items, "item"), (partners, "with")] {
      guard let items, let first = items.min(),
        observed.allSatisfy({ colliding[$0]?.isDisjoint(with: items) == true })
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
    guard !roles.unknown.contains(index), let members = colliding[index] else { return true }
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
    scene.behaviors[index].usesReferenceBounds
      || outline.behaviors[index].has("referenceBoundsInsets")
      || !effects.behaviors.setProperties.isDisjoint(with: [
        .translatesReferenceBoundsIntoBoundary, .referenceBoundsInsets,
      ])
  }
}
