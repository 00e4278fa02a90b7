// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite("Plot scripts", .timeLimit(.minutes(30)))
struct PlotTests {
  private let playground: Playground

  init() throws { playground = try Playground() }

  private func draw(_ commands: String...) throws {
    for command in commands {
      let result = try playground.shell(command)
      #expect(result.status == 0 && result.output == "", "\(command): \(result.output)")
    }
  }

  /// Scenes with one item and with many, views and groups, with and without rotation.
  static let samples = [
    "bouncing-square", "groups", "newtons-cradle", "position-to-bounds",
  ]

  private static let noGnuplot: Comment = "gnuplot is not installed"
  private static let noMatplotlib: Comment = "python3 with matplotlib is not installed"

  @Test(
    "gnuplot plots examples from CSV", .enabled(if: PlotProgram.hasGnuplot, noGnuplot),
    arguments: Seeds.some(samples))
  func gnuplot(_ name: String) throws {
    try draw(
      "uidyn run Examples/\(name).json -o run.csv",
      "gnuplot -e \"data='run.csv'; output='run.svg'\" Examples/plot/plot.gnuplot")
    let picture = try playground.text("run.svg")
    #expect(picture.contains("<text>run.csv: "))
    #expect(picture.hasSuffix("</svg>\n\n"))
  }

  @Test(
    "gnuplot handles selected columns and several items",
    .enabled(if: PlotProgram.hasGnuplot, noGnuplot))
  func gnuplotColumns() throws {
    try playground.write("two.json", Self.twoBoxes)
    try draw(
      "uidyn run two.json --format csv --columns item,y,x,time -o run.csv",
      "gnuplot -e \"data='run.csv'; output='run.svg'\" Examples/plot/plot.gnuplot")
    #expect(try playground.text("run.svg").contains("<text>run.csv: left right, 0.00 s to "))
  }

  @Test(
    "gnuplot plots a single panel over time for any column",
    .enabled(if: PlotProgram.hasGnuplot, noGnuplot), arguments: ["x", "y", "vy"])
  func gnuplotPanel(_ column: String) throws {
    try playground.write("two.json", Self.twoBoxes)
    try draw(
      "uidyn run two.json -o run.csv",
      "gnuplot -e \"data='run.csv'; output='run.svg'; panel='\(column)'\" "
        + "Examples/plot/plot.gnuplot")
    let picture = try playground.text("run.svg")
    for text in ["left", "right", "time (s)", column == "vy" ? "vy" : "\(column) (pt)"] {
      #expect(picture.contains("<text>\(text)</text>"), "\(text)")
    }
    #expect(!picture.contains("<text>run.csv"), "no title")
  }

  @Test(
    "The time axis ends shortly after the last movement",
    .enabled(if: PlotProgram.hasGnuplot, noGnuplot))
  func lastMove() throws {
    let rows = (0...100).flatMap {
      ["\(Double($0) / 10),a,0,\(3 * min($0, 10))", "\(Double($0) / 10),b,0,0"]
    }
    try playground.write("rows.csv", (["time,item,x,y"] + rows).joined(separator: "\n") + "\n")
    try draw("gnuplot -e \"data='rows.csv'; output='s.svg'; panel='y'\" Examples/plot/plot.gnuplot")
    let picture = try playground.text("s.svg")
    #expect(picture.contains("<text> 0.2</text>") && picture.contains("<text> 1</text>"))
    #expect(!picture.contains("<text> 2</text>") && !picture.contains("<text> 8</text>"))
    if PlotProgram.hasMatplotlib {
      let ends =
        "python3 -c \"import runpy; items = runpy.run_path('Examples/plot/plot.py'); "
        + "print(items['end_of_motion'](items['by_item'](items['Run'](open('rows.csv').read(), '').rows)))\""
      #expect(try playground.shell(ends).output == "1.1\n")
    }
  }

