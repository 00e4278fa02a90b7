// SPDX-License-Identifier: MIT

import Foundation
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
  private static let samples = [
    "bouncing-square", "groups", "newtons-cradle", "position-to-bounds",
  ]

  private static let noGnuplot: Comment = "gnuplot is not installed"
  private static let noMatplotlib: Comment = "python3 with matplotlib is not installed"

  @Test(
    "gnuplot draws examples from CSV", .enabled(if: PlotProgram.hasGnuplot, noGnuplot),
    arguments: samples)
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
    arguments: ["--format csv --wide", "--format jsonl", "--format csv --columns x,y"])
  func gnuplotRefusal(_ options: String) throws {
    try draw("uidyn run Examples/falling-square.json \(options) -o run")
    let result = try playground.shell("gnuplot -e \"data='run'\" Examples/plot/plot.gnuplot")
    #expect(result.status == 1)
    #expect(
      result.output
        == "run has no columns time, item, x and y: write it with --format csv, without --wide\n")
  }

  @Test(
    "matplotlib draws examples from JSON Lines",
    .enabled(if: PlotProgram.hasMatplotlib, noMatplotlib), arguments: samples)
  func matplotlib(_ name: String) throws {
    try draw("uidyn run Examples/\(name).json | python3 Examples/plot/plot.py - -o run.svg")
    #expect(try playground.text("run.svg").hasSuffix("</svg>\n"))
  }

  @Test(
    "matplotlib draws the same from CSV", .enabled(if: PlotProgram.hasMatplotlib, noMatplotlib))
  func matplotlibFormats() throws {
    try draw(
      "uidyn run Examples/bouncing-square.json -o run.csv",
      "uidyn run Examples/bouncing-square.json -o run.jsonl",
      "python3 Examples/plot/plot.py - -o lines.png < run.jsonl",
      "python3 Examples/plot/plot.py - -o values.png < run.csv")
    let (lines, values) = (try playground.bytes("lines.png"), try playground.bytes("values.png"))
    #expect(lines == values)
    #expect(lines.starts(with: [0x89] + Array("PNG".utf8)))
  }

  @Test(
    "matplotlib takes chosen columns and several items, and refuses others",
    .enabled(if: PlotProgram.hasMatplotlib, noMatplotlib))
  func matplotlibColumns() throws {
    try playground.write("two.json", Self.twoBoxes)
    try draw(
      "uidyn run two.json --columns item,y,x,time | python3 Examples/plot/plot.py - -o run.png",
      "uidyn run two.json --wide --format csv -o wide.csv")
    let result = try playground.shell("python3 Examples/plot/plot.py wide.csv -o run.png")
    #expect(result.status == 1)
    #expect(result.output == "no rows with time, item, x and y: write them without --wide\n")
  }

  private static let twoBoxes = """
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
