// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Runs the cases in batches on several threads and writes the lines in order.
final class SweepWork {
  private struct Task {
    let settings: [SceneSetting]
    let beginning: [CaseCell]
  }

  private let scene: CaseScene
  private let table: SweepTable
  private let writer: CaseWriter
  private let metrics: [String]
  private let console: Console
  private let channel: OutputChannel
  private var progress: Progress
  /// The number of cases; `nil` if it is unknown.
  private let total: Int?
  private var best: BestCase?
  private(set) var count = 0
  private var failure: CommandFailure?

  init(
    _ scene: CaseScene, _ table: SweepTable, _ writer: CaseWriter, _ options: SweepOptions,
    _ channel: OutputChannel, best: BestCase?, total: Int?, _ console: Console
  ) {
    (self.scene, self.table, self.writer) = (scene, table, writer)
    metrics = options.metrics.map { $0.text }
    (self.console, self.channel) = (console, channel)
    (self.best, self.total) = (best, total)
    progress = Progress(console, isQuiet: options.isQuiet)
  }

  /// Runs the cases and returns the best one.
  ///
  /// If reading the cases fails, earlier lines are still written and the fault is returned.
  func perform(
    _ source: CaseSource, jobs: Int
  ) throws(CommandFailure) -> (best: BestCase?, fault: CommandFailure?) {
    var fault: CommandFailure?
    let player = player
    var (size, goesOn) = (jobs, true)
    while goesOn, fault == nil {
      var tasks: [Task] = []
      do throws(CommandFailure) {
        while tasks.count < size, tasks.isEmpty || !source.mustWait,
          let (next, values) = try source.next()
        {
          let beginning = table.beginning(next.number, values)
          tasks.append(Task(settings: next.settings, beginning: beginning))
        }
      } catch {
        fault = error
      }
      if tasks.isEmpty { break }
      let start = console.uptime()
      let lines = Threads.map(tasks.count, threads: jobs) { [tasks] in player(tasks[$0]) }
      goesOn = deliver(lines)
      // In larger batches, threads wait less for each other, but results appear later.
      size = console.uptime() - start > 0.2 ? max(size / 2, jobs) : min(2 * size, 64 * jobs)
    }
    progress.finish()
    if let signal = console.pendingSignal() { throw .ended(by: .signal(signal)) }
    if let failure { throw failure }
    return (best, fault)
  }

  /// A closure that runs a case on any thread; checking for signals is thread-safe.
  private var player: @Sendable (Task) -> [CaseCell]? {
    let (scene, table, metrics) = (scene, table, metrics)
    nonisolated(unsafe) let pendingSignal = console.pendingSignal
    return { task in
      table.line(
        task.beginning,
        Result { () throws(CaseScene.Fault) in
          try scene.play(task.settings, metrics: metrics, shouldStop: { pendingSignal() != nil })
        })
    }
  }

  /// Writes the lines before the first interrupted case; returns `false` if there is one.
  private func deliver(_ lines: [[CaseCell]?]) -> Bool {
    let finished = lines.prefix { $0 != nil }
    for case let line? in finished {
      writer.write(line, to: &channel.buffer)
      if case .integer(let number)? = line.first { best?.consider(line, number) }
      count += 1
      progress.update(
        total.map { "\(Sentence.number(count)) of \(Sentence.count($0, "cases"))" }
          ?? Sentence.count(count, "cases"))
    }
    do throws(CommandFailure) {
      try channel.drain()
    } catch {
      failure = error
      return false
    }
    return finished.count == lines.count
  }
}
