// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The options of `uidyn run`, validated without the scene.
struct RunOptions {
  /// `-` is standard input.
  let scene: String
  let destinations: RunDestinations
  let format: RowFormat
  let isWide: Bool
  let columns: ChosenColumns
  /// `nil` for all.
  let items: [String]?
  let filter: RowFilter
  /// In seconds; `nil` for the scene's limit.
  let timeLimit: Double?
  let requiresStasis: Bool
  let ignoresExpectations: Bool
  let changes: SceneChanges
  let isQuiet: Bool

  init(_ arguments: Arguments) throws(CommandFailure) {
    scene = arguments.operands[0]
    destinations = RunDestinations(arguments)
    format = RowFormat(arguments)
    isWide = arguments.has(.wide)
    columns = try ChosenColumns(arguments)
    items = try arguments.names(.items)
    filter = try arguments.timeRange(every: try arguments.count(.every) ?? 1)
    timeLimit = try arguments.duration(.timeLimit)
    requiresStasis = arguments.has(.requireStasis)
    ignoresExpectations = arguments.has(.noExpect)
    changes = try SceneChanges(arguments)
    isQuiet = arguments.has(.quiet)
    // This comes last, because other errors are more likely.
    if isWide && columns.nameItems && !columns.areStandard {
      throw .usage("--wide has no column \"item\"", hint: "the header names the items")
    }
  }
}

/// The outputs of a run.
struct RunDestinations {
  let rows: Destination
  let events: Destination?
  let summary: Destination?
  let log: Destination?

  init(_ arguments: Arguments) {
    rows = Destination(arguments[.output] ?? "-")
    events = arguments[.events].map(Destination.init)
    summary = arguments[.summary].map(Destination.init)
    log = arguments[.log].map(Destination.init)
  }

  var outputs: [NamedOutput] {
    [
      NamedOutput("the rows", rows), NamedOutput("--events", events),
      NamedOutput("--summary", summary), NamedOutput("--log", log),
    ]
  }
}
