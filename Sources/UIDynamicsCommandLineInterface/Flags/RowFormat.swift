// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The form of the rows; the raw value is its word on the command line and the end of file names.
enum RowFormat: String, CaseIterable {
  case jsonLines = "jsonl"
  case csv
  case mcap

  /// `--format`, else what the name of the file says, else JSON Lines.
  init(_ arguments: Arguments) {
    let name = arguments[.output]?.lowercased() ?? ""
    self =
      arguments[.format].flatMap(RowFormat.init)
      ?? [.csv, .mcap].first { name.hasSuffix(".\($0.rawValue)") } ?? .jsonLines
  }

  /// Files of other programs, which hold none of these.
  private static let foreign = [
    "xlsx", "xls", "ods", "numbers", "parquet", "feather", "arrow", "tsv", "svg", "html", "png",
    "gif", "mp4",
  ]

  /// Refuses a file that would not hold what its name says.
  static func check(_ arguments: Arguments) throws(CommandFailure) {
    guard let name = arguments[.output], arguments[.format] == nil else { return }
    let lowercase = name.lowercased()
    if lowercase.hasSuffix(".json") {
      throw .usage(
        "\(inQuotes(name)) names one JSON value, and rows are JSON Lines, one object in each line",
        hint: "-o \(ShellWord.quoted(name + "l")); --format jsonl takes any name")
    }
    guard let end = foreignEnd(of: name) else { return }
    throw .usage(
      "\(inQuotes(name)) does not name a form of rows",
      hint: ["svg", "html"].contains(end)
        ? "uidyn render draws; rows are .csv, .jsonl and .mcap, and --format takes any name"
        : "rows are .csv, which spreadsheets open, .jsonl and .mcap; --format takes any name")
  }

  /// How a name ends that is of another program's files; nil for any other.
  static func foreignEnd(of name: String) -> String? {
    let lowercase = name.lowercased()
    return foreign.first { lowercase.hasSuffix(".\($0)") }
  }

  /// Whether a terminal shows nonsense.
  var isBinary: Bool { self == .mcap }
}
