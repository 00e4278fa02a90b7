// SPDX-License-Identifier: MIT

/// A limit that rejects larger scenes unless the caller raises it.
package enum SceneLimit: String, CaseIterable, Sendable {
  case bytes, nesting, views, superviews, behaviors, references, vertices, events, samples
  case expectations, repeated, steps, patterns, seconds, ticks, rows, contacts, impacts
  case boundaries, errors, warnings
  // During the run
  case firings, depth, actions, animations, delays, copies
  // For sweeps
  case cases

  /// The default for untrusted scenes, in the unit of `noun`.
  package var defaultValue: Int { row.usual }

  package var noun: String { row.noun }

  /// The highest possible value, because deeper nesting overflows a stack of 1 MB, and more views exceed memory.
  package var ceiling: Int { self == .nesting ? 256 : self == .views ? 10_000_000 : .max }

  private var row: (usual: Int, noun: String) {
    switch self {
    case .bytes: (16 * 1024 * 1024, "bytes of scene text")
    case .nesting: (64, "levels of nesting")
    case .views: (10_000, "views")
    case .superviews: (100, "levels of superviews")
    case .behaviors: (10_000, "behaviors")
    case .references: (1_000_000, "references to items and behaviors")
    case .vertices: (1_024, "points in one path")
    case .events: (4_096, "events")
    case .samples: (100_000, "touches")
    case .expectations: (4_096, "expectations")
    case .repeated: (1_000_000, "values created by forEach")
    case .steps: (10_000_000, "steps in all expressions")
    case .patterns: (10_000_000, "comparisons of patterns with ids")
    case .seconds: (3_600, "seconds of simulated time")
    case .ticks: (10_000_000, "ticks")
    case .rows: (2_000_000, "rows in memory for images, plots and exports")
    case .contacts: (800_000, "pairs of items and boundaries near each other")
    case .impacts: (4_000_000, "searches for further impacts in a sub-step")
    case .boundaries: (100_000, "sides of boundaries")
    case .errors: (10_000, "errors")
    case .warnings: (100, "warnings")
    case .firings: (1_000, "events triggered by one event in a tick")
    case .depth: (100, "levels of events that trigger each other")
    case .actions: (1_000_000, "actions from one trigger in a tick")
    case .animations: (10_000, "animations and keyframes at once")
    case .delays: (10_000, "lists of delayed actions")
    case .copies: (1_000, "copies of views made by actions")
    case .cases: (1_000_000, "cases of a sweep")
    }
  }
}

/// The limits of a single load; `--limit name=value` changes one of them.
package struct SceneLimits: Equatable, Sendable {
  package static let `default` = SceneLimits()

  private var lifted: [SceneLimit: Int] = [:]

  package init() {}

  package subscript(limit: SceneLimit) -> Int {
    get { min(lifted[limit] ?? limit.defaultValue, limit.ceiling) }
    set { lifted[limit] = newValue }
  }

  /// One more than is reported, to detect an excess.
  var soughtErrors: Int { min(max(self[.errors], 1), .max - 1) + 1 }
}
