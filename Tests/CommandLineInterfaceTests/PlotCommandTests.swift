// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn plot", .timeLimit(.minutes(30)))
struct PlotCommandTests {
  /// Two views gliding without resistance, 100 pt/s down and 200 pt/s right.
  private func plot(
    _ words: [String], scene: String = TestScenes.gliding,
    _ configure: (TestConsole) -> Void = { _ in }
  ) -> CommandResult {
    cli(["plot", "-"] + words, input: scene, configure: configure)
  }

  /// The dot rows of a plot from top to bottom, without its frame.
  ///
  /// Braille names: dots 1 2 3 7 are the left column from the top, 4 5 6 8 the right one.
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

  @Test("A height grows downwards and another number upwards, from edge to edge")
  func directions() {
    let down = dots(plot(["a.y"]) { $0.environment = ["COLUMNS": "40"] }.output)
    let up = dots(plot(["a.y + 0"]) { $0.environment = ["COLUMNS": "40"] }.output)
    #expect(down.count == 80 && up.count == 80)
    let end = down.compactMap { ends($0)[1] }.max()
    #expect(end ?? 0 > 60)
    #expect(ends(down[0])[0] == 0 && ends(down[79])[1] == end)
    #expect(ends(up[79])[0] == 0 && ends(up[0])[1] == end)
    // A straight line: no dot is to the left of one above it.
    let places = down.compactMap { ends($0)[0] }
    #expect(places == places.sorted() && places.count == 80)
  }

