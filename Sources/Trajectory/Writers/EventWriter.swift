// SPDX-License-Identifier: MIT

/// Events as JSON Lines with a fixed set of keys, `null` where a key has no meaning.
package enum EventWriter {
  package static func write(_ event: EventRecord, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "{"))
    appendMembers(of: event, to: &buffer)
    buffer.append(literal: "}\n")
  }

  /// Appends what stands between the braces.
  static func appendMembers(of event: EventRecord, to buffer: inout ByteBuffer) {
    buffer.append("tick", event.tick)
    buffer.append("time", event.time)
    buffer.append("event", event.kind.rawValue)
    buffer.append("behavior", event.behavior)
    buffer.append("item", event.item)
    buffer.append("other", event.other)
    buffer.append("boundary", event.boundary)
    buffer.append("x", event.point?.x)
    buffer.append("y", event.point?.y)
    buffer.append("name", event.name)
    buffer.append("data", event.data)
  }
}
