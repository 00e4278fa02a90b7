// SPDX-License-Identifier: MIT

/// The records of an MCAP file (https://mcap.dev/spec) as far as they are needed here.
enum MCAPRecord: UInt8 {
  case header = 0x01
  case footer = 0x02
  case schema = 0x03
  case channel = 0x04
  case message = 0x05
  case chunk = 0x06
  case messageIndex = 0x07
  case chunkIndex = 0x08
  case statistics = 0x0B
  case dataEnd = 0x0F

  /// What a file begins and ends with.
  static let magic: [UInt8] = [0x89, 0x4D, 0x43, 0x41, 0x50, 0x30, 0x0D, 0x0A]

  /// Appends a record: its kind, the length of its content in 64 bits, and the content.
  func append(_ content: ByteBuffer, to buffer: inout ByteBuffer) {
    buffer.append(rawValue)
    buffer.append(little: UInt64(content.count))
    buffer.append(content.bytes)
  }
}

/// A row of messages: a topic with the form that its messages have.
struct MCAPChannel {
  let topic: String
  /// The number of its schema, from 1 on.
  let schema: UInt16
}

/// What messages look like.
struct MCAPSchema {
  let name: String
  let descriptor: [UInt8]
}

/// Where a finished chunk lies, for the summary at the end of the file.
struct MCAPChunk {
  var firstTime: UInt64
  var lastTime: UInt64
  /// In bytes from the start of the file.
  var offset: UInt64
  var length: UInt64
  /// Where the indexes of the channels lie.
  var indexes: [(channel: UInt16, offset: UInt64)] = []
  var indexLength: UInt64 = 0
  /// Bytes of the records in it.
  var size: UInt64

  func append(to buffer: inout ByteBuffer) {
    var content = ByteBuffer()
    for number in [firstTime, lastTime, offset, length] { content.append(little: number) }
    content.append(little: UInt32(indexes.count * 10))
    for index in indexes {
      content.append(little: index.channel)
      content.append(little: index.offset)
    }
    content.append(little: indexLength)
    content.append(counted: "")
    content.append(little: size)
    content.append(little: size)
    MCAPRecord.chunkIndex.append(content, to: &buffer)
  }
}
