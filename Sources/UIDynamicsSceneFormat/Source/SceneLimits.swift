// SPDX-License-Identifier: MIT

/// A size above which a scene is refused unless the caller allows more.
package enum SceneLimit: String, CaseIterable, Sendable {
  case bytes, nesting, views, superviews, behaviors, references, vertices, events, samples
  case expectations, repeated, steps, patterns, seconds, ticks, contacts, impacts
  case boundaries, errors, warnings
  // While the scene runs
  case firings, depth, actions, animations, delays, copies
  // Of a sweep
  case cases

  /// The limit for scenes from strangers, in the unit of `noun`.
  package var defaultValue: Int {
    switch self {
    case .bytes: 16 * 1024 * 1024
    case .nesting: 64
    case .views, .behaviors, .errors, .animations, .delays: 10_000
    case .vertices: 1_024
    case .events, .expectations: 4_096
    case .samples, .boundaries: 100_000
    case .warnings: 100
    case .seconds: 3_600
    case .impacts: 4_000_000
    case .steps, .patterns, .ticks: 10_000_000
    case .references, .repeated, .actions, .cases: 1_000_000
    case .firings, .copies: 1_000
    case .contacts: 800_000
    case .superviews, .depth: 100
    }
  }

  /// What no flag can lift: a deeper nesting would not fit into a stack of 1 MB, and so many views into no
  /// memory.
  package var ceiling: Int { self == .nesting ? 256 : self == .views ? 10_000_000 : .max }

  /// What is counted.
  package var noun: String {
    switch self {
    case .bytes: "bytes of scene text"
    case .nesting: "levels of nesting"
    case .views: "views"
    case .superviews: "superviews around one view"
    case .behaviors: "behaviors"
    case .references: "references to items and behaviors"
    case .vertices: "points of one path"
    case .events: "events"
    case .samples: "touches"
    case .expectations: "expectations"
    case .repeated: "values in what a forEach makes"
    case .steps: "steps of all expressions"
    case .patterns: "comparisons of patterns with ids"
    case .seconds: "seconds of simulated time"
    case .ticks: "ticks"
    case .contacts: "pairs of items and boundaries near each other"
    case .impacts: "searches for impacts that follow others in a sub-step"
    case .boundaries: "sides of boundaries"
    case .errors: "errors"
    case .warnings: "warnings"
    case .firings: "events that one event sets off in a tick"
    case .depth: "events that set each other off, one inside the other"
    case .actions: "actions that one thing sets off in a tick"
    case .animations: "animations that run at once, and their keyframes"
    case .delays: "lists of actions that wait for their time"
    case .copies: "copies of views that actions may make"
    case .cases: "cases of a sweep"
    }
  }
}

/// The limits that hold for one loading; `--limit name=value` changes one.
package struct SceneLimits: Equatable, Sendable {
  package static let `default` = SceneLimits()

  private var lifted: [SceneLimit: Int] = [:]

  package init() {}

  package subscript(limit: SceneLimit) -> Int {
    get { min(lifted[limit] ?? limit.defaultValue, limit.ceiling) }
    set { lifted[limit] = newValue }
  }

  /// How many errors are looked for: one more than are said tells that there are more.
  var soughtErrors: Int { min(max(self[.errors], 1), .max - 1) + 1 }
}
