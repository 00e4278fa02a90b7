// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsTrajectory

@Suite("Cached numbers", .timeLimit(.minutes(30)))
struct KnownNumbersTests {
  private static let numbers: [Float] = [
    0, -0.0, 0.1, 0.1, -187.53125, 187.53125, .leastNonzeroMagnitude, -.leastNormalMagnitude,
    -.greatestFiniteMagnitude, -0.000123456789, 16_777_218, 1.5e-38, 0.1, 0, .nan, 0,
  ]

  @Test("Every number has the same text with and without the cache")
  func texts() {
    let known = KnownNumbers(count: 5_000)
    for index in [0, 7, 4_095, 4_096, 4_999] {
      for number in Self.numbers + Self.numbers.reversed() {
        #expect(
          text { known.append(number, at: index, to: &$0) } == text { $0.append(number) },
          "\(number) at \(index)")
      }
    }
  }

  @Test("The cache keeps a separate number for each index")
  func positions() {
    let known = KnownNumbers(count: 3)
    for shift in 0..<Self.numbers.count {
      for index in 0..<3 {
        let number = Self.numbers[(shift + 5 * index) % Self.numbers.count]
        #expect(text { known.append(number, at: index, to: &$0) } == text { $0.append(number) })
      }
    }
  }

  private func text(_ write: (inout TextCursor) -> Void) -> String {
    var buffer = ByteBuffer()
    buffer.append(atMost: NumberText.longest + TextCursor.piece, write)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
