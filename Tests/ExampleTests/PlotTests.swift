// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite("Plots", .timeLimit(.minutes(30)))
struct PlotTests {
  private let playground: Playground

  init() throws { playground = try Playground() }

  private func draw(_ commands: String...) throws {
    for command in commands {
      let result = try playground.shell(command)
      #expect(result.status == 0 && result.output == "", "\(command): \(result.output)")
    }
  }

  /// One item and many, views and groups, with and without turns.
  static let samples = [
    "bouncing-square", "groups", "newtons-cradle", "position-to-bounds",
  ]

  private static let noGnuplot: Comment = "gnuplot is not installed"
  private static let noMatplotlib: Comment = "python3 with matplotlib is not installed"

  @Test(
    "gnuplot draws examples from CSV", .enabled(if: PlotProgram.hasGnuplot, noGnuplot),
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
    "gnuplot takes chosen columns, and several items",
    .enabled(if: PlotProgram.hasGnuplot, noGnuplot))
  func gnuplotColumns() throws {
    try playground.write("two.json", Self.twoBoxes)
    try draw(
      "uidyn run two.json --format csv --columns item,y,x,time -o run.csv",
      "gnuplot -e \"data='run.csv'; output='run.svg'\" Examples/plot/plot.gnuplot")
    #expect(try playground.text("run.svg").contains("<text>run.csv: left right, 0.00 s to "))
  }

  @Test(
    "gnuplot draws a single panel over time, of any column",
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
    "gnuplot says what is wrong with other data",
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
    "Both say what is wrong with a file that is none of theirs",
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
    "gnuplot draws a log with the bounds, boundaries and contacts of its scene",
    .enabled(if: PlotProgram.hasGnuplot, noGnuplot))
  func gnuplotLog() throws {
    try draw(
      "uidyn run Examples/pinball.json --quiet -o run.csv --log run.log",
      "gnuplot -e \"data='run.csv'; output='rows.svg'; panel='way'\" Examples/plot/plot.gnuplot",
      "gnuplot -e \"data='run.log'; output='log.svg'; panel='way'\" Examples/plot/plot.gnuplot",
      "gnuplot -e \"data='-'; scene='Examples/pinball.json'; output='input.svg'; panel='way'\" "
        + "Examples/plot/plot.gnuplot < run.log")
    let log = try playground.text("log.svg")
    #expect(try playground.text("input.svg") == log)
    // A cross for each contact that began, and what it leads to.
    let events = try playground.text("run.log").components(separatedBy: "\n")
    let contacts = events.count { $0.contains(#""event":"contactBegan""#) }
    let crosses = { (text: String) in text.components(separatedBy: "xlink:href='#gpPt1'").count - 1
    }
    #expect(contacts > 5 && crosses(log) == contacts)
    #expect(crosses(try playground.text("rows.svg")) == 0)
  }

  @Test(
    "matplotlib draws a log, and says which outlines it cannot",
    .enabled(if: PlotProgram.hasMatplotlib, noMatplotlib))
  func matplotlibLog() throws {
    let plots = try DrawnPlots.all()
    for name in ["log.svg", "input.svg"] { try expectPicture(plots[name], name) }
    let curve = try #require(plots["curve.png"])
    #expect(curve.output == "curve.json: 1 outlines are not drawn\n" && curve.status == 0)
  }

  @Test(
    "matplotlib draws examples from JSON Lines",
    .enabled(if: PlotProgram.hasMatplotlib, noMatplotlib), arguments: DrawnPlots.samples)
  func matplotlib(_ name: String) throws {
    let plot = try DrawnPlots.all()["\(name).svg"]
    try expectPicture(plot, name)
    #expect(plot?.picture.map { $0.suffix(7) == Data("</svg>\n".utf8) } == true)
  }

  @Test(
    "matplotlib draws the same from CSV", .enabled(if: PlotProgram.hasMatplotlib, noMatplotlib))
  func matplotlibFormats() throws {
    let plots = try DrawnPlots.all()
    let (lines, values) = (plots["lines.png"], plots["values.png"])
    try expectPicture(lines, "lines.png")
    try expectPicture(values, "values.png")
    #expect(lines?.picture == values?.picture)
    #expect(lines?.picture?.starts(with: [0x89] + Array("PNG".utf8)) == true)
  }

  @Test(
    "matplotlib takes chosen columns and several items, and refuses others",
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
