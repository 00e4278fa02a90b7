// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// `uidyn diff A B`: two logs, files of rows, or scenes.
struct DiffCommand {
  private let console: Console
  private let messages: Messages
  private let options: ComparisonOptions

  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let options = try ComparisonOptions(arguments)
    let (a, b) = (arguments.operands[0], arguments.operands[1])
    if a == "-" && b == "-" { throw .usage("standard input can be read only once") }
    let output = Destination(arguments[.output] ?? "-")
    try OutputPlaces.check(output, [a, b], console)
    let command = DiffCommand(console: console, messages: messages, options: options)
    let result = try command.compare(a, b)
    var entry = ReportEntry(
      name: b, golden: a, verdict: result.isSame ? .same : .differs,
      lines: TextReport(result, title: "\(a) → \(b)", advice: advice(a, b)).lines)
    entry.result = result
    let channel = try OutputChannel(output, console)
    channel.buffer.append(options.reporter.report([entry]))
    try OutputChannel.complete([channel])
    return result.isSame ? .success : .negative
  }

  /// What comes from standard input cannot be looked at a second time.
  private static func advice(_ a: String, _ b: String) -> [(label: String, command: String)] {
    [a, b].contains("-")
      ? [] : [("look closer", ShellWord.line(["uidyn", "render", a, b, "-o", "diff.html"]))]
  }

  private func compare(_ a: String, _ b: String) throws(CommandFailure) -> ComparisonOutcome {
    let expected = try reader(a)
    let rules = options.rules(expected.header?.tolerance)
    try check(expected)
    if b.hasSuffix(".json") { return try play(b).compare(with: expected, rules) }
    let actual = try RecordInput.open(b, console)
    try check(actual)
    return try compare(expected, actual, rules)
  }

  /// A scene is played first; it is held as a whole.
  private func reader(_ path: String) throws(CommandFailure) -> TrajectoryReader {
    guard path.hasSuffix(".json") else { return try RecordInput.open(path, console) }
    let bytes = try play(path).recorded()
    return try reporting { () throws(RecordFault) in
      try TrajectoryReader(file: path, RecordInput.feed(of: bytes))
    }
  }

  private func play(_ path: String) throws(CommandFailure) -> ScenePlay {
    let changes = SceneChanges(limits: .default, overlays: [], settings: [])
    return try ScenePlay(path, PlayRecipe(changes), logFolder: nil, console, messages)
  }

  /// Rows are found by what they have.
  private func check(_ reader: TrajectoryReader) throws(CommandFailure) {
    switch options.alignment {
    case .tick where !reader.hasTicks:
      throw CommandFailure(
        exitCode: .input, message: "\(reader.file) has no column \"tick\"",
        hint: "--align time takes the nearest tick")
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
        try comparison.take(record, ids: actual.ids, digests: actual.takeDigests())
      }
      return try comparison.finish(actual.summary)
    }
  }
}
