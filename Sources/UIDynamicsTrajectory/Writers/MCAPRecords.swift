// SPDX-License-Identifier: MIT

/// The record types of MCAP (https://mcap.dev/spec) in use.
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

  static let magic: [UInt8] = [0x89, 0x4D, 0x43, 0x41, 0x50, 0x30, 0x0D, 0x0A]

  func append(_ content: ByteBuffer, to buffer: inout ByteBuffer) {
    buffer.append(rawValue)
    buffer.append(little: UInt64(content.count))
    buffer.append(content.bytes)
  }
}

struct MCAPChannel {
  let topic: String
  /// From 1.
  let schema: UInt16
}

struct MCAPSchema {
  let name: String
  let descriptor: [UInt8]
}

struct MCAPChunk {
  var firstTime: UInt64
  var lastTime: UInt64
  /// From the start of the file, in bytes.
  var offset: UInt64
  var length: UInt64
  var indexes: [(channel: UInt16, offset: UInt64)] = []
  var indexLength: UInt64 = 0
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