  @Test("An id with - needs no backticks in front of a number, and a wrong name has a near one")
  func hyphens() {
    let scene = TestScenes.gliding.replacing("\"a\"", with: "\"a-1\"")
    func lines(_ series: String) -> [Substring] { plot([series], scene: scene).lines }
    #expect(lines("a-1.frame.midY").dropFirst() == lines("`a-1`.frame.midY").dropFirst())
    #expect(lines("a-1.frame.midY").count > 20)
    for (name, near) in [("hight", "height"), ("angel", "angle"), ("Y", "y")] {
      #expect(
        plot(["a-1.\(name)"], scene: scene)
          == CommandResult(
            messages: """
              uidyn: error: plot: "a-1.\(name)": "a-1" has no property "\(name)"
                hint: did you mean "\(near)"?

              """, code: .usage))
    }
    let sum = plot(["a-1.frame.midY + 1"], scene: scene).messages
    #expect(sum.contains("\"a-1\" is read as a difference"))
  }

  @Test(
    "Beside a line that does not move stands its number",
    arguments: [("a.x", "25"), ("a.y", "50"), ("a.angle", "0"), ("0 - a.y", "-50")])
  func still(series: String, number: String) {
    let lines = plot([series], scene: TestScenes.still).lines
    let line = lines.first { $0.contains("⠉") }
    #expect(line?.trimmingPrefix(" ").hasPrefix("\(number) ┤⠉") == true, "\(lines)")
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
      (["c.y"], #"plot: "c.y": unknown name "c""#, nil),
      (["'a'"], #"plot: "'a'": the expression must be a number or a boolean, not a string"#, nil),
      (
        ["a.center"],
        #"plot: "a.center": the expression must be a number or a boolean, not a vector"#,
        "use .x, .y or length(vector) to get a number"
      ),
      (["--items", "z"], #"the scene has no item "z""#, #"it has "a", "b""#),
      (
        ["vy"], #"plot: "vy": unknown name "vy""#,
        #"did you mean "each.linearVelocity.dy"?"#
      ),
    ] as [([String], String, String?)])
  func faults(_ words: [String], _ message: String, _ hint: String?) {
    #expect(
      plot(words)
        == CommandResult(
          messages: "uidyn: error: \(message)\n" + (hint.map { "  hint: \($0)\n" } ?? ""),
          code: .usage))
  }

  @Test("A line is there while its view is: one that comes begins late, one that goes ends early")
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
    // 100 pt/s; the first of 18 ticks is half as long, and an action shows one row after its tick.
    let words = "a.y from 50 to 79.167, at 0.3 s 79.167\n"
    #expect(plot(["a.y"], scene: scene).output.hasPrefix(words))
    #expect(plot(["b.x + 0"], scene: scene).output.hasPrefix("b.x + 0 from 75 to"))
  }

  @Test("Where there are too many lines, one without a value leaves its place to another")
  func places() {
    func said(views: [Bool]) -> CommandResult {
      let views = views.enumerated().map { index, isAdded in
        #"{ "id": "v\#(index)", "frame": [\#(30 * index), 0, 9, 9], "added": \#(isAdded) }"#
      }
      return plot(
        [], scene: #"{ "views": [\#(views.joined(separator: ", "))], "run": { "timeLimit": 0.1 } }"#
      )
    }
    let many = said(views: [false] + Array(repeating: true, count: 6))
    #expect(!many.output.contains("v0") && many.output.contains("v6.y"), "\(many.output)")
    #expect(!many.messages.contains("lines; use --items"), "\(many.messages)")
    let more = said(views: [true, false] + Array(repeating: true, count: 6))
    #expect(!more.output.contains("v7") && more.output.contains("v6.y"), "\(more.output)")
    #expect(more.messages.contains("drew 6 of 7 lines"), "\(more.messages)")
    let none = said(views: Array(repeating: false, count: 7))
    #expect(none.output.contains("v5.y has no value"), "\(none.output)")
  }

  @Test("Logs and rows are drawn as their scene is", arguments: ["s.log", "s.jsonl", "s.csv", "-"])
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
    "Ticks in which nobody is there are drawn as those of the scene",
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
    "A thin log is drawn by its frames, also by those of nobody",
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
    "Examples are drawn with the numbers of their rows, to the last dot",
    arguments: ["attachment-anchor", "card-stack", "custom-item", "push"])
  func digits(name: String) {
    let (folder, scene) = (TestFolder(), Example.path("\(name).json"))
    _ = cli(["run", scene, "-q", "-o", folder("s.jsonl"), "--wide"])
    for series in ["each.x", "each.y", "each.angle"] {
      let read = cli(["plot", folder("s.jsonl"), series]).output
      #expect(read == cli(["plot", scene, "-q", series]).output && !read.isEmpty, "\(series)")
    }
  }

  @Test(
    "What differs in the last bits of its numbers does not move",
    arguments: [(120.00001, [40]), (120.001, Array(0..<80))])
  func lastBits(second: Double, drawn: [Int]) {
    let folder = TestFolder()
    folder.write("r.csv", "time,item,x\n0,card,120\n0.5,card,\(second)\n1,card,\(second)\n")
    let rows = dots(cli(["plot", folder("r.csv"), "card.x"]).output)
    #expect(rows.indices.filter { rows[$0].contains(true) } == drawn)
  }

  @Test("Rows that look like milliseconds are warned of and drawn")
  func milliseconds() {
    let folder = TestFolder()
    folder.write("r.csv", "time,item,x,y\n0,card,3,3\n16.667,card,4,4\n33.333,card,5,5\n")
    let sentence = """
      uidyn: warning: the rows of \(folder("r.csv")) are 16.666 s apart: these look like milliseconds, \
      but times are in seconds: divide its times by 1000

      """
    let plot = cli(["plot", folder("r.csv"), "card.x"])
    #expect(plot.messages == sentence && plot.output.contains("33.333 s"))
    #expect(cli(["render", folder("r.csv"), "-o", folder("r.svg")]).messages.contains(sentence))
    folder.write("s.csv", "time,item,x,y\n0,card,3,3\n2,card,4,4\n9,card,5,5\n")
    #expect(cli(["plot", folder("s.csv"), "card.x"]).messages == "")
  }

  @Test("Of what was recorded only its numbers are known")
  func recordFaults() {
    let folder = TestFolder()
    folder.write("r.csv", "time,item,x\n0,card,3\n0.5,card,4\n")
    func said(_ words: String...) -> CommandResult {
      var result = cli(["plot", folder("r.csv")] + words)
      result.messages = result.messages.replacing(folder.path + "/", with: "")
      return result
    }
    #expect(said("card.x").output.hasPrefix("card.x from 3 to 4, at the end 4\n"))
    #expect(
      said("card.x + 1")
        == CommandResult(
          messages: """
            uidyn: error: plot: "card.x + 1" is not a column of an item, such as square.y
              hint: r.csv is a recording; expressions need a scene

            """, code: .usage))
    for (name, hint) in [
      ("card.X", "did you mean \"card.x\"?"), ("card-1.X", "did you mean \"card-1.x\"?"),
      ("card.center", "the columns of \"card\" are x"),
      ("card.nope", "the columns of \"card\" are x"),
    ] {
      let fault = "plot: \"\(name)\" is not a column of an item, such as square.y"
      let messages = "uidyn: error: \(fault)\n  hint: \(hint)\n"
      #expect(said(name) == CommandResult(messages: messages, code: .usage), "\(name)")
    }
    #expect(
      said()
        == CommandResult(
          messages: "uidyn: error: r.csv has no column \"y\"\n  hint: it has x\n", code: .input))
    #expect(
      said("crad.x").messages
        == "uidyn: error: r.csv has no item \"crad\"\n  hint: did you mean \"card\"?\n")
    #expect(
      said("card.x", "--time-limit", "2").messages
        == "uidyn: error: --time-limit needs a scene, and \"r.csv\" is a recording\n")
  }

  @Test("A range without ticks is said, a run that is stopped is drawn and ends with its code")
  func ends() {
    let none = plot(["a.y", "--from", "9"])
    #expect(none.messages == "uidyn: warning: no ticks between --from and --to\n")
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
