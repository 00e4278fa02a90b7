// SPDX-License-Identifier: MIT

internal import Comparison
internal import Synchronization
internal import Trajectory

/// `uidyn check SCENE|LOG|FOLDER…`: plays, and compares with the goldens.
enum CheckCommand {
  static func perform(
    _ arguments: Arguments, _ console: Console, _ messages: Messages
  ) throws(CommandFailure) -> ExitCode {
    let options = try ComparisonOptions(arguments)
    let update = arguments[.update].flatMap(GoldenUpdate.init)
    if update != nil && console.isSet("CI") {
      throw .usage(
        "--update is refused where CI is set",
        hint: "accept on a machine of your own, look at the difference, and commit it")
    }
    let every = try arguments.count(.every) ?? 1
    let jobs = try arguments.count(.jobs) ?? Threads.processorCount
    let targets = try CheckTarget.all(arguments.operands, goldens: arguments[.goldens])
    console.watchSignals()
    // What a scene is warned of, validate and run say; here it would hide the answer.
    let color = arguments[.color]
    let answers = answers(to: targets, jobs: jobs, console) { target, console in
      GoldenCheck(
        target: target, options: options, update: update, every: every, console: console,
        messages: Messages(console, isQuiet: true, color: color)
      ).entry()
    }
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    for answer in answers where !answer.messages.isEmpty { console.writeMessages(answer.messages) }
    return try conclude(answers.compactMap(\.entry), arguments, options, console)
  }

  private struct Answer {
    var entry: ReportEntry?
    /// What was said about the scene.
    var messages: String
  }

  /// Asks for every target on one of some threads; the answers have the order of the targets.
  private static func answers(
    to targets: [CheckTarget], jobs: Int, _ console: Console,
    _ ask: @escaping (CheckTarget, Console) -> ReportEntry?
  ) -> [Answer] {
    let answers = Answers(targets.count)
    let shared = Unshared((console, ask))
    Threads.forEach(targets.count, threads: jobs) { number in
      let said = MessageText()
      var console = shared.value.0
      console.writeMessages = { said.bytes += $0 }
      let entry = shared.value.1(targets[number], console)
      answers.set(Answer(entry: entry, messages: said.text), at: number)
    }
    return answers.all
  }

  /// One answer for each target, from any thread.
  private final class Answers: Sendable {
    private let list: Mutex<[Unshared<Answer>?]>

    init(_ count: Int) { list = Mutex(Array(repeating: nil, count: count)) }

    func set(_ answer: Answer, at place: Int) {
      let answer = Unshared(answer)
      list.withLock { $0[place] = answer }
    }

    var all: [Answer] { list.withLock { Unshared($0.compactMap { $0?.value }) }.value }
  }

  private static func conclude(
    _ entries: [ReportEntry], _ arguments: Arguments, _ options: ComparisonOptions,
    _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    let channel = try OutputChannel(Destination(arguments[.output] ?? "-"), console)
    channel.buffer.append(options.reporter.report(entries))
    try channel.finish()
    try channel.commit()
    if entries.contains(where: \.isUnwritten) { return .output }
    if entries.contains(where: { $0.verdict == .unreadable }) { return .input }
    return entries.contains(where: \.isFailure) ? .negative : .success
  }
}

/// What is said on one thread, to be shown by another.
private final class MessageText {
  var bytes: [UInt8] = []
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A value that is handed to another thread and not used by two at a time.
///
/// The console's closures ask the system, which takes questions from any thread.
private struct Unshared<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
