// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The streams of one run; its files appear all together, or not at all.
struct RunOutputs {
  let rows: OutputChannel
  let events: OutputChannel?
  let summary: OutputChannel?
  let log: OutputChannel?

  /// Opens everything before the first tick, so that a run whose output has no place never starts.
  init(_ options: RunOptions, _ console: Console) throws(CommandFailure) {
    rows = try OutputChannel(options.rows, console)
    events = try Self.channel(options.events, console)
    summary = try Self.channel(options.summary, console)
    log = try Self.channel(options.log, console)
  }

  private static func channel(
    _ destination: Destination?, _ console: Console
  ) throws(CommandFailure) -> OutputChannel? {
    guard let destination else { return nil }
    return try OutputChannel(destination, console)
  }

  /// Writes what happened.
  func write(_ list: [EventRecord]) throws(CommandFailure) {
    guard let events else { return }
    for event in list { EventWriter.write(event, to: &events.buffer) }
    try events.drainIfFull()
  }

  /// Writes the end and what is left, and only then gives the files their names.
  func complete(
    _ ending: @autoclosure () -> RunSummary, _ runLog: RunLog?
  ) throws(CommandFailure) {
    if let summary { SummaryWriter.write(ending(), to: &summary.buffer) }
    runLog?.end(ending())
    var channels = [rows]
    if let events { channels.append(events) }
    if let summary { channels.append(summary) }
    if let log { channels.append(log) }
    try OutputChannel.complete(channels)
  }
}
