// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

// Conditions that were true from the start to the end: an event happens when one becomes true.
extension EventPlayer {
  /// The warnings at the end of a run.
  var heldConditions: [RunWarning] {
    if fault != nil { return [] }
    // An event with `forEach` gets one warning, and only if it happened for none of the items.
    let conditions = Dictionary(grouping: table.conditions) {
      scene.events[$0.event].place ?? $0.event
    }
    return conditions.sorted { $0.key < $1.key }.compactMap { _, all in
      guard let event = all.first?.event, case .when = scene.events[event].trigger,
        all.allSatisfy({ $0.watch.alwaysHeld })
      else { return nil }
      return RunWarning(
        code: DiagnosticCode.neverHappens.rawValue,
        message: "\(scene.name(ofEvent: event)) is true from the start, so it never becomes true"
          + " and never happens; \"on\": \"start\" happens at once", tick: 0)
    }
  }
}
