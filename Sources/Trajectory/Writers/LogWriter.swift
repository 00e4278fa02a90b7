// SPDX-License-Identifier: MIT

/// A whole run as JSON Lines that say what they are: a `header`, then `frame` and `event` records in
/// the order of the ticks, last the `summary`.
///
/// Behind `record`, a frame has the keys of a row with the standard columns, and events and the
/// summary have theirs. A log without summary is incomplete.
package struct LogWriter {
  /// What a line is; the raw value is the value of its key `record`.
  package enum Tag: String, CaseIterable, Sendable {
    case header, frame, event, summary
  }

  private var rows: JSONLinesWriter

  package init(items: [String]) {
    rows = JSONLinesWriter(RowLayout(items: items), tag: .frame)
  }

  package func begin(_ header: RunHeader, to buffer: inout ByteBuffer) {
    record(.header, to: &buffer) { buffer in
      buffer.append("scene", header.scene)
      buffer.append(key: "sceneHash")
      buffer.append(UInt8(ascii: "\""))
      NumberText.append(hexadecimal: header.sceneHash, to: &buffer)
      buffer.append(UInt8(ascii: "\""))
      buffer.append("title", header.title)
      buffer.append("description", header.description)
      buffer.append("parameters", .object(header.parameters))
      buffer.append("seed", header.seed)
      buffer.append("ticksPerSecond", header.ticksPerSecond)
      buffer.append("profile", header.profile)
      buffer.append("items", each: header.items) { JSONText.append($0, to: &$1) }
      buffer.append("columns", each: Column.defaultColumns) {
        JSONText.append($0.rawValue, to: &$1)
      }
      buffer.append("numericsID", header.numericsID)
      buffer.append("version", header.version)
    }
  }

  /// Appends the events of a tick, then its rows, which first show their consequences.
  package mutating func write(
    _ frame: Frame, after events: [EventRecord], to buffer: inout ByteBuffer
  ) {
    for event in events {
      record(.event, to: &buffer) { EventWriter.appendMembers(of: event, to: &$0) }
    }
    rows.write(frame, to: &buffer)
  }

  package func end(_ summary: RunSummary, to buffer: inout ByteBuffer) {
    record(.summary, to: &buffer) { SummaryWriter.appendMembers(of: summary, to: &$0) }
  }

  private func record(
    _ tag: Tag, to buffer: inout ByteBuffer, _ members: (inout ByteBuffer) -> Void
  ) {
    buffer.append(UInt8(ascii: "{"))
    buffer.append("record", tag.rawValue)
    members(&buffer)
    buffer.append(literal: "}\n")
  }
}
