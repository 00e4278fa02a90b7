// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The output of the matplotlib script for several runs.
///
/// A single process draws all plots, because loading matplotlib takes longer than drawing.
enum DrawnPlots {
  struct Plot: Sendable {
    var output: String
    var status: Int
    var picture: Data?
  }

  /// A partial test run includes only one sample.
  static let samples = PlotTests.samples.suffix(Seeds.isPart ? 1 : PlotTests.samples.count)

  static func all() throws -> [String: Plot] { try drawn.get() }

  private static let drawn = Result { try draw() }

  /// The arguments and standard input of each call.
  private static let calls: [(words: String, input: String?)] =
    [
      ("run.log -o log.svg", nil),
      ("- --scene Examples/pinball.json -o input.svg", "run.log"),
      ("- --scene curve.json -o curve.png", "curve.jsonl"),
      ("- -o lines.png", "bounce.jsonl"), ("- -o values.png", "bounce.csv"),
      ("- -o columns.png", "columns.jsonl"), ("wide.csv -o wide.png", nil),
    ] + samples.map { ("- -o \($0).svg", "\($0).jsonl") }

  private static func draw() throws -> [String: Plot] {
    let playground = try Playground()
    try playground.write("two.json", PlotTests.twoBoxes)
    let path = #"{ "svg": "M0 90L90 90L0 180Z" }"#
    let crossing = PlotTests.twoBoxes.replacing(
      #""type": "collision","#,
      with: #""type": "collision", "boundaries": [ { "id": "c", "path": \#(path) } ],"#)
    try playground.write("curve.json", crossing)
    let runs =
      [
        "Examples/pinball.json -o /dev/null --log run.log", "curve.json -o curve.jsonl",
        "Examples/bouncing-square.json -o bounce.jsonl",
        "Examples/bouncing-square.json -o bounce.csv",
        "two.json --columns item,y,x,time -o columns.jsonl",
        "two.json --wide --format csv -o wide.csv",
      ] + samples.map { "Examples/\($0).json -o \($0).jsonl" }
    try playground.write("draw.py", script)
    let calls = calls.map { $0.words + ($0.input.map { " < \($0)" } ?? "") }
    try playground.write("calls", calls.joined(separator: "\n"))
    let commands = runs.map { "uidyn run -q \($0)" } + ["python3 draw.py"]
    let result = try playground.shell(commands.joined(separator: " && "))
    guard result.status == 0 else { throw Failure(output: result.output) }
    let answers = try JSONDecoder().decode([Answer].self, from: playground.bytes("answers"))
    return Dictionary(
      uniqueKeysWithValues: answers.map { answer in
        let picture = try? playground.bytes(answer.name)
        return (
          answer.name, Plot(output: answer.output, status: answer.status, picture: picture)
        )
      })
  }

  private struct Failure: Error { var output: String }

  private struct Answer: Decodable {
    var name: String
    var output: String
    var status: Int
  }

  /// Runs the script for every line in `calls`, and prints a final message like Python.
  private static let script = """
    import contextlib, io, json, runpy, sys

    answers = []
    for line in open("calls"):
        words, _, data = line.partition(" < ")
        sys.argv = ["plot.py"] + words.split()
        sys.stdin = open(data.strip() or "/dev/null")
        said, status = io.StringIO(), 0
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            try:
                runpy.run_path("Examples/plot/plot.py", run_name="__main__")
            except SystemExit as end:
                status = 1
                print(end.code)
        answers.append({"name": sys.argv[-1], "output": said.getvalue(), "status": status})
    json.dump(answers, open("answers", "w"))
    """
}
