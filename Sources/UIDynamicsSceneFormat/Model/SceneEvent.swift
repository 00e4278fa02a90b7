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
  case start, tick, pause, resume
  case didScroll, didEndDecelerating, willDisplay, didEndDisplaying
  case contactBegan(SceneContactFilter)
  case contactEnded(SceneContactFilter)
  /// A gesture, by its place, in a state; nil for any.
  case gesture(Int, SceneGesture.State?)
  /// When an action emits this name.
  case emit(String)
  /// When the condition becomes true.
  case when(Expression)
  case every(SceneInterval)
  /// Each of these.
  case several([SceneTrigger])

  /// What it consists of: itself, or each of several.
  package var all: [SceneTrigger] {
    if case .several(let triggers) = self { triggers } else { [self] }
  }
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
