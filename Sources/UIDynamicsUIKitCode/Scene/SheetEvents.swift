// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

// The places that events have in the code.
extension CodeSheet {
  /// The writer of an event in a place of the code that some of its triggers lead to.
  func writer(of event: Int, as isMeant: (SceneTrigger) -> Bool) -> EventWriter {
    for (place, trigger) in scene.events[event].trigger.all.enumerated() where isMeant(trigger) {
      ledger.note(event, place)
    }
    return EventWriter(sheet: self, index: event)
  }

  /// The writers of all events that have such a trigger, in the order of the scene.
  func writers(where isMeant: (SceneTrigger) -> Bool) -> [EventWriter] {
    events(where: isMeant).map { writer(of: $0, as: isMeant) }
  }

  /// Remarks the triggers that have found no place, once all of the code is written.
  func remarkUnreached() {
    for (index, event) in scene.events.enumerated() {
      for (place, trigger) in event.trigger.all.enumerated()
      where !ledger.has(index, place) && !trigger.isLeftOut {
        remark(
          pointer(toEvent: index),
          live.isIdle(event.actions) ? event.actions.leftOut : trigger.whyUnreached)
      }
    }
  }
}

extension SceneTrigger {
  /// Whether an app has something else for it, so that the code has nothing.
  var isLeftOut: Bool {
    switch self {
    case .every, .on(.didScroll, _), .on(.didEndDecelerating, _), .on(.willDisplay, _),
      .on(.didEndDisplaying, _):
      true
    case .at, .on, .gesture, .emit, .when, .several: false
    }
  }

  /// Why nothing in the code leads to it.
  fileprivate var whyUnreached: String {
    contact == nil
      ? "nothing in the code sets it off" : "no collision behavior has such a contact in the code"
  }
}
