// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn plot", .timeLimit(.minutes(30)))
struct PlotCommandTests {
  /// Two views that glide without resistance, 100 pt/s down and 200 pt/s to the right.
  private func plot(
    _ words: [String], scene: String = TestScenes.gliding,
    _ configure: (TestConsole) -> Void = { _ in }
  ) -> CommandResult {
    cli(["plot", "-"] + words, input: scene, configure: configure)
  }

  /// The rows of dots in a picture from its top on, behind its frame; true where there is one.
  ///
  /// By the names of the characters: dots 1 2 3 7 are the left column from above, 4 5 6 8 the right one.
  private func dots(_ text: String) -> [[Bool]] {
    let numbers = [[1, 4], [2, 5], [3, 6], [7, 8]]
    return text.split(separator: "\n").flatMap { line -> [[Bool]] in
      guard let frame = line.firstIndex(where: { "│┤".contains($0) }) else { return [] }
      let cells = line[line.index(after: frame)...].unicodeScalars.map { Int($0.value) - 0x2800 }
      return numbers.map { row in
        cells.flatMap { cell in row.map { cell > 0 && cell >> ($0 - 1) & 1 == 1 } }
      }
    }
  }

  /// The place of the first dot of a row, and of the last.
  private func ends(_ row: [Bool]) -> [Int?] {
    [row.firstIndex(of: true), row.lastIndex(of: true)]
  }

  @Test("A height grows downwards and another number upwards, from edge to edge")
  func directions() {
    let down = dots(plot(["a.y"]) { $0.environment = ["COLUMNS": "40"] }.output)
    let up = dots(plot(["a.y + 0"]) { $0.environment = ["COLUMNS": "40"] }.output)
    #expect(down.count == 80 && up.count == 80)
    let end = down.compactMap { ends($0)[1] }.max()
    #expect(end ?? 0 > 60)
    #expect(ends(down[0])[0] == 0 && ends(down[79])[1] == end)
    #expect(ends(up[79])[0] == 0 && ends(up[0])[1] == end)
    // A straight way: no dot lies left of one above it.
    let places = down.compactMap { ends($0)[0] }
    #expect(places == places.sorted() && places.count == 80)
  }

  @Test("What stands above are the smallest, the largest and the last number of the rows")
  func words() {
    let result = plot(["b.x", "b.vx > 100", "1 / 0"])
    let xs = cli("run - --format csv --items b --columns x", input: TestScenes.gliding).lines
    #expect(xs.first == "x" && xs[1] == "75")
    let last = (Double(xs[xs.count - 1]) ?? 0) * 1000
    let end = last.rounded() / 1000
    #expect(result.output.hasPrefix("b.x from 75 to \(end), at the end \(end)\n"))
    #expect(result.output.contains("\nb.vx > 100 from 1 to 1, at the end 1\n"))
    #expect(result.output.hasSuffix("\n1 / 0 has no value\n"))
    #expect(result.code == .success)
  }

  @Test("Without a series there is a line for every item, by --items for some")
  func items() {
    #expect(plot([]).output.contains("a.y from ") && plot([]).output.contains("b.y from "))
    let some = plot(["each.speed", "--items", "b"]).output
    #expect(some.hasPrefix("b.speed from 200 to 200, at the end 200\n"))
    let repeated = TestScenes.gliding.replacing(#""id": "b""#, with: #""id": "b-1""#)
      .replacing(#""a", "b""#, with: #""a", "b-1""#).replacing(#""b": "#, with: #""b-1": "#)
    #expect(plot(["b-1.x"], scene: repeated).output.hasPrefix("b-1.x from 75 to"))
  }

  @Test("Nothing is wider than the terminal, and a narrow one shows something all the same")
  func width() {
    for (columns, widest) in [(120, 120), (60, 60), (24, 24), (5, 16)] {
      let result = plot(["a.y", "b.x"]) {
        $0.terminals = [.output]
        $0.terminalSize = (columns, 12)
        $0.environment = ["NO_COLOR": "1"]
      }
      let lines = result.output.split(separator: "\n")
      #expect(lines.map(\.count).max() ?? 0 <= widest, "\(columns)")
      #expect(lines.contains { $0.count == widest }, "\(columns)")
      #expect(!result.output.contains("\u{1B}"))
    }
  }

  @Test("Colours are for a terminal that wants them, and put all lines into one picture")
  func colors() {
    func isColored(_ words: [String] = [], _ configure: (TestConsole) -> Void) -> Bool {
      plot(["a.y", "b.x"] + words, configure).output.contains("\u{1B}[33m")
    }
    #expect(isColored { $0.terminals = [.output] })
    #expect(!isColored { $0.terminals = [.messages] })
    #expect(!isColored { ($0.terminals, $0.environment) = ([.output], ["NO_COLOR": "1"]) })
    #expect(!isColored { ($0.terminals, $0.environment) = ([.output], ["TERM": "dumb"]) })
    #expect(isColored(["--color=always"]) { _ in })
    #expect(!isColored(["--color", "never"]) { $0.terminals = [.output] })
    let pictures = plot(["a.y", "b.x"]).output.split(separator: "\n").count { $0.contains("└") }
    #expect(pictures == 2)
    let one = plot(["a.y", "b.x", "--color", "always"]).output
    #expect(one.split(separator: "\n").count { $0.contains("└") } == 1)
  }

  @Test(
    "What cannot be drawn is a wrong command line",
    arguments: [
      (["c.y"], #"plot: "c.y": nothing here is called "c""#, nil),
      (["'a'"], #"plot: "'a'" is a text, and a line needs numbers"#, nil),
      (
        ["a.center"],
        #"plot: "a.center": the expression must be a number, a boolean or a string, not a vector"#,
        "a vector gives numbers as .x, .y and length(vector)"
      ),
      (["--items", "z"], #"the scene has no item "z""#, nil),
    ] as [([String], String, String?)])
  func faults(_ words: [String], _ message: String, _ hint: String?) {
    #expect(
      plot(words)
        == CommandResult(
          messages: "uidyn: error: \(message)\n" + (hint.map { "  hint: \($0)\n" } ?? ""),
          code: .usage))
  }

  @Test("A range without ticks is said, a run that is stopped is drawn and ends with its code")
  func ends() {
    let none = plot(["a.y", "--from", "9"])
    #expect(none.messages == "uidyn: warning: there is no tick between --from and --to\n")
    #expect(none.output == "" && none.code == .success)
    let stopped = TestScenes.gliding.replacing(
      #""run""#,
      with:
        #""events": [ { "at": 0.05, "do": [ { "set": "a.x", "to": "=1 / (a.x - a.x)" } ] } ], "run""#
    )
    let result = plot(["a.y"], scene: stopped)
    #expect(result.code == .guarded && result.output.contains("└"), "\(result.messages)")
  }
}
