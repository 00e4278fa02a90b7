// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsSceneFormat

extension EventPlayer {
  /// Warns about `when` events whose condition holds from the start, so that they never fire.
  var heldConditions: [RunWarning] {
    if !isPlaying { return [] }
    // An event with `forEach` gets a single warning, and only if it did not fire for any item.
    let conditions = Dictionary(grouping: table.conditions) {
      scene.events[$0.event].sourceIndex ?? $0.event
    }
    return Array(conditions).ordered { $0.key }.compactMap { _, all in
      guard let event = all.first?.event, case .when(let condition) = scene.events[event].trigger,
        !condition.isConstant, all.allSatisfy({ $0.watch.heldOnlyFromStart })
      else { return nil }
      return RunWarning(
        code: .neverHappens,
        message: "\(scene.name(ofEvent: event)) is true from the start and never becomes true"
          + " later, so it never fires; to fire at once, use \"on\": \"start\"", tick: nil)
    }
  }
}
