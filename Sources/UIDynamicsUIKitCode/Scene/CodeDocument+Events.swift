// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension CodeDocument {
  /// Returns the writer of an event, and records the triggers that it covers.
  func writer(of event: Int, as isMeant: (SceneTrigger) -> Bool) -> EventWriter {
    for (index, trigger) in scene.events[event].trigger.all.enumerated() where isMeant(trigger) {
      recordCovered(event, index)
    }
    return EventWriter(document: self, index: event)
  }

  /// The writers of all events with a matching trigger, in scene order.
  func writers(where isMeant: (SceneTrigger) -> Bool) -> [EventWriter] {
    events(where: isMeant).map { writer(of: $0, as: isMeant) }
  }

  /// Reports the triggers that the written code does not cover.
  func remarkUnreached() {
    for (index, event) in scene.events.enumerated() {
      for (number, trigger) in event.trigger.all.enumerated()
      where !needs.covered.contains([index, number]) && !trigger.isLeftOut {
        remark(
          pointer(toEvent: index),
          facts.live.isIdle(event.actions) ? event.actions.leftOut : trigger.whyUnreached)
      }
    }
  }
}

extension SceneTrigger {
  /// Triggers that an app handles by other means.
  var isLeftOut: Bool {
    switch self {
    case .every, .on(.didScroll, _), .on(.didEndDecelerating, _), .on(.willDisplay, _),
      .on(.didEndDisplaying, _):
      true
    case .at, .on, .gesture, .emit, .when, .several: false
    }
  }

  fileprivate var whyUnreached: String {
    contact == nil
      ? "nothing in the code triggers it" : "no collision in the code reports such a contact"
  }
}
