// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("The table of names", .timeLimit(.minutes(30)))
struct NameTableTests {
  @Test("has the first place of each text, as a dictionary has", arguments: [0, 1, 8, 9, 1000])
  func places(count: Int) {
    // Every seventh name is that of an earlier one.
    let texts = (0..<count).map { $0 % 7 == 6 ? "view\($0 / 3)" : "view\($0)" }
    let names = texts.map { SceneName(text: $0, kind: .view, index: 0, value: .root) }
    let expected = Dictionary(zip(texts, texts.indices)) { first, _ in first }
    var others: [Int] = []
    let table = NameTable(of: names, others: &others)
    for text in texts + ["", "view", "view\(count)x"] {
      let place = table.place(of: text) { names[$0].text == text }
      #expect(place == expected[text], "\(text) of \(count)")
    }
    #expect(others == texts.indices.filter { expected[texts[$0]] != $0 })
  }
}
