// SPDX-License-Identifier: MIT

import Testing

@Suite("Four motions", .timeLimit(.minutes(30)))
struct DigitTests {
  @Test("have the same bits with every trait") func bits() {
    #expect(DigitScenes.play() == DigitScenes.expected)
  }
}
