// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

@Suite("Line tables", .timeLimit(.minutes(30)))
struct LineTableTests {
  @Test("LF, CR LF and CR end lines, and columns count scalars")
  func linesAndColumns() {
    let table = table("a\nbé\r\n\u{1F600}x\r\ty")
    let expected = [
      (0, 1, 1), (1, 1, 2), (2, 2, 1), (3, 2, 2), (5, 2, 3), (6, 2, 4), (7, 3, 1), (11, 3, 2),
      (12, 3, 3), (13, 4, 1), (14, 4, 2), (15, 4, 3),
    ]
    for (offset, line, column) in expected {
      #expect(table.position(of: offset) == SourcePosition(line: line, column: column), "\(offset)")
    }
  }

  @Test("The range of a line excludes its line break")
  func rangesOfLines() {
    let table = table("ab\r\n\r\nc\n")
    let ranges = [0, 5, 6, 8].map { table.line(at: $0) }
    #expect(
      ranges == [SourceRange(0, 2), SourceRange(4, 4), SourceRange(6, 7), SourceRange(8, 8)])
  }

  @Test("Empty text has one empty line")
  func emptyText() {
    let table = table("")
    #expect(table.position(of: 0) == SourcePosition(line: 1, column: 1))
    #expect(table.line(at: 0) == SourceRange(0, 0))
  }

  @Test("A line table agrees with counting from the start, even far beyond the first block")
  func agreesWithCounting() {
    withEverySeed(0..<3) { generator in
      let alphabet = ["a", "\n", "é", "\r\n", "\u{1F600}", "\t", "中", "bcdefghij"]
      var text = ""
      for _ in 0..<3000 { text += alphabet[generator.integer(in: 0...alphabet.count - 1)] }
      let table = table(text)
      var (line, column, offset) = (1, 1, 0)
      let scalars = Array(text.unicodeScalars)
      for (index, scalar) in scalars.enumerated() {
        if index % 7 == 0 {
          let expected = SourcePosition(line: line, column: column)
          #expect(table.position(of: offset) == expected, "\(Seed.label) offset \(offset)")
        }
        offset += UTF8.width(scalar)
        column += 1
        if scalar == "\n" || (scalar == "\r" && scalars[min(index + 1, scalars.count - 1)] != "\n")
        {
          (line, column) = (line + 1, 1)
        }
      }
    }
  }

  private func table(_ text: String) -> LineTable {
    LineTable(SourceText(name: "test", bytes: Array(text.utf8)))
  }
}
