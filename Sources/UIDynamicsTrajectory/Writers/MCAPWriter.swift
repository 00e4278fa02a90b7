// SPDX-License-Identifier: MIT

/// Writes rows and events as MCAP: one topic per item, and one for events.
///
/// Different viewers require chunks, typed messages, schemas in the summary and statistics, so the file has
/// all of them. Nothing is compressed. Times start at 0.
package struct MCAPWriter: TrajectoryWriter {
  /// MCAP numbers channels with 16 bits; events take one.
  package static let mostItems = Int(UInt16.max) - 1
  /// The topic of events, which cannot be an item's id.
  static let eventTopic = "/uidyn/events"
  /// The size at which a chunk is closed, in bytes.
  private static let portion = 1 << 20

  private let layout: RowLayout
  private let library: String
  /// Without the item, which is the topic.
  private let columns: [RowColumn]
  private let schemas: [MCAPSchema]
  private let channels: [MCAPChannel]
  private var file = MCAPFile()
  private var message = ProtocolBuffer()

  package init(_ layout: RowLayout, library: String) {
    (self.layout, self.library) = (layout, library)
    columns = layout.columns.filter { $0 != .known(.item) }
    schemas = [
      MCAPSchema(
        name: "uidyn.Row",
        descriptor: ProtocolBuffer.descriptor(
          file: "uidyn.proto", message: "Row", fields: columns.map { ($0.name, $0.isText) })),
      MCAPSchema(
        name: "uidyn.Event",
        descriptor: ProtocolBuffer.descriptor(
          file: "uidyn-event.proto", message: "Event", fields: EventRecord.messageFields)),
    ]
    channels =
      layout.ids.map { MCAPChannel(topic: "/\($0)", schema: 1) }
      + [MCAPChannel(topic: Self.eventTopic, schema: 2)]
  }

  package mutating func begin(_ buffer: inout ByteBuffer) {
    file.begin(library: library, schemas, channels, to: &buffer)
  }

  package mutating func write(_ events: [EventRecord], to buffer: inout ByteBuffer) {
    for event in events {
      message.removeAll()
      event.append(to: &message)
      file.append(message.bytes, channel: channels.count, event.tick, event.time)
    }
  }

  package mutating func write(_ frame: Frame, to buffer: inout ByteBuffer) {
    for (number, item) in layout.places.enumerated() where frame.states[item].isShown {
      message.removeAll()
      for (place, column) in columns.enumerated() {
        append(column, of: item, in: frame, as: place + 1)
      }
      file.append(message.bytes, channel: number + 1, frame.tick, frame.time)
    }
    if file.chunkSize >= Self.portion { file.closeChunk(to: &buffer) }
  }

  private mutating func append(
    _ column: RowColumn, of item: Int, in frame: Frame, as field: Int
  ) {
    if let number = frame.number(of: column, item: item) { return message.append(field, number) }
    guard case .computed(let computed) = column else { return }
    if case .string(let text)? = frame.value(of: computed, item: item) {
      message.append(field, text)
    }
  }

  package mutating func end(_ buffer: inout ByteBuffer) {
    file.end(schemas, channels, to: &buffer)
  }
}

extension RowColumn {
  fileprivate var isText: Bool {
    switch self {
    case .known(let column): column == .item
    case .computed(let column): column.isText
    }
  }
}

extension EventRecord {
  fileprivate static let messageFields: [(name: String, isText: Bool)] = [
    ("tick", false), ("time", false), ("event", true), ("behavior", true), ("item", true),
    ("other", true), ("boundary", true), ("x", false), ("y", false), ("name", true),
    ("data", true),
  ]

  /// Omits missing strings, which proto3 reads as empty; missing numbers are NaN.
  fileprivate func append(to message: inout ProtocolBuffer) {
    message.append(1, Double(tick))
    message.append(2, time)
    message.append(3, kind.rawValue)
    for (place, text) in [behavior, item, other, boundary].enumerated() {
      if let text { message.append(4 + place, text) }
    }
    message.append(8, point.map { Double($0.x) } ?? .nan)
    message.append(9, point.map { Double($0.y) } ?? .nan)
    if let name { message.append(10, name) }
    guard let data else { return }
    var text = ByteBuffer()
    text.append(data)
    message.append(11, text.bytes)
  }
}
