// SPDX-License-Identifier: MIT

/// Events as JSON Lines with a fixed set of keys, `null` where a key has no meaning.
package enum EventWriter {
  package static func write(_ event: EventRecord, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "{"))
    buffer.append("tick", event.tick)
    buffer.append("time", event.time)
    buffer.append("event", event.kind.rawValue)
    buffer.append("behavior", event.behavior)
    buffer.append("item", event.item)
    buffer.append("other", event.other)
    buffer.append("boundary", event.boundary)
    buffer.append("x", event.point?.x)
    buffer.append("y", event.point?.y)
    // No kind of event carries these two yet; a reader may count on the keys already.
    buffer.append("name", json: "null")
    buffer.append("data", json: "null")
    buffer.append(literal: "}\n")
  }
}
