// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

/// Oracle: the same check, one byte at a time.
@Suite("Processing eight bytes at a time", .timeLimit(.minutes(30)))
struct ByteWordsTests {
  /// Bytes at the edges of special ranges.
  private static let bytes: [UInt8] = [
    0x00, 0x01, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7F, 0x80, 0x81, 0xA2, 0xDC, 0xFF,
  ]

  private func someText(_ generator: inout SplitMix64, plain: Int) -> [UInt8] {
    (0..<generator.integer(in: 0...40)).map { _ in
      generator.integer(in: 0...plain) > 0
        ? UInt8(generator.integer(in: 0x61...0x64))
        : Self.bytes[generator.integer(in: 0...Self.bytes.count - 1)]
    }
  }

  @Test("The first special byte is found from every offset")
  func special() {
    withEverySeed(0..<300) { generator in
      let plain = generator.integer(in: 0...12)
      let text = someText(&generator, plain: plain)
      text.withUnsafeBufferPointer { bytes in
        for start in 0...text.count {
          let expected = text[start...].firstIndex { !ASCII.isPlain($0) } ?? text.count
          #expect(
            bytes.endOfPlainBytes(from: start) == expected, "\(Seed.label) \(text) \(start)")
        }
      }
    }
  }

  @Test("Ranges compare equal if and only if their bytes do, up to the end of the text")
  func equal() {
    withEverySeed(0..<100) { generator in
      var text = someText(&generator, plain: 30)
      text += text
      if !text.isEmpty { text[generator.integer(in: 0...text.count - 1)] ^= 1 }
      text.withUnsafeBufferPointer { bytes in
        for first in text.indices {
          for second in text.indices {
            let length = generator.integer(in: 0...text.count - max(first, second))
            #expect(
              bytes.areEqual(length, at: first, and: second)
                == text[first..<first + length].elementsEqual(text[second..<second + length]),
              "\(Seed.label) \(text) \(first) \(second) \(length)")
          }
        }
      }
    }
  }

  @Test("A growing list keeps its elements")
  func list() {
    var list = FlatList<Int>(reserving: 0)
    for number in 0..<1_000 {
      list.append(number)
      list[number / 2] += 1
    }
    // The numbers 2 · index and 2 · index + 1 each add 1 to the element, if they occur.
    for index in list.indices {
      let raises = (2 * index < 1_000 ? 1 : 0) + (2 * index + 1 < 1_000 ? 1 : 0)
      #expect(list[index] == index + raises)
    }
    #expect(list.count == 1_000)
    #expect(list.removeLast() == 999)
    #expect(list.count == 999)
  }
}
