// SPDX-License-Identifier: MIT

internal import Trajectory

/// The streams of one run; its files appear all together, or not at all.
struct RunOutputs {
  let rows: OutputChannel
  let events: OutputChannel?
  let summary: OutputChannel?

  /// Opens everything before the first tick, so that a run whose output has no place never starts.
  init(_ options: RunOptions, _ console: Console) throws(CommandFailure) {
    rows = try OutputChannel(options.rows, console)
    events = try options.events.map { destination throws(CommandFailure) in
      try OutputChannel(destination, console)
    }
    summary = try options.summary.map { destination throws(CommandFailure) in
      try OutputChannel(destination, console)
    }
  }

  /// Writes out what is left, and only then gives the files their names.
  func complete() throws(CommandFailure) {
    let channels = [rows, events, summary].compactMap(\.self)
    for channel in channels { try channel.finish() }
    for channel in channels { try channel.commit() }
  }
}
