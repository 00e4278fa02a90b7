// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension PageSession {
  /// The maximum number of diagnostics, which is more than an editor shows.
  private static let mostDiagnostics = 200

  /// The first errors and warnings of the text, for an editor, as a JSON list.
  package var diagnostics: [UInt8] {
    let loading = read()
    let table = LineTable(loading.source)
    let shown = loading.diagnostics.prefix(Self.mostDiagnostics)
    return JSONTree.list(shown.map { $0.json(in: table) }).bytes
  }
}

extension Diagnostic {
  /// Lines and columns count from 1; `end` is the column after the range, on the same line.
  fileprivate func json(in table: LineTable) -> JSONTree {
    let start = table.position(of: range.lower)
    let end = table.position(
      of: max(min(range.upper, table.line(at: range.lower).upper), range.lower))
    return .object([
      ("severity", .text(severity.rawValue)), ("code", .text(code.rawValue)),
      ("message", .text(visible(message))), ("hint", JSONTree(hint.map { visible($0) })),
      ("line", .number(Double(start.line))), ("column", .number(Double(start.column))),
      ("end", .number(Double(end.column))),
    ])
  }
}
