// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The options of `uidyn sweep`, validated without the scene.
struct SweepOptions {
  struct Metric {
    let name: String
    let text: String
  }

  let scene: String
  let changes: SceneChanges
  let timeLimit: Double?
  let lists: [ValueList]
  /// `nil` for `--vary`.
  let cases: String?
  let metrics: [Metric]
  let best: String?
  let isPlan: Bool
  /// `nil` for a page.
  let format: RowFormat?
  let output: Destination
  let jobs: Int
  let isQuiet: Bool

  init(_ arguments: Arguments) throws(CommandFailure) {
    scene = arguments.operands[0]
    changes = try SceneChanges(arguments)
    timeLimit = try arguments.duration(.timeLimit)
    lists = try (arguments.values[.vary] ?? []).map { word throws(CommandFailure) in
      try ValueList(word)
    }
    cases = arguments[.cases]
    metrics = try Self.metrics(arguments.values[.metric] ?? [])
    best = arguments[.best]
    isPlan = arguments.has(.plan)
    output = Destination(arguments[.output] ?? "-")
    format = Self.isPage(arguments) ? nil : try Self.format(arguments)
    jobs = try arguments.jobs()
    isQuiet = arguments.has(.quiet)
    try check()
  }

  private static func isPage(_ arguments: Arguments) -> Bool {
    let name = (arguments[.output] ?? "").lowercased()
    return (name.hasSuffix(".html") || name.hasSuffix(".htm")) && !arguments.has(.format)
      && !arguments.has(.plan)
  }

  private static func format(_ arguments: Arguments) throws(CommandFailure) -> RowFormat {
    if let format = arguments[.format].flatMap(RowFormat.init) { return format }
    let name = arguments[.output] ?? "-"
    guard let end = RowFormat.ending(of: name), end != RowFormat.csv.rawValue else { return .csv }
    if RowFormat.jsonLinesEndings.contains(end) { return .jsonLines }
    throw .usage(
      "cannot infer the format from the name \(inQuotes(name))",
      hint: "use .csv, .jsonl, or .html for a page, or --format with any name")
  }

  private static func metrics(_ words: [String]) throws(CommandFailure) -> [Metric] {
    var metrics: [Metric] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw Arguments.wrongValue(
          word, of: .metric, "use a name and an expression: --metric low=card.frame.maxY")
      }
      let name = String(parts[0]).trimmed
      if metrics.contains(where: { $0.name == name }) {
        throw .usage("the metric \(inQuotes(name)) is repeated")
      }
      metrics.append(Metric(name: name, text: String(parts[1]).trimmed))
    }
    return metrics
  }

  private func check() throws(CommandFailure) {
    if lists.isEmpty && cases == nil {
      throw .usage(
        "nothing to vary",
        hint: "name a parameter and its values with --vary NAME=1,2,3;"
          + " \"uidyn parameters \(ShellWord.quoted(scene))\" lists the parameters")
    }
    if !lists.isEmpty && cases != nil {
      throw .usage("use either --vary or --cases, not both")
    }
    let inputs = [scene] + changes.overlays + (cases.map { [$0] } ?? [])
    if inputs.count(where: { $0 == "-" }) > 1 {
      throw .inputReadTwice
    }
    for list in lists { try changes.check(varied: list.name) }
  }
}
