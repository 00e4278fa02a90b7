// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

struct RunOutputs {
  let rows: OutputChannel
  let events: OutputChannel?
  let summary: OutputChannel?
  let log: OutputChannel?

  /// Opens all outputs before the first tick, so that a run that cannot write its output never starts.
  init(_ destinations: RunDestinations, _ console: Console) throws(CommandFailure) {
    rows = try OutputChannel(destinations.rows, console)
    events = try OutputChannel.open(destinations.events, console)
    summary = try OutputChannel.open(destinations.summary, console)
    log = try OutputChannel.open(destinations.log, console)
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
    try OutputChannel.complete([rows, events, summary, log].compactMap { $0 })
  }
}
