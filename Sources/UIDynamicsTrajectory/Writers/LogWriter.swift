// SPDX-License-Identifier: MIT

/// Writes a run as tagged JSON Lines: a `header`, then `event`, `frame` and `digests` records in order of ticks,
/// then a `summary`.
///
/// A frame has the keys of a row with the default columns. A thin log contains frames only for every Nth tick and the
/// last one, but all events and digests. A log without a summary is incomplete.
package struct LogWriter {
  /// The values of the key `record`.
  package enum Tag: String, CaseIterable, Sendable {
    case header, event, frame, digests, summary
  }

  private let every: Int
  private var rows: RowWriter
  private var digests = DigestRun()
  /// The most recent frame, if a thin log has omitted it so far.
  private var heldFrame: Frame?

  package init(items: [String], every: Int = 1) {
    self.every = every
    rows = RowWriter(RowLayout(items: items), .jsonLines, isWide: false, tag: .frame)
  }

  package func begin(_ header: RunHeader, to buffer: inout ByteBuffer) {
    record(.header, to: &buffer) { RunHeader.fields.appendMembers(of: header, to: &$0) }
  }

  package mutating func write(
    _ frame: Frame, after events: [EventRecord], to buffer: inout ByteBuffer
  ) {
    for event in events {
      record(.event, to: &buffer) { EventRecord.fields.appendMembers(of: event, to: &$0) }
    }
    heldFrame = frame.tick % every == 0 ? nil : frame
    if heldFrame == nil { rows.write(frame, to: &buffer) }
    digests.append(frame)
    if digests.isFull { writeDigests(to: &buffer) }
  }

  package mutating func end(_ summary: RunSummary, to buffer: inout ByteBuffer) {
    if let frame = heldFrame { rows.write(frame, to: &buffer) }
    heldFrame = nil
    writeDigests(to: &buffer)
    record(.summary, to: &buffer) { RunSummary.fields.appendMembers(of: summary, to: &$0) }
  }

  private mutating func writeDigests(to buffer: inout ByteBuffer) {
    if digests.values.isEmpty { return }
    record(.digests, to: &buffer) { DigestRun.fields.appendMembers(of: digests, to: &$0) }
    digests.removeAll()
  }

  private func record(
    _ tag: Tag, to buffer: inout ByteBuffer, _ members: (inout ByteBuffer) -> Void
  ) {
    buffer.append(literal: "{\"record\":")
    JSONText.append(tag.rawValue, to: &buffer)
    members(&buffer)
    buffer.append(literal: "}\n")
  }
}
