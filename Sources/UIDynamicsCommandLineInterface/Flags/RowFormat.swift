// SPDX-License-Identifier: MIT

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

  /// Whether a terminal shows nonsense.
  var isBinary: Bool { self == .mcap }
}
