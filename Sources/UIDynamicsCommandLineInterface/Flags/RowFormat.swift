// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

extension RowFormat {
  /// Uses `--format`, then the file name, then JSON Lines.
  init(_ arguments: Arguments) {
    let name = arguments[.output]?.lowercased() ?? ""
    self =
      arguments[.format].flatMap(RowFormat.init)
      ?? (name.hasSuffix(".csv") ? .csv : .jsonLines)
  }

  /// Rejects a file name whose extension means a different format.
  static func check(_ arguments: Arguments) throws(CommandFailure) {
    guard let name = arguments[.output], arguments[.format] == nil else { return }
    guard let end = ending(of: name), end != csv.rawValue,
      !jsonLinesEndings.contains(end)
    else { return }
    if end == "json" {
      throw .usage(
        "\(inQuotes(name)) names a single JSON value, but rows are JSON Lines, one object per line",
        hint: "use -o \(ShellWord.quoted(name + "l")), or --format jsonl with any name")
    }
    throw .usage(
      "cannot infer the format from the name \(inQuotes(name))",
      hint: ["svg", "html"].contains(end)
        ? "for an image, use uidyn render; rows are .csv or .jsonl"
        : "use .csv or .jsonl, or --format with any name")
  }

  static let jsonLinesEndings = ["jsonl", "ndjson"]

  static func ending(of name: String) -> String? {
    let parts = FilePath(name).name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last.flatMap { $0.isEmpty ? nil : $0.lowercased() } : nil
  }
}
