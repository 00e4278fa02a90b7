// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison

/// The targets of a check and their results.
///
/// Threads only read the setup. The console's closures are system calls that any thread can make.
final class CheckWork: @unchecked Sendable {
  struct Answer {
    /// `nil` if the target is skipped.
    var entry: ReportEntry?
    var refusal: CommandFailure?
    var messages: String
  }

  private let targets: [CheckTarget]
  private let setting: GoldenCheck.Setting
  private let console: Console
  private let color: String?

  init(
    _ targets: [CheckTarget], _ setting: GoldenCheck.Setting, _ console: Console, color: String?
  ) {
    (self.targets, self.setting, self.console, self.color) = (targets, setting, console, color)
  }

  /// Returns the results in target order, using at most `jobs` threads.
  func answers(jobs: Int) -> [Answer] {
    Threads.map(targets.count, threads: jobs) { self.answer($0) }
  }

  private func answer(_ index: Int) -> Answer {
    var bytes: [UInt8] = []
    let console = console.redirectingMessages { bytes += $0 }
    // Scene warnings are left to validate and run; here they would bury the result.
    let check = GoldenCheck(
      target: targets[index], setting: setting, console: console,
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
    answer.messages = String(decoding: bytes, as: UTF8.self)
    return answer
  }
}
