// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

struct RunOutputs {
  let rows: OutputChannel
  let events: OutputChannel?
  let summary: OutputChannel?
  let log: OutputChannel?

  /// Opens all outputs before the first tick, so that a run that cannot write its output never starts.
  init(_ destinations: RunDestinations, _ console: Console) throws(CommandFailure) {
    let folder = destinations.folder
    rows = try OutputChannel(destinations.rows, rule: Self.rule(destinations.rows, folder), console)
    events = try Self.channel(destinations.events, folder, console)
    summary = try Self.channel(destinations.summary, folder, console)
    log = try Self.channel(destinations.log, folder, console)
  }

  private static func channel(
    _ destination: Destination?, _ folder: FilePath?, _ console: Console
  ) throws(CommandFailure) -> OutputChannel? {
    guard let destination else { return nil }
    return try OutputChannel(destination, rule: rule(destination, folder), console)
  }

  /// Under `--output-dir` the tool chooses the names, so they must stay in the folder.
  private static func rule(_ destination: Destination, _ folder: FilePath?) -> FileRule {
    guard let folder, destination != .file("/dev/null") else { return .named }
    return .inside([folder])
  }

  func write(_ list: [EventRecord]) throws(CommandFailure) {
    guard let events else { return }
    for event in list { EventWriter.write(event, to: &events.buffer) }
    try events.drainIfFull()
  }

  /// Writes the remaining data, then renames all files.
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
