// SPDX-License-Identifier: MIT

internal import SceneFormat
internal import Trajectory

/// What `uidyn run` was asked for, checked as far as that is possible without the scene.
struct RunOptions {
  enum Format {
    case jsonLines, csv
  }

  /// The path of the scene; `-` is standard input.
  let scene: String
  let rows: Destination
  let events: Destination?
  let summary: Destination?
  let log: Destination?
  let format: Format
  let isWide: Bool
  let lineEnd: CSVText.LineEnd
  let columns: [Column]
  /// The items that have rows; nil for all.
  let items: [String]?
  let filter: RowFilter
  /// In s; nil for the scene's own.
  let timeLimit: Double?
  let requiresStasis: Bool
  let ignoresExpectations: Bool
  let changes: SceneChanges
  let isQuiet: Bool

  init(_ arguments: Arguments) throws(CommandFailure) {
    scene = arguments.operands[0]
    rows = Destination(arguments[.output] ?? "-")
    events = arguments[.events].map(Destination.init)
    summary = arguments[.summary].map(Destination.init)
    log = arguments[.log].map(Destination.init)
    format = Self.format(arguments)
    isWide = arguments.has(.wide)
    lineEnd = arguments.has(.crlf) ? .carriageReturnLineFeed : .lineFeed
    columns = try Self.columns(arguments)
    items = try arguments.names(.items)
    filter = try arguments.timeRange(every: try arguments.count(.every) ?? 1)
    timeLimit = try arguments.duration(.timeLimit)
    requiresStasis = arguments.has(.requireStasis)
    ignoresExpectations = arguments.has(.noExpect)
    changes = try SceneChanges(arguments)
    isQuiet = arguments.has(.quiet)
    try checkForm()
  }

  /// `--format`, else what the name of the file says, else JSON Lines.
  private static func format(_ arguments: Arguments) -> Format {
    if let format = arguments[.format] { return format == "csv" ? .csv : .jsonLines }
    return arguments[.output]?.lowercased().hasSuffix(".csv") == true ? .csv : .jsonLines
  }

  private static func columns(_ arguments: Arguments) throws(CommandFailure) -> [Column] {
    guard let names = try arguments.names(.columns) else { return Column.defaultColumns }
    var columns: [Column] = []
    for name in names {
      // A column, or what expressions call it: `center` is x and y.
      let found = ItemValueName.columns(of: name) ?? [name]
      for name in found {
        guard let column = Column(rawValue: name) else { throw unknownColumn(name) }
        guard !columns.contains(column) else {
          throw .usage("the column \(inQuotes(column.rawValue)) is named twice")
        }
        columns.append(column)
      }
    }
    return columns
  }

  private static func unknownColumn(_ name: String) -> CommandFailure {
    .usage(
      "unknown column \(inQuotes(name))",
      hint: Suggestion.hint(for: name, among: Column.allCases.map(\.rawValue))
        ?? "\"uidyn help output\" lists the columns")
  }

  private func checkForm() throws(CommandFailure) {
    if format != .csv {
      for (isGiven, name) in [(isWide, "--wide"), (lineEnd != .lineFeed, "--crlf")] where isGiven {
        throw .usage("\(name) is for CSV", hint: "add --format csv")
      }
    }
    if isWide && columns.contains(.item) && columns != Column.defaultColumns {
      throw .usage("there is no column \"item\" under --wide", hint: "the header names the items")
    }
  }
}
