// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

final class RunLog {
  private let channel: OutputChannel
  private var writer: LogWriter

  init(_ channel: OutputChannel, _ header: RunHeader) {
    self.channel = channel
    writer = LogWriter(items: header.items, every: header.every)
    writer.begin(header, to: &channel.buffer)
  }

  func write(_ frame: Frame, after events: [EventRecord]) throws(CommandFailure) {
    writer.write(frame, after: events, to: &channel.buffer)
    try channel.drainIfFull()
  }

  func end(_ summary: RunSummary) { writer.end(summary, to: &channel.buffer) }
}
