// SPDX-License-Identifier: MIT

package struct SceneEvent: Equatable, Sendable {
  package var id: String?
  package var trigger: SceneTrigger
  /// The condition, which is evaluated when the trigger fires.
  package var condition: Expression?
  package var isOnce: Bool
  package var actions: [SceneAction]
  package var each: SceneEach?
  /// The index of the event's object in the text, if it can differ from the index of the event.
  package var sourceIndex: Int?

  package init(
    id: String? = nil, _ trigger: SceneTrigger, if condition: Expression? = nil,
    isOnce: Bool = false, do actions: [SceneAction]
  ) {
    (self.id, self.trigger, self.condition) = (id, trigger, condition)
    (self.isOnce, self.actions) = (isOnce, actions)
  }
}

package indirect enum SceneTrigger: Equatable, Sendable {
  /// The times in seconds, ascending.
  case at([Double])
  /// A built-in trigger; only contacts have a filter.
  case on(SceneHappening, SceneContactFilter? = nil)
  /// The index of a gesture and its state; `nil` matches any state.
  case gesture(Int, SceneGesture.State?)
  case emit(String)
  case when(Expression)
  case every(SceneInterval)
  case several([SceneTrigger])

  package var all: [SceneTrigger] {
    if case .several(let triggers) = self { triggers } else { [self] }
  }
}

/// A built-in trigger; the raw value is the word in a scene.
package enum SceneHappening: String, CaseIterable, Sendable {
  case start, tick, pause, resume, contactBegan, contactEnded
  case didScroll, didEndDecelerating, willDisplay, didEndDisplaying

  var sentence: String {
    switch self {
    case .start: "Once, before the first tick"
    case .tick: "After every tick of the run"
    case .pause: "When the animator pauses because everything is at rest"
    case .resume: "When the animator resumes after a pause"
    case .contactBegan: "When an item starts touching another item or a boundary"
    case .contactEnded: "When an item stops touching another item or a boundary"
    case .didScroll: "When the contentOffset of the collection view changes"
    case .didEndDecelerating: "When the collection view stops scrolling after the finger is lifted"
    case .willDisplay: "For each cell that becomes visible in the collection view"
    case .didEndDisplaying: "For each cell that is no longer visible in the collection view"
    }
  }

  package var isContact: Bool { self == .contactBegan || self == .contactEnded }

  /// True if the trigger binds a cell to `each`.
  var isDisplay: Bool { self == .willDisplay || self == .didEndDisplaying }
}

package struct SceneInterval: Equatable, Sendable {
  /// The length in seconds, above 0.
  package var length: Double
  package var from: Double
  /// The last possible time in seconds; can be infinite.
  package var to: Double

  package init(_ length: Double, from: Double? = nil, to: Double? = nil) {
    (self.length, self.from, self.to) = (length, from ?? length, to ?? .infinity)
  }
}
