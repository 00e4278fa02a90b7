// SPDX-License-Identifier: MIT

/// Writes events as JSON Lines with a fixed set of keys; unused keys are `null`.
package enum EventWriter {
  package static func write(_ event: EventRecord, to buffer: inout ByteBuffer) {
    EventRecord.fields.appendObject(of: event, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }
}