  @Test(
    "gnuplot reports unsuitable data",
    .enabled(if: PlotProgram.hasGnuplot, noGnuplot),
    arguments: ["--format csv --wide", "--wide", "--format csv --columns x,y"])
  func gnuplotRefusal(_ options: String) throws {
    try draw("uidyn run Examples/falling-square.json \(options) -o run")
    let result = try playground.shell("gnuplot -e \"data='run'\" Examples/plot/plot.gnuplot")
    #expect(result.status == 1)
    #expect(
      result.output
        == "run has no columns time, item, x and y: write it without --wide\n")
  }

  @Test(
    "Both scripts report files that they cannot plot",
    arguments: [
      (
        "none.csv", "none.csv is not there or cannot be read",
        "none.csv cannot be read: No such file or directory"
      ),
      ("empty", "empty has no rows; a log has, and what uidyn run writes", "empty is empty"),
      (
        "Examples", "Examples is not there or cannot be read",
        "Examples cannot be read: Is a directory"
      ),
      (
        "README.md", "README.md has no columns time, item, x and y: write it without --wide",
        "README.md has no columns time, item, x and y: write it without --wide"
      ),
    ])
  func wrongFiles(_ name: String, _ gnuplot: String, _ matplotlib: String) throws {
    try playground.write("empty", "")
    if PlotProgram.hasGnuplot {
      let result = try playground.shell("gnuplot -e \"data='\(name)'\" Examples/plot/plot.gnuplot")
      #expect(result.output == gnuplot + "\n" && result.status == 1)
    }
    if PlotProgram.hasPython {
      let result = try playground.shell("python3 Examples/plot/plot.py \(name) -o run.png")
      #expect(result.output == matplotlib + "\n" && result.status == 1)
    }
  }

  @Test(
    "gnuplot plots a log with the bounds, boundaries and contacts of its scene",
    .enabled(if: PlotProgram.hasGnuplot, noGnuplot))
  func gnuplotLog() throws {
    try draw(
      "uidyn run Examples/pinball.json --quiet -o run.csv --log run.log",
      "gnuplot -e \"data='run.csv'; output='rows.svg'; panel='path'\" Examples/plot/plot.gnuplot",
      "gnuplot -e \"data='run.log'; output='log.svg'; panel='path'\" Examples/plot/plot.gnuplot",
      "gnuplot -e \"data='-'; scene='Examples/pinball.json'; output='input.svg'; panel='path'\" "
        + "Examples/plot/plot.gnuplot < run.log")
    let log = try playground.text("log.svg")
    #expect(try playground.text("input.svg") == log)
    // Each contact that begins is drawn as one cross.
    let events = try playground.text("run.log").components(separatedBy: "\n")
    let contacts = events.count { $0.contains(#""event":"contactBegan""#) }
    let crosses = { (text: String) in text.components(separatedBy: "xlink:href='#gpPt1'").count - 1
    }
    #expect(contacts > 5 && crosses(log) == contacts)
    #expect(crosses(try playground.text("rows.svg")) == 0)
  }

  @Test(
    "matplotlib plots a log and reports the outlines that it cannot draw",
    .enabled(if: PlotProgram.hasMatplotlib, noMatplotlib))
  func matplotlibLog() throws {
    let plots = try DrawnPlots.all()
    for name in ["log.svg", "input.svg"] { try expectPicture(plots[name], name) }
    let curve = try #require(plots["curve.png"])
    #expect(curve.output == "curve.json: not drawn: c\n" && curve.status == 0)
  }

  /// Every kind of outline; the scripts cannot draw the last two, which need a path parser or expressions.
  private static let outlines = """
    { "referenceView": { "bounds": [10, 20, 300, 200] },
      "views": [ { "id": "a", "frame": [50, 50, 9, 9] } ],
      "behaviors": [ { "type": "gravity", "items": ["a"] },
        { "type": "collision", "items": ["a"],
          "referenceBoundsInsets": { "top": 1, "left": 2, "bottom": 3, "right": 4 },
          "boundaries": [
            { "id": "line", "from": [20, 30], "to": [40, 35] },
            { "id": "triangle", "path": { "points": [[60, 60], [80, 60], [70, 75]] } },
            { "id": "oval", "path": { "oval": [200, 150, 60, 40] } },
            { "id": "round", "path": { "roundedRect": [100, 150, 50, 40], "cornerRadius": 15 } },
            { "id": "arc", "path": { "arc":
              { "center": [150, 90], "radius": 30, "startAngle": 0, "endAngle": 1, "clockwise": false } } },
            { "id": "curve", "path": { "svg": "M20 120L40 120L30 140Z" } },
            { "id": "counted", "from": ["=5 * 5", 180], "to": [40, 185] } ] } ] }
    """

  @Test(
    "Both scripts draw the same outlines and name the ones they omit",
    .enabled(if: PlotProgram.hasPython, "python3 is not installed"))
  func outlines() throws {
    try playground.write("s.json", Self.outlines)
    try draw(
      #"sed -n '/^\$OUTLINES/,/^END_OF_AWK/p' Examples/plot/plot.gnuplot | sed '1d;$d' > outlines.awk"#,
      "awk -f outlines.awk -v missing=awk.left s.json > awk.csv",
      """
      python3 -c "
      import runpy
      found = runpy.run_path('Examples/plot/plot.py')['Outlines']('s.json')
      print('x,y')
      for line in found.lines:
          for point in line: print('%.12g,%.12g' % point)
          print()
      open('python.left', 'w').write('\\n'.join(found.missing) + '\\n')" > python.csv
      """)
    for name in ["awk.left", "python.left"] {
      #expect(try playground.text(name) == "curve\ncounted\n", "\(name)")
    }
    let (awk, python) = (try lines(of: "awk.csv"), try lines(of: "python.csv"))
    #expect(awk.map(\.count) == python.map(\.count))
    for (one, other) in zip(awk, python) {
      #expect(zip(one, other).allSatisfy { distance($0, $1) < 2e-3 }, "\(one) and \(other)")
    }
    try #require(awk.count == 7)
    #expect(awk[1] == [[12, 21], [306, 21], [306, 217], [12, 217], [12, 21]], "the insets")
    // The arc is on the circle, takes the long way around, and is closed.
    let arc = awk[6]
    #expect(arc.dropLast().allSatisfy { (distance($0, [150, 90]) - 30).magnitude < 2e-3 })
    #expect(distance(arc[0], [180, 90]) < 1e-3 && arc[0] == arc[arc.count - 1])
    #expect(arc.contains { $0[1] < 61 } && !arc.contains { distance($0, [176.3, 104.4]) < 10 })
    // Each corner is 15 · (√2 − 1) away from the outline, which is rounded with a radius of 15.
    for corner in [[100.0, 150], [150, 150], [100, 190], [150, 190]] {
      let nearest = awk[5].map { distance($0, corner) }.min() ?? 0
      #expect((nearest - 15 * (2.0.squareRoot() - 1)).magnitude < 0.01, "\(nearest)")
    }
    if PlotProgram.hasGnuplot {
      let result = try playground.shell(
        "uidyn run -q s.json -o /dev/null --log s.log; "
          + #"gnuplot -e "data='s.log'; scene='s.json'; output='s.svg'" Examples/plot/plot.gnuplot"#
      )
      #expect(result.output == "s.json: not drawn: curve, counted\n" && result.status == 0)
    }
  }

  /// Returns the points in a file, in blocks separated by empty lines.
  private func lines(of name: String) throws -> [[[Double]]] {
    try playground.text(name).components(separatedBy: "\n\n").map { block in
      block.split(separator: "\n").compactMap { line in
        let numbers = line.split(separator: ",").compactMap { Double($0) }
        return numbers.count == 2 ? numbers : nil
      }
    }.filter { !$0.isEmpty }
  }

  private func distance(_ one: [Double], _ other: [Double]) -> Double {
    hypot(one[0] - other[0], one[1] - other[1])
  }

  @Test(
    "If there are more items than colors, lines become dashed, then dotted",
    .enabled(if: PlotProgram.hasGnuplot, noGnuplot))
  func dashes() throws {
    let items = (1...14).map { "\($0)" }
    let rows = [0, 1].flatMap { time in items.map { "\(time),i\($0),\($0),\(time)" } }
    try playground.write("rows.csv", (["time,item,x,y"] + rows).joined(separator: "\n") + "\n")
    try draw("gnuplot -e \"data='rows.csv'; output='s.svg'; panel='y'\" Examples/plot/plot.gnuplot")
    let strokes = try playground.text("s.svg").split(separator: "\n").compactMap { line in
      line.contains("<path stroke='rgb(") && !line.contains("gridline") && !line.contains("rgb( 68")
        ? line.components(separatedBy: " d='")[0] : nil
    }
    #expect(strokes.count == 14 && Set(strokes).count == 14, "\(strokes)")
  }

  @Test(
    "matplotlib plots examples from JSON Lines",
    .enabled(if: PlotProgram.hasMatplotlib, noMatplotlib), arguments: DrawnPlots.samples)
  func matplotlib(_ name: String) throws {
    let plot = try DrawnPlots.all()["\(name).svg"]
    try expectPicture(plot, name)
    #expect(plot?.picture.map { $0.suffix(7) == Data("</svg>\n".utf8) } == true)
  }

  @Test(
    "matplotlib draws the same plot from CSV", .enabled(if: PlotProgram.hasMatplotlib, noMatplotlib)
  )
  func matplotlibFormats() throws {
    let plots = try DrawnPlots.all()
    let (lines, values) = (plots["lines.png"], plots["values.png"])
    try expectPicture(lines, "lines.png")
    try expectPicture(values, "values.png")
    #expect(lines?.picture == values?.picture)
    #expect(lines?.picture?.starts(with: [0x89] + Array("PNG".utf8)) == true)
  }

  @Test(
    "matplotlib handles selected columns and several items, and rejects other data",
    .enabled(if: PlotProgram.hasMatplotlib, noMatplotlib))
  func matplotlibColumns() throws {
    let plots = try DrawnPlots.all()
    try expectPicture(plots["columns.png"], "columns.png")
    let wide = try #require(plots["wide.png"])
    #expect(wide.status == 1 && wide.picture == nil)
    #expect(
      wide.output == "wide.csv has no columns time, item, x and y: write it without --wide\n")
  }

  private func expectPicture(_ plot: DrawnPlots.Plot?, _ name: String) throws {
    let plot = try #require(plot, "\(name)")
    #expect(plot.status == 0 && plot.output == "" && plot.picture != nil, "\(name): \(plot.output)")
  }

  static let twoBoxes = """
    {
      "referenceView": { "size": [200, 200] },
      "views": [
        { "id": "left", "frame": [20, 20, 40, 40] }, { "id": "right", "frame": [120, 60, 40, 40] }
      ],
      "behaviors": [
        { "type": "gravity", "items": ["left", "right"] },
        {
          "type": "collision", "items": ["left", "right"],
          "translatesReferenceBoundsIntoBoundary": true
        }
      ]
    }
    """
}
