// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Warns about lists that are evaluated at load, before actions create the copies they name.
extension SceneAdvice {
  mutating func adviseOnCopiesToCome() {
    if names.slots.isEmpty { return }
    let document = outline.document
    for (list, noun, hint) in [
      ("events", "event", "use \"forEach\" inside the \"do\" of an event"),
      ("expect", "expectation", "use all(list, …) in a condition"),
      ("behaviors", "behavior", "add copies to a behavior with \"addItem\""),
    ] {
      for value in outline.originals(list).compactMap(document.object)
        .flatMap({ $0.values("forEach") })
      {
        guard let text = document.string(value), hasOnlyFutureCopies(text) else { continue }
        warn(
          .neverHappens,
          "\(quoted(text)) matches nothing at the start, so this creates no \(noun)",
          at: value, hint: hint)
      }
    }
  }

  mutating func adviseOnOmitted() {
    let document = outline.document
    let made = Set(outline.behaviors.map { document.original(of: $0.object) })
    for reader in outline.originals("behaviors").compactMap(document.object)
    where !made.contains(document.original(of: reader.object)) {
      guard let condition = reader.value("where") else { continue }
      warn(
        .behaviorWithoutItems, "this condition is false for every item, so no behavior is created",
        at: condition)
    }
  }

  /// Returns `true` if an element names only copies that do not exist yet.
  private func hasOnlyFutureCopies(_ text: String) -> Bool {
    let items = names.dynamicItems(text)
    return !items.isEmpty && items.allSatisfy { $0 < scene.views.count && scene.views[$0].isSlot }
  }
}
