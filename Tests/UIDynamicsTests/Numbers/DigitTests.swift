// SPDX-License-Identifier: MIT

import Testing

@Suite("Four motions with every trait", .timeLimit(.minutes(30)))
struct DigitTests {
  @Test("The motions have the same bits with every trait") func bits() {
    #expect(DigitScenes.play() == DigitScenes.expected)
  }
}
