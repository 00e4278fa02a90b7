// SPDX-License-Identifier: MIT

/// Something that happens while a scene runs: a trigger, a guard and actions.
package struct SceneEvent: Equatable, Sendable {
  /// A name for messages.
  package var id: String?
  package var trigger: SceneTrigger
  /// Checked when the trigger fires.
  package var condition: Expression?
  package var isOnce: Bool
  package var actions: [SceneAction]
  /// What `each` is in its expressions; nil for an event without a `forEach`.
  package var each: SceneEach?
  /// Its place in the list of the text, where one object may stand for several events.
  package var place: Int?

  package init(
    id: String? = nil, _ trigger: SceneTrigger, if condition: Expression? = nil,
    isOnce: Bool = false, do actions: [SceneAction]
  ) {
    (self.id, self.trigger, self.condition) = (id, trigger, condition)
    (self.isOnce, self.actions) = (isOnce, actions)
  }
}

/// When an event happens.
package indirect enum SceneTrigger: Equatable, Sendable {
  /// At each of these times, s, in ascending order.
  case at([Double])
  /// Whenever this happens; a contact only where it passes the filter, which nothing else has.
  case on(SceneHappening, SceneContactFilter? = nil)
  /// A gesture, by its place, in a state; nil for any.
  case gesture(Int, SceneGesture.State?)
  /// When an action emits this name.
  case emit(String)
  /// When the condition becomes true.
  case when(Expression)
  case every(SceneInterval)
  case several([SceneTrigger])

  /// What it consists of: itself, or each of several.
  package var all: [SceneTrigger] {
    if case .several(let triggers) = self { triggers } else { [self] }
  }
}

/// What happens by itself in a scene; the raw value is the word for it.
package enum SceneHappening: String, CaseIterable, Sendable {
  case start, tick, pause, resume, contactBegan, contactEnded
  case didScroll, didEndDecelerating, willDisplay, didEndDisplaying

  /// What sets it off, for the help.
  var sentence: String {
    switch self {
    case .start: "Once, before the first tick"
    case .tick: "After every tick of the run"
    case .pause: "When the animator pauses, because everything rests"
    case .resume: "When the animator goes on after a pause"
    case .contactBegan: "When an item begins to touch another item or a boundary"
    case .contactEnded: "When an item no longer touches another item or a boundary"
    case .didScroll: "When the contentOffset of the collection view has changed"
    case .didEndDecelerating: "When a collection view that was let go of stands still"
    case .willDisplay: "For each cell that comes into the visible part of the collection view"
    case .didEndDisplaying: "For each cell that has left the visible part of the collection view"
    }
  }

  var isContact: Bool { self == .contactBegan || self == .contactEnded }

  /// Whether it is about a cell, which is `each` then.
  var isDisplay: Bool { self == .willDisplay || self == .didEndDisplaying }
}

/// Times at equal distances, s.
package struct SceneInterval: Equatable, Sendable {
  /// Above 0.
  package var length: Double
  /// The first time.
  package var from: Double
  /// No time is later; infinite for no end.
  package var to: Double

  package init(_ length: Double, from: Double? = nil, to: Double? = nil) {
    (self.length, self.from, self.to) = (length, from ?? length, to ?? .infinity)
  }
}
