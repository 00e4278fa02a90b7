// SPDX-License-Identifier: MIT

internal import Synchronization
internal import UIDynamicsComparison

/// What was asked of a check, and the answers, one for each target, from any thread.
///
/// Whatever is set up before the threads start is only read by them: the console's closures ask the
/// system, which takes questions from any thread.
final class CheckWork: @unchecked Sendable {
  struct Answer {
    /// Nil for what is left out.
    var entry: ReportEntry?
    /// Why nothing is checked.
    var refusal: CommandFailure?
    /// What was said about the scene.
    var messages: String
  }

  private let targets: [CheckTarget]
  private let setting: GoldenCheck.Setting
  private let console: Console
  private let color: String?
  private let list: Mutex<[Int: Answer]> = Mutex([:])

  init(
    _ targets: [CheckTarget], _ setting: GoldenCheck.Setting, _ console: Console, color: String?
  ) {
    (self.targets, self.setting, self.console, self.color) = (targets, setting, console, color)
  }

  /// In the order of the targets, played on so many threads at a time.
  func answers(jobs: Int) -> [Answer] {
    Threads.forEach(targets.count, threads: jobs) { self.answer($0) }
    return targets.indices.compactMap { place in list.withLock { $0[place] } }
  }

  private func answer(_ place: Int) {
    let said = MessageText()
    let console = console.saying { said.bytes += $0 }
    // What a scene is warned of, validate and run say; here it would hide the answer.
    let check = GoldenCheck(
      target: targets[place], setting: setting, console: console,
      messages: Messages(console, isQuiet: true, color: color),
      remarks: Messages(console, isQuiet: setting.isQuiet, color: color))
    var answer = Answer(messages: "")
    let start = console.uptime()
    do throws(CommandFailure) {
      answer.entry = try check.entry()
      answer.entry?.seconds = console.uptime() - start
    } catch {
      answer.refusal = error
    }
    answer.messages = said.text
    list.withLock { $0[place] = answer }
  }
}

/// What is said on one thread, to be shown by another.
private final class MessageText {
  var bytes: [UInt8] = []
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
