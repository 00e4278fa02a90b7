// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsTrajectory

/// An MCAP file, parsed by the specification alone (https://mcap.dev/spec).
private struct MCAPParts {
  struct Record: Equatable {
    var kind: UInt8
    /// The offset in the enclosing bytes.
    var offset: Int
    var content: ArraySlice<UInt8>
  }

  static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ count: Int) -> Int {
    bytes.dropFirst(offset).prefix(count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The records in the bytes; nil if their lengths do not add up.
  static func records(_ bytes: ArraySlice<UInt8>) -> [Record]? {
    var found: [Record] = []
    var rest = bytes
    while !rest.isEmpty {
      guard rest.count >= 9 else { return nil }
      let length = number(rest, 1, 8)
      guard rest.count >= 9 + length else { return nil }
      found.append(
        Record(
          kind: rest[rest.startIndex], offset: rest.startIndex,
          content: rest.dropFirst(9).prefix(length)))
      rest = rest.dropFirst(9 + length)
    }
    return found
  }

  static let magic: [UInt8] = [0x89] + Array("MCAP0\r\n".utf8)

  let bytes: [UInt8]
  let records: [Record]

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.magic), bytes.suffix(8).elementsEqual(Self.magic),
      let records = Self.records(bytes.dropFirst(8).dropLast(8))
    else { return nil }
    (self.bytes, self.records) = (bytes, records)
  }

  func all(_ kind: UInt8) -> [Record] { records.filter { $0.kind == kind } }
}

@Suite("MCAPWriter", .timeLimit(.minutes(30)))
struct MCAPWriterTests {
  private func bytes(_ layout: RowLayout, ticks: Int, drained: Bool = false) -> [UInt8] {
    var (buffer, file) = (ByteBuffer(), [UInt8]())
    var writer = MCAPWriter(layout, library: "test 1")
    func drain() {
      file += buffer.bytes
      buffer.removeAll()
    }
    writer.begin(&buffer)
    for tick in 0..<ticks {
      if drained { drain() }
      var event = EventRecord(tick: tick, time: Double(tick) / 60, kind: .emit, name: "tick")
      event.data = .object([RecordMember("n", .number(Double(tick)))])
      if tick % 2 == 0 { writer.write([event], to: &buffer) }
      var frame = frameOfTwo
      (frame.tick, frame.time) = (tick, Double(tick) / 60)
      frame.computed = [[.number(0.5)], [.string("ab"), nil]]
      writer.write(frame, to: &buffer)
    }
    writer.end(&buffer)
    drain()
    return file
  }

  private static let layout = RowLayout(
    columns: [
      .known(.tick), .known(.item), .known(.y), .known(.bodyX), .known(.awake),
      .computed(ComputedColumn(name: "gap", place: 0, belongsToTick: true, isText: false)),
      .computed(ComputedColumn(name: "who", place: 1, belongsToTick: false, isText: true)),
    ], items: ["square", "label"])

  @Test("The records stand in the order that readers rely on")
  func order() throws {
    let parts = try #require(MCAPParts(bytes(Self.layout, ticks: 3)))
    // Header, chunk, three indexes, end of data; two schemas, three channels, statistics, index, footer.
    #expect(
      parts.records.map(\.kind) == [1, 6, 7, 7, 7, 0xF, 3, 3, 4, 4, 4, 0xB, 8, 2])
    let chunk = try #require(MCAPParts.records(parts.records[1].content.dropFirst(40)))
    // Schemas and channels precede the messages; tick 0 has the event and two rows, and so on.
    #expect(chunk.map(\.kind) == [3, 3, 4, 4, 4] + Array(repeating: 5, count: 8))
    #expect(chunk.prefix(5).map(\.content) == parts.records[6...10].map(\.content))
  }

  @Test("Every index leads to its message, and the statistics count them", arguments: [1, 6, 9000])
  func indexes(ticks: Int) throws {
    let parts = try #require(MCAPParts(bytes(Self.layout, ticks: ticks)))
    var (messages, chunkPlaces) = ([Int: Int](), [Int]())
    var open = ArraySlice<UInt8>()
    for record in parts.records {
      if record.kind == 6 {
        open = record.content.dropFirst(40)
        chunkPlaces.append(record.offset)
        #expect(MCAPParts.number(record.content, 16, 8) == open.count)
        #expect(MCAPParts.number(record.content, 32, 8) == open.count)
      } else if record.kind == 7 {
        let channel = MCAPParts.number(record.content, 0, 2)
        for place in stride(from: 6, to: record.content.count, by: 16) {
          let time = MCAPParts.number(record.content, place, 8)
          let message = open.dropFirst(MCAPParts.number(record.content, place + 8, 8))
          #expect(message.first == 5 && MCAPParts.number(message, 9, 2) == channel)
          #expect(MCAPParts.number(message, 15, 8) == time)
          #expect(MCAPParts.number(message, 23, 8) == time)
          messages[channel, default: 0] += 1
        }
      }
    }
    #expect(messages == [1: ticks, 2: ticks, 3: (ticks + 1) / 2])
    #expect(ticks < 9000 || chunkPlaces.count > 1)
    let statistics = try #require(parts.all(0xB).first).content
    #expect(MCAPParts.number(statistics, 0, 8) == messages.values.reduce(0, +))
    #expect(MCAPParts.number(statistics, 10, 4) == 3)
    #expect(MCAPParts.number(statistics, 22, 4) == chunkPlaces.count)
    #expect(parts.all(8).map { MCAPParts.number($0.content, 16, 8) } == chunkPlaces)
    let footer = try #require(parts.all(2).first).content
    #expect(MCAPParts.number(footer, 0, 8) == parts.all(3)[0].offset)
  }

  @Test("Emptying the buffer on the way changes no byte")
  func draining() {
    #expect(
      bytes(Self.layout, ticks: 9000) == bytes(Self.layout, ticks: 9000, drained: true))
  }

  @Test("A row is one field after the other; no value is NaN, a missing text is left out")
  func rows() throws {
    let parts = try #require(MCAPParts(bytes(Self.layout, ticks: 1)))
    let chunk = try #require(MCAPParts.records(parts.records[1].content.dropFirst(40)))
    func field(_ number: UInt8, _ value: Double) -> [UInt8] {
      [number << 3 | 1] + (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> ($0 * 8)) }
    }
    let square =
      field(1, 0) + field(2, Double(Float(333.569397))) + field(3, 187.5) + field(4, 1)
      + field(5, 0.5) + [6 << 3 | 2, 2] + Array("ab".utf8)
    #expect(Array(chunk[6].content.dropFirst(22)) == square)
    let label = field(1, 0) + field(2, 20.25) + field(3, .nan) + field(4, 0) + field(5, 0.5)
    #expect(Array(chunk[7].content.dropFirst(22)) == label)
  }

  @Test("A run without items and events is a file without chunks")
  func empty() throws {
    var buffer = ByteBuffer()
    var writer = MCAPWriter(RowLayout(items: []), library: "test 1")
    writer.begin(&buffer)
    writer.write(Frame(), to: &buffer)
    writer.end(&buffer)
    let parts = try #require(MCAPParts(buffer.bytes))
    #expect(parts.records.map(\.kind) == [1, 0xF, 3, 3, 4, 0xB, 2])
  }
}
