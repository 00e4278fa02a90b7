// SPDX-License-Identifier: MIT

/// Events as JSON Lines with a fixed set of keys, `null` where a key has no meaning.
package enum EventWriter {
  package static func write(_ event: EventRecord, to buffer: inout ByteBuffer) {
    EventRecord.fields.appendObject(of: event, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }
}
