// SPDX-License-Identifier: MIT

/// The summary as one JSON object on one line.
package enum SummaryWriter {
  package static func write(_ summary: RunSummary, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "{"))
    appendMembers(of: summary, to: &buffer)
    buffer.append(literal: "}\n")
  }

  /// Appends what stands between the braces.
  static func appendMembers(of summary: RunSummary, to buffer: inout ByteBuffer) {
    buffer.append("scene", summary.scene)
    buffer.append("parameters", .object(summary.parameters))
    buffer.append("status", summary.status.rawValue)
    buffer.append("reason", summary.reason)
    buffer.append("ticks", summary.ticks)
    buffer.append("time", summary.time)
    buffer.append("elapsedTime", summary.elapsedTime)
    buffer.append("items", each: summary.items, append)
    append(summary.contacts, to: &buffer)
    buffer.append("expectations", each: summary.expectations, append)
    append(stateHash: summary.stateHash, to: &buffer)
    buffer.append("numericsID", summary.numericsID)
    buffer.append("version", summary.version)
  }

  private static func append(_ item: RunSummary.Item, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "{"))
    buffer.append("item", item.id)
    buffer.append("x", item.state.x)
    buffer.append("y", item.state.y)
    buffer.append("angle", item.state.angle)
    buffer.append("width", item.state.width)
    buffer.append("height", item.state.height)
    buffer.append("settleTime", item.settleTime)
    buffer.append(UInt8(ascii: "}"))
  }

  private static func append(
    _ expectation: RunSummary.Expectation, to buffer: inout ByteBuffer
  ) {
    buffer.append(UInt8(ascii: "{"))
    buffer.append("text", expectation.text)
    buffer.append("passed", expectation.passed)
    buffer.append("tick", expectation.tick)
    buffer.append("detail", expectation.detail)
    buffer.append(UInt8(ascii: "}"))
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
