// SPDX-License-Identifier: MIT

/// Writes events as JSON Lines with fixed keys; unused ones are `null`.
package enum EventWriter {
  package static func write(_ event: EventRecord, to buffer: inout ByteBuffer) {
    EventRecord.fields.appendObject(of: event, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }
}
