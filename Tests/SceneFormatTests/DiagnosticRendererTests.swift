// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsSceneFormat

@Suite("Rendering diagnostics", .timeLimit(.minutes(30)))
struct DiagnosticRendererTests {
  @Test("All parts of a diagnostic are styled, except the code, source line and hint text")
  func colors() {
    let text = render("{ \"titel\": 1 }", at: 2..<9, hint: "did you mean \"title\"?", .colored)
    let reset = "\u{1B}[0m"
    #expect(
      text == """
        \u{1B}[1mtest.json:1:3\(reset): \u{1B}[1;31merror:\(reset) \u{1B}[1mwrong\(reset) [unknown-key]
        \u{1B}[2m1 |\(reset) { "titel": 1 }
        \u{1B}[2m  |\(reset) \u{1B}[1;32m  ^~~~~~~\(reset)
          \u{1B}[1;36mhint:\(reset) did you mean "title"?

        """)
  }

  @Test("Control characters in the file name are made visible")
  func fileNames() {
    let source = SourceText(name: "a\u{1B}[31m\nb.json", bytes: [])
    let text = DiagnosticRenderer(source).render(
      Diagnostic(.emptyFile, "wrong", at: SourceRange(at: 0)))
    #expect(text == "a␛[31m␊b.json:1:1: error: wrong [empty-file]\n")
  }

  @Test("The caret is under the range in text with tabs, wide and combining characters")
  func carets() {
    #expect(excerpt("\t\"a\": 1", at: 1..<4) == ["    \"a\": 1", "    ^~~"])
    #expect(excerpt("ab\t\"a\"", at: 3..<6) == ["ab  \"a\"", "    ^~~"])
    #expect(excerpt("落下\"a\"", at: 6..<9) == ["落下\"a\"", "    ^~~"])
    #expect(excerpt("e\u{301}\"a\"", at: 3..<6) == ["e\u{301}\"a\"", " ^~~"])
    #expect(excerpt("\u{1F600}\"落\"", at: 4..<9) == ["\u{1F600}\"落\"", "  ^~~~"])
    #expect(excerpt("\u{1}\u{202E}x", at: 4..<5) == ["␁<U+202E>x", "         ^"])
  }

  @Test("Only the start of a range that spans several lines is marked")
  func severalLines() {
    #expect(excerpt("{ \"a\":\n1 }", at: 0..<10) == ["{ \"a\":", "^"])
  }

  @Test("The caret is after the last character at the end of a line or file")
  func ends() {
    #expect(excerpt("{ 1", at: 3..<3) == ["{ 1", "   ^"])
    #expect(excerpt("{ 1\n}", at: 3..<3) == ["{ 1", "   ^"])
    #expect(excerpt("{ 1\r\n}", at: 3..<3) == ["{ 1", "   ^"])
  }

  @Test("A blank source line is not shown")
  func blankLines() {
    #expect(excerpt("1\n", at: 2..<2) == [])
    #expect(excerpt("  \t\n1", at: 0..<0) == [])
  }

  @Test("Long lines are clipped on both sides, and lines that fit are not")
  func longLines() {
    let line = (0..<1000).map { "\($0 % 10)" }.joined()
    #expect(
      excerpt(line, at: 500..<510) == [
        "…" + line.prefix(540).suffix(100) + "…", String(repeating: " ", count: 61) + "^~~~~~~~~~",
      ])
    #expect(
      excerpt(line, at: 0..<1000) == [
        line.prefix(100) + "…", "^" + String(repeating: "~", count: 99),
      ])
    #expect(
      excerpt(line, at: 990..<1000) == [
        "…" + line.suffix(70), String(repeating: " ", count: 61) + "^~~~~~~~~~",
      ])
    let fitting = String(line.prefix(100))
    #expect(excerpt(fitting, at: 99..<100) == [fitting, String(repeating: " ", count: 99) + "^"])
  }

  @Test("Vertical bars are aligned for line numbers with several digits")
  func lineNumbers() {
    let text = render(String(repeating: "\n", count: 99) + "x", at: 99..<100, hint: nil, .plain)
    #expect(
      text == """
        test.json:100:1: error: wrong [unknown-key]
        100 | x
            | ^

        """)
  }

  @Test("Five similar diagnostics are shown and the rest are counted")
  func alike() {
    let source = SourceText(name: "test.json", bytes: Array("123456789".utf8))
    func text(_ count: Int, _ message: (Int) -> String, hint: String?) -> String {
      DiagnosticRenderer(source).render(
        (0..<count).map {
          Diagnostic(.invalidID, message($0), at: SourceRange($0, $0 + 1), hint: hint)
        })
    }
    let hinted = text(8, { "\($0)" }, hint: "h")
    #expect(hinted.split(separator: "  hint: h\n").count == 5)
    #expect(
      hinted.hasSuffix(
        """

        test.json:1:5: error: 4; 3 more like it [invalid-id]
        1 | 123456789
          |     ^
          hint: h

        """))
    #expect(text(8, { _ in "same" }, hint: nil).contains("1:5: error: same; 3 more like it ["))
    #expect(!text(5, { _ in "same" }, hint: nil).contains("more"))
    #expect(text(8, { "\($0)" }, hint: nil).split(separator: "\n").count == 24)
  }

  private func render(
    _ text: String, at range: Range<Int>, hint: String?, _ style: DiagnosticRenderer.Style
  ) -> String {
    let source = SourceText(name: "test.json", bytes: Array(text.utf8))
    let location = SourceRange(range.lowerBound, range.upperBound)
    return DiagnosticRenderer(source, style: style)
      .render(Diagnostic(.unknownKey, "wrong", at: location, hint: hint))
  }

  /// The source line and the line with the caret, without line numbers and bars.
  private func excerpt(_ text: String, at range: Range<Int>) -> [String] {
    render(text, at: range, hint: nil, .plain).split(separator: "\n").dropFirst()
      .map { String($0.dropFirst(4)) }
  }
}
