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

  /// Refuses a file that would not hold what its name says.
  static func check(_ arguments: Arguments) throws(CommandFailure) {
    guard let name = arguments[.output], arguments[.format] == nil else { return }
    guard let end = ending(of: name), ![csv.rawValue, mcap.rawValue].contains(end),
      !jsonLinesEndings.contains(end)
    else { return }
    if end == "json" {
      throw .usage(
        "\(inQuotes(name)) names one JSON value, and rows are JSON Lines, one object in each line",
        hint: "-o \(ShellWord.quoted(name + "l")); --format jsonl takes any name")
    }
    throw .usage(
      "\(inQuotes(name)) does not name a form of rows",
      hint: ["svg", "html"].contains(end)
        ? "uidyn render draws; rows are .csv, .jsonl and .mcap, and --format takes any name"
        : "rows are .csv, which spreadsheets open, .jsonl and .mcap; --format takes any name")
  }

  static let jsonLinesEndings = ["jsonl", "ndjson"]

  /// The letters after the last point of a file's name, in lower case; nil without any.
  static func ending(of name: String) -> String? {
    let parts = FilePath(name).name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last.flatMap { $0.isEmpty ? nil : $0.lowercased() } : nil
  }

  /// Whether a terminal shows nonsense.
  var isBinary: Bool { self == .mcap }
}
