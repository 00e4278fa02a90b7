// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct DiffCommand {
  private let messages: Messages
  private let options: ComparisonOptions
  private let recipe: PlayRecipe
  private let output: Destination

  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let options = try ComparisonOptions(arguments)
    var recipe = PlayRecipe(try SceneChanges(arguments))
    recipe.timeLimit = try arguments.duration(.timeLimit)
    let (a, b) = (arguments.operands[0], arguments.operands[1])
    let output = Destination(arguments[.output] ?? "-")
    try OutputConflicts.check(output, [a, b] + recipe.changes.overlays, console)
    let inputs = try arguments.runInputs([a, b], console)
    let command = DiffCommand(messages: messages, options: options, recipe: recipe, output: output)
    let result = try command.compare(inputs[0], inputs[1])
    var entry = ReportEntry(
      name: b, golden: a, verdict: result.isSame ? .same : .differs,
      lines: TextReport(result, title: "\(a) → \(b)", advice: names(result) + advice(a, b, recipe))
        .lines)
    (entry.result, entry.location) = (result, result.judgment.location)
    try options.reporter.write([entry], of: "diff", to: output, console)
    return result.isSame ? .success : .negative
  }

  private static func names(_ result: ComparisonOutcome) -> [(label: String, command: String)] {
    let (expected, actual) = result.unmatched
    return expected.prefix(3).compactMap { id in
      Suggestion.hint(for: id, among: actual).map { ("no \(inQuotes(id))", $0) }
    }
  }

  /// A suggested command cannot read standard input again.
  private static func advice(
    _ a: String, _ b: String, _ recipe: PlayRecipe
  ) -> [(label: String, command: String)] {
    if ([a, b] + recipe.changes.overlays).contains("-") { return [] }
    let words = ["uidyn", "render", a, b] + recipe.words + ["-o", "diff.html"]
    return [("inspect", ShellWord.line(words))]
  }

  private func compare(
    _ a: RunInput, _ b: RunInput
  ) throws(CommandFailure) -> ComparisonOutcome {
    let expected = try reader(a)
    let rules = options.rules(expected.header?.tolerance)
    try check(expected)
    if b.isScene { return try play(b).compare(with: expected, rules) }
    let actual = try RecordInput.open(b.path, b.console)
    try check(actual)
    return try compare(expected, actual, rules)
  }

  /// Runs a scene into memory first.
  private func reader(_ input: RunInput) throws(CommandFailure) -> TrajectoryReader {
    guard input.isScene else { return try RecordInput.open(input.path, input.console) }
    let bytes = try play(input).recorded()
    return try reporting { () throws(RecordFault) in
      try TrajectoryReader(file: input.path, RecordInput.feed(of: bytes))
    }
  }

  private func play(_ input: RunInput) throws(CommandFailure) -> ScenePlay {
    let loading = try ScenePlay.load(
      input.path, recipe, keptFrom: [NamedOutput("the output", output)], input.console)
    messages.show(loading)
    // Errors were already reported.
    if loading.scene == nil { throw .ended(by: .input) }
    return try ScenePlay(input.path, loading, recipe, logFolder: nil, input.console)
  }

  /// Checks that the rows have events and the alignment column.
  private func check(_ reader: TrajectoryReader) throws(CommandFailure) {
    if options.level == .events && reader.header == nil {
      throw CommandFailure(
        exitCode: .input, message: "\(reader.file) has no events to compare",
        hint: "scenes and logs contain events: uidyn run SCENE --log x.log")
    }
    switch options.alignment {
    case .tick where !reader.hasTicks:
      throw CommandFailure(
        exitCode: .input, message: "\(reader.file) has no column \"tick\"",
        hint: "--align time matches rows by time")
    case .time where !reader.hasTimes:
      throw CommandFailure(exitCode: .input, message: "\(reader.file) has no column \"time\"")
    case .tick, .time: break
    }
  }

  private func compare(
    _ expected: TrajectoryReader, _ actual: TrajectoryReader, _ rules: ComparisonRules
  ) throws(CommandFailure) -> ComparisonOutcome {
    try reporting { () throws(RecordFault) in
      let comparison = try MotionComparison(expected, ComparedSide(actual), rules)
      var record = TickRecord()
      while try actual.next(&record) {
        try comparison.compare(record, ids: actual.ids, digests: actual.takeDigests())
      }
      return try comparison.finish(actual.summary)
    }
  }
}
