// SPDX-License-Identifier: MIT

/// The summary as one JSON object on one line.
package enum SummaryWriter {
  package static func write(_ summary: RunSummary, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "{"))
    buffer.append("scene", summary.scene)
    // Scenes have no parameters and no expectations yet; a reader may count on the keys already.
    buffer.append("parameters", json: "{}")
    buffer.append("status", summary.status.rawValue)
    buffer.append("reason", summary.reason)
    buffer.append("ticks", summary.ticks)
    buffer.append("time", summary.time)
    buffer.append("elapsedTime", summary.elapsedTime)
    append(summary.items, to: &buffer)
    append(summary.contacts, to: &buffer)
    buffer.append("expectations", json: "[]")
    append(stateHash: summary.stateHash, to: &buffer)
    buffer.append("numericsID", summary.numericsID)
    buffer.append("version", summary.version)
    buffer.append(literal: "}\n")
  }

  private static func append(_ items: [RunSummary.Item], to buffer: inout ByteBuffer) {
    buffer.append(key: "items")
    buffer.append(UInt8(ascii: "["))
    for (place, item) in items.enumerated() {
      buffer.append(literal: place > 0 ? ",{" : "{")
      buffer.append("item", item.id)
      buffer.append("x", item.state.x)
      buffer.append("y", item.state.y)
      buffer.append("angle", item.state.angle)
      buffer.append("width", item.state.width)
      buffer.append("height", item.state.height)
      buffer.append("settleTime", item.settleTime)
      buffer.append(UInt8(ascii: "}"))
    }
    buffer.append(UInt8(ascii: "]"))
  }

  private static func append(_ contacts: RunSummary.Contacts, to buffer: inout ByteBuffer) {
    buffer.append(key: "contacts")
    buffer.append(UInt8(ascii: "{"))
    buffer.append("began", contacts.began)
    buffer.append("ended", contacts.ended)
    buffer.append(UInt8(ascii: "}"))
  }

  private static func append(stateHash: UInt64, to buffer: inout ByteBuffer) {
    buffer.append(key: "stateHash")
    buffer.append(UInt8(ascii: "\""))
    NumberText.append(hexadecimal: stateHash, to: &buffer)
    buffer.append(UInt8(ascii: "\""))
  }
}
