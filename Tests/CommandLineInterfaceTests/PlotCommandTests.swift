// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn plot", .timeLimit(.minutes(30)))
struct PlotCommandTests {
  /// Plots two views that glide without resistance, at 100 pt/s down and 200 pt/s right.
  private func plot(
    _ words: [String], scene: String = TestScenes.gliding,
    _ configure: (TestConsole) -> Void = { _ in }
  ) -> CommandResult {
    cli(["plot", "-"] + words, input: scene, configure: configure)
  }

  /// Returns the plot's rows of dots from top to bottom, without the frame.
  ///
  /// In Braille, dots 1, 2, 3, 7 form the left column from top to bottom, and 4, 5, 6, 8 the right one.
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

  private func ends(_ row: [Bool]) -> [Int?] {
    [row.firstIndex(of: true), row.lastIndex(of: true)]
  }

  @Test("Vertical positions grow downward and other values grow upward, from edge to edge")
  func directions() {
    let down = dots(plot(["a.y"]) { $0.environment = ["COLUMNS": "40"] }.output)
    let up = dots(plot(["a.y + 0"]) { $0.environment = ["COLUMNS": "40"] }.output)
    #expect(down.count == 80 && up.count == 80)
    let end = down.compactMap { ends($0)[1] }.max()
    #expect(end ?? 0 > 60)
    #expect(ends(down[0])[0] == 0 && ends(down[79])[1] == end)
    #expect(ends(up[79])[0] == 0 && ends(up[0])[1] == end)
    // On a straight line, no dot is to the left of a dot above it.
    let places = down.compactMap { ends($0)[0] }
    #expect(places == places.sorted() && places.count == 80)
  }

  @Test("The legend gives the smallest, largest and last values of the rows")
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

  @Test("The plot is as wide as the terminal, but at least 16 columns")
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

  @Test("Colors appear in a terminal that allows them or on request, with all lines in one picture")
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
    "A line covers only the time its view exists: added views begin late, removed ones end early")
  func absence() {
    let scene = """
      {
        "referenceView": { "size": [100, 100] },
        "views": [
          { "id": "a", "center": [25, 50], "size": [10, 10] },
          { "id": "b", "center": [75, 50], "size": [10, 10], "added": false }
        ],
        "behaviors": [
          { "type": "dynamicItem", "item": "a", "resistance": 0, "linearVelocity": { "a": [0, 100] } }
        ],
        "events": [
          { "at": 0.1, "do": [ { "addSubview": "b" } ] },
          { "at": 0.3, "do": [ { "removeFromSuperview": "a" } ] }
        ],
        "run": { "timeLimit": 0.4, "until": "timeLimit" }
      }
      """
    func share(_ series: String) -> [Double] {
      let picture = plot([series], scene: scene).output
      let places = dots(picture).flatMap { ends($0).compactMap { $0 } }
      let width = Double(2 * picture.count { $0 == "─" } - 1)
      return [Double(places.min() ?? 0) / width, Double(places.max() ?? 0) / width]
    }
    let (a, b) = (share("a.y"), share("b.center.x"))
    #expect(a[0] == 0 && abs(a[1] - 0.75) < 0.05 && b[1] > 0.95 && abs(b[0] - 0.25) < 0.05)
    // The view moves at 100 pt/s. The first of 18 ticks is half as long, and actions appear one row after their tick.
    let words = "a.y from 50 to 79.167, at 0.3 s 79.167\n"
    #expect(plot(["a.y"], scene: scene).output.hasPrefix(words))
    #expect(plot(["b.x + 0"], scene: scene).output.hasPrefix("b.x + 0 from 75 to"))
  }

  @Test(
    "Logs and rows are plotted like their scene", arguments: ["s.log", "s.jsonl", "s.csv", "-"])
  func records(name: String) {
    let folder = TestFolder()
    let scene = TestScenes.gliding
    let rows = name == "s.log" || name == "-" ? "s.csv" : name
    _ = cli(["run", "-", "-o", folder(rows), "--log", folder("s.log")], input: scene)
    for series in [
      ["a.y"], ["b.linearVelocity.dx", "each.x"], ["each.speed", "--items", "b*"], [],
    ] {
      let played = plot(series, scene: scene)
      let path = name == "-" ? "-" : folder(name)
      let read = cli(["plot", path] + series, input: folder.read("s.csv") ?? "")
      #expect(read == played && !read.output.isEmpty, "\(series)")
    }
  }

  @Test(
    "Ticks without items are plotted as in the scene",
    arguments: ["s.log", "wide.csv", "wide.jsonl", "times.csv"], TestScenes.withoutAnybody)
  func ticksOfNobody(name: String, scene: String) {
    let folder = TestFolder()
    let path = folder.write("s.json", scene)
    let wide = name == "s.log" ? [] : ["--wide"]
    let columns = name == "times.csv" ? ["--columns", "time,y"] : []
    let rows = name == "s.log" ? "s.csv" : name
    _ = cli(["run", path, "-q", "-o", folder(rows), "--log", folder("s.log")] + wide + columns)
    let played = cli(["plot", path, "-q"])
    #expect(played.output.contains("toast.y from") && played.output.contains("1.75 s"))
    #expect(cli(["plot", folder(name)]).output == played.output)
  }

  @Test(
    "A log with few rows is plotted from its frames, including those without items",
    arguments: TestScenes.withoutAnybody)
  func thinLog(scene: String) {
    let folder = TestFolder()
    let path = folder.write("s.json", scene)
    let run = ["run", path, "-q", "--every", "10", "--log", folder("s.log"), "--columns", "y"]
    let heights = cli(run + ["--format", "csv"]).lines.dropFirst().compactMap { Float($0) }
    let lines = cli(["plot", folder("s.log")]).lines
    let ends = (heights.first ?? .nan, heights.last ?? .nan)
    #expect(heights.count > 2 && heights == heights.sorted())
    let words = "toast.y from \(short(ends.0)) to \(short(ends.1)), at "
    #expect(lines.first?.hasPrefix(words) == true, "\(words): \(lines)")
    #expect(lines.contains { $0.split(separator: " ") == ["0", "1.75", "s"] }, "\(lines)")
  }

  private func short(_ value: Float) -> String {
    let unit = value >= 1000 ? 1.0 : value >= 100 ? 10 : 1000
    let rounded = (Double(value) * unit).rounded() / unit
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  @Test(
    "Examples are plotted exactly as their rows are",
    arguments: ["attachment-anchor", "card-stack", "custom-item", "push"])
  func digits(name: String) {
    let (folder, scene) = (TestFolder(), Example.path("\(name).json"))
    _ = cli(["run", scene, "-q", "-o", folder("s.jsonl"), "--wide"])
    for series in ["each.x", "each.y", "each.angle"] {
      let read = cli(["plot", folder("s.jsonl"), series]).output
      #expect(read == cli(["plot", scene, "-q", series]).output && !read.isEmpty, "\(series)")
    }
  }
}
