// SPDX-License-Identifier: MIT

/// The structure of an MCAP file: chunks of messages, followed by their index.
struct MCAPFile {
  /// The number of bytes already flushed.
  private var written = 0
  private var chunk = ByteBuffer()
  private var content = ByteBuffer()
  /// By channel: time and offset of each message in the open chunk.
  private var index: [[(time: UInt64, offset: UInt64)]] = []
  private var times: (first: UInt64, last: UInt64)?
  private var chunks: [MCAPChunk] = []
  /// By channel: the number of messages.
  private var counts: [UInt64] = []

  var chunkSize: Int { chunk.count }

  mutating func begin(
    library: String, _ schemas: [MCAPSchema], _ channels: [MCAPChannel],
    to buffer: inout ByteBuffer
  ) {
    index = channels.map { _ in [] }
    counts = channels.map { _ in 0 }
    counting(&buffer) { file, buffer in
      buffer.append(MCAPRecord.magic)
      var content = ByteBuffer()
      content.append(counted: "")
      content.append(counted: library)
      MCAPRecord.header.append(content, to: &buffer)
    }
    Self.append(schemas, channels, to: &chunk)
  }

  /// Appends a message at a time in seconds; `channel` counts from 1.
  mutating func append(_ data: [UInt8], channel: Int, _ tick: Int, _ time: Double) {
    let moment = UInt64((time * 1e9).rounded())
    index[channel - 1].append((moment, UInt64(chunk.count)))
    counts[channel - 1] += 1
    times = (times?.first ?? moment, moment)
    content.removeAll()
    content.append(little: UInt16(channel))
    content.append(little: UInt32(truncatingIfNeeded: tick))
    content.append(little: moment)
    content.append(little: moment)
    content.append(data)
    MCAPRecord.message.append(content, to: &chunk)
  }

  mutating func closeChunk(to buffer: inout ByteBuffer) {
    guard let times else { return }
    counting(&buffer) { file, buffer in file.appendChunk(times, to: &buffer) }
    chunk.removeAll()
    for channel in index.indices { index[channel].removeAll(keepingCapacity: true) }
    self.times = nil
  }

  private mutating func appendChunk(
    _ times: (first: UInt64, last: UInt64), to buffer: inout ByteBuffer
  ) {
    let start = buffer.count
    let size = UInt64(chunk.count)
    var content = ByteBuffer()
    for number in [times.first, times.last, size] { content.append(little: number) }
    content.append(little: UInt32(0))
    content.append(counted: "")
    content.append(little: size)
    content.append(chunk.bytes)
    MCAPRecord.chunk.append(content, to: &buffer)
    var entry = MCAPChunk(
      firstTime: times.first, lastTime: times.last, offset: UInt64(written),
      length: UInt64(buffer.count - start), size: size)
    let indexStart = buffer.count
    for (channel, messages) in index.enumerated() where !messages.isEmpty {
      entry.indexes.append((UInt16(channel + 1), UInt64(written + buffer.count - start)))
      Self.append(messages, of: channel + 1, to: &buffer)
    }
    entry.indexLength = UInt64(buffer.count - indexStart)
    chunks.append(entry)
  }

  private static func append(
    _ messages: [(time: UInt64, offset: UInt64)], of channel: Int, to buffer: inout ByteBuffer
  ) {
    var content = ByteBuffer()
    content.append(little: UInt16(channel))
    content.append(little: UInt32(messages.count * 16))
    for message in messages {
      content.append(little: message.time)
      content.append(little: message.offset)
    }
    MCAPRecord.messageIndex.append(content, to: &buffer)
  }

  // MARK: The end

  mutating func end(
    _ schemas: [MCAPSchema], _ channels: [MCAPChannel], to buffer: inout ByteBuffer
  ) {
    closeChunk(to: &buffer)
    let start = buffer.count
    var content = ByteBuffer()
    content.append(little: UInt32(0))
    MCAPRecord.dataEnd.append(content, to: &buffer)
    let summary = UInt64(written + buffer.count - start)
    Self.append(schemas, channels, to: &buffer)
    appendStatistics(schemas, to: &buffer)
    for chunk in chunks { chunk.append(to: &buffer) }
    content.removeAll()
    content.append(little: summary)
    content.append(little: UInt64(0))
    content.append(little: UInt32(0))
    MCAPRecord.footer.append(content, to: &buffer)
    buffer.append(MCAPRecord.magic)
  }

  private func appendStatistics(_ schemas: [MCAPSchema], to buffer: inout ByteBuffer) {
    let used = counts.indices.filter { counts[$0] > 0 }
    var content = ByteBuffer()
    content.append(little: counts.reduce(0, +))
    content.append(little: UInt16(schemas.count))
    // Channels, attachments, metadata and chunks.
    for number in [counts.count, 0, 0, chunks.count] { content.append(little: UInt32(number)) }
    content.append(little: chunks.first?.firstTime ?? 0)
    content.append(little: chunks.last?.lastTime ?? 0)
    content.append(little: UInt32(used.count * 10))
    for channel in used {
      content.append(little: UInt16(channel + 1))
      content.append(little: counts[channel])
    }
    MCAPRecord.statistics.append(content, to: &buffer)
  }

  private static func append(
    _ schemas: [MCAPSchema], _ channels: [MCAPChannel], to buffer: inout ByteBuffer
  ) {
    for (number, schema) in schemas.enumerated() {
      var content = ByteBuffer()
      content.append(little: UInt16(number + 1))
      content.append(counted: schema.name)
      content.append(counted: "protobuf")
      content.append(counted: schema.descriptor)
      MCAPRecord.schema.append(content, to: &buffer)
    }
    for (number, channel) in channels.enumerated() {
      var content = ByteBuffer()
      content.append(little: UInt16(number + 1))
      content.append(little: channel.schema)
      content.append(counted: channel.topic)
      content.append(counted: "protobuf")
      content.append(little: UInt32(0))
      MCAPRecord.channel.append(content, to: &buffer)
    }
  }

  /// Adds the appended bytes to `written`, because the buffer can be flushed between calls.
  private mutating func counting(
    _ buffer: inout ByteBuffer, _ body: (inout MCAPFile, inout ByteBuffer) -> Void
  ) {
    let start = buffer.count
    body(&self, &buffer)
    written += buffer.count - start
  }
}
