// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Differences of rows", .timeLimit(.minutes(30)))
struct RowDifferenceTests {
  private let folder = TestFolder()

  private func diff(_ a: String, _ b: String, _ options: String...) -> CommandResult {
    folder.write("a.csv", a.replacing(" ", with: "\n") + "\n")
    folder.write("b.csv", b.replacing(" ", with: "\n") + "\n")
    let result = cli(["diff", folder("a.csv"), folder("b.csv")] + options)
    return CommandResult(
      output: result.output.replacing(folder.path + "/", with: ""),
      messages: result.messages.replacing(folder.path + "/", with: ""), code: result.code)
  }

  @Test("A row and a tick that only one of the two has")
  func rows() {
    let (one, two) = ("tick,item,x 0,a,1 1,a,2", "tick,item,x 0,a,1 0,b,5 1,a,2")
    #expect(
      diff(one, two).output == """
        a.csv → b.csv: the motion differs

        first difference   tick 0, extra row of b
        1 of 2 ticks and 0 of 1 columns differ

        inspect            uidyn render a.csv b.csv -o diff.html

        """)
    // Differences within the tolerance precede the one beyond it.
    #expect(
      diff("tick,item,x 0,a,1 1,a,2", "tick,item,x 0,a,1.5 1,a,5", "--atol", "1").output.contains(
        "\nleft tolerance     tick 1, a.x: 2 → 5  (+3 pt)\n"))
    #expect(
      diff(one, two, "--reporter", "github").output.hasPrefix(
        "::error file=b.csv,line=1,title=uidyn diff::a.csv → b.csv: the motion differs%0A"))
    #expect(diff(two, one).output.contains("first difference   tick 0, row of b missing\n"))
    #expect(
      diff(one, "tick,item,x 0,a,1 1,a,2 2,a,3").output
        .contains("first difference   tick 2, its rows are extra\n"))
    #expect(
      diff(one, "tick,item,x 0,a,1").output
        .contains("first difference   tick 1, its rows are missing\n"))
  }

  @Test("Rows are compared by item, in whatever order each file has them")
  func order() {
    func rows(_ ticks: [[Int]]) -> String {
      "tick,item,x"
        + ticks.enumerated().flatMap { tick, items in
          items.map { " \(tick),i\($0),\(tick + $0)" }
        }.joined()
    }
    let items = Array(0..<40)
    let inOrder = rows([items, items, items])
    let mixed = rows([items.reversed(), Array(items[9...] + items[..<9]), items])
    #expect(diff(inOrder, mixed).code == .success)
    let lacking = rows([items.reversed(), items.filter { $0 != 7 }, items])
    #expect(
      diff(inOrder, lacking).output.contains("first difference   tick 1, row of i7 missing"))
    #expect(diff(lacking, inOrder).output.contains("first difference   tick 1, extra row of i7"))
  }

  @Test(
    "Rows of standard input are the same in whatever portions they come", arguments: [1, 7, 64])
  func portions(size: Int) {
    let rows = "tick,item,x\n" + (0..<40).map { "\($0),a,\(3 * $0)\n" }.joined()
    folder.write("a.csv", rows)
    let same = cli(["diff", folder("a.csv"), "-"], input: rows) { $0.portion = size }
    #expect(
      same.code == .success && same.output.hasSuffix("same (40 ticks, 40 rows, 0 events)\n"),
      "\(same)")
    let other = rows.replacing("\n39,a,117", with: "\n39,a,118")
    let result = cli(["diff", folder("a.csv"), "-"], input: other) { $0.portion = size }
    #expect(result.output.contains("tick 39, a.x: 117 → 118"), "\(result)")
  }

  @Test(
    "Times of equal ticks are compared: in milliseconds, halved, none, or one of them",
    arguments: [
      ("tick,time,item,x 0,0,a,1 1,20,a,2 2,40,a,3", "0.02 → 20"),
      ("tick,time,item,x 0,0,a,1 1,0.01,a,2 2,0.02,a,3", "0.02 → 0.01"),
      ("tick,time,item,x 0,0,a,1 1,0,a,2 2,0,a,3", "0.02 → 0"),
      ("tick,time,x 0,0,1 1,0.0206,2 2,0.04,3", "0.02 → 0.0206"),
    ])
  func times(other: String, change: String) {
    let rows = "tick,time,item,x 0,0,a,1 1,0.02,a,2 2,0.04,a,3"
    for options in [[], ["--atol", "1"], ["--ticks", "1"]] {
      folder.write("a.csv", rows.replacing(" ", with: "\n") + "\n")
      folder.write("b.csv", other.replacing(" ", with: "\n") + "\n")
      let result = cli(["diff", folder("a.csv"), folder("b.csv")] + options)
      #expect(result.code == .negative, "\(result.output)")
      #expect(
        result.output.contains(
          "first difference   tick 1 (0.02 s), time: \(change)\nkind               only times differ\n"
        ),
        "\(result.output)")
    }
    #expect(diff(rows, "tick,item,x 0,a,1 1,a,2 2,a,3").code == .success)
  }

  @Test("Times that are rounded to milliseconds are the same where anything is forgiven")
  func roundedTimes() {
    let (fine, round) = (
      "tick,time,item,x 0,0,a,1 1,0.0166666,a,2", "tick,time,item,x 0,0,a,1 1,0.017,a,2"
    )
    #expect(diff(fine, round, "--atol", "0.1").code == .success)
    #expect(diff(fine, round).output.contains("time: 0.0166666 → 0.017\n"))
  }

  @Test("A tick with two times is not a tick")
  func twoTimes() {
    let rows = "tick,time,item,x 0,0,a,1 0,0.5,b,1"
    let result = diff(rows, rows)
    #expect(result.code == .input)
    #expect(result.messages.contains("a.csv:3: tick 0 has two times, 0 s and 0.5 s"), "\(result)")
  }

  @Test("--level metrics compares what the last rows have of a place, within the tolerance")
  func ends() {
    let (one, two) = ("tick,item,x,vx 0,a,4,1 1,a,2,5", "tick,item,x,vx 0,a,3,7 1,a,-1.5,9")
    let result = diff(one, two, "--level", "metrics")
    #expect(
      result.output.hasPrefix(
        """
        a.csv → b.csv: the motion differs

        end                a.x: 2 → -1.5  (−3.5 pt)

        """), "\(result.output)")
    #expect(diff(one, two, "--level", "metrics", "--tolerance", "position=3").code == .negative)
    #expect(diff(one, two, "--level", "metrics", "--tolerance", "position=4").code == .success)
    let gone = diff("tick,item,y 0,a,4 0,b,1", "tick,item,y 0,a,4", "--level", "metrics")
    #expect(gone.output.contains("\nend                row of b missing\n"))
  }

  @Test("A clock begins where it likes on both sides, and each row is compared once")
  func clocks() {
    let rows = "time,item,x 12.345,a,1 12.365,a,4 12.385,a,9"
    #expect(diff(rows, rows, "--align", "time").output.hasPrefix("a.csv → b.csv: same (3 ticks,"))
    let late = "time,item,x 7,a,1 7.02,a,4 7.04,a,8"
    let result = diff(rows, late, "--align", "time").output
    #expect(
      result.hasPrefix(
        """
        a.csv → b.csv: the motion differs

        times              offset 5.35 s, at most 8.88e-16 s from a tick
        first difference   tick 2 (12.385 s), a.x: 9 → 8  (−1 pt)

        """), "\(result)")
  }

  @Test(
    "An axis, a sign, a unit or an origin that the two do not share is named",
    arguments: [
      ("x + 0.4, y, w", "x is 0.4 pt larger throughout"),
      ("x, y - 7, w", "y is 7 pt smaller throughout"),
      ("x, 844 - y, w", "y is mirrored: 844 − y"),
      ("x, y, 0 - w", "angle has the opposite sign"),
      ("390 - x, y, 0 - w", "x is mirrored: 390 − x; angle has the opposite sign"),
      ("x, y, w * 180 / pi", "the angles of b.csv look like degrees"),
      ("x * 3, y * 3, w", "x is 3 times as large; y is 3 times as large"),
    ])
  func relations(formula: String, kind: String) throws {
    /// Asymmetric paths; the formula gives the numbers of the other side.
    func rows(_ change: (Double, Double, Double) -> [Double]) -> String {
      let rows = (0..<12).map { tick in
        let time = Double(tick)
        let numbers = change(30 + 4 * time - time * time, 50 + 7 * time, 0.2 - 0.03 * time)
        return "\(tick),a,\(numbers.map { "\($0)" }.joined(separator: ","))"
      }
      return (["tick,item,x,y,angle"] + rows).joined(separator: " ")
    }
    let parts = formula.split(separator: ", ").map(String.init)
    let changes: [String: (Double) -> Double] = [
      "x + 0.4": { $0 + 0.4 }, "y - 7": { $0 - 7 }, "844 - y": { 844 - $0 },
      "390 - x": { 390 - $0 }, "0 - w": { -$0 }, "w * 180 / pi": { $0 * 180 / .pi },
      "x * 3": { $0 * 3 }, "y * 3": { $0 * 3 },
    ]
    func change(_ place: Int, _ number: Double) -> Double {
      changes[parts[place]].map { $0(number) } ?? number
    }
    let result = diff(
      rows { [$0, $1, $2] }, rows { [change(0, $0), change(1, $1), change(2, $2)] }, "--tolerance",
      "position=0.001,angle=0.001")
    let line = result.output.split(separator: "\n").first { $0.hasPrefix("kind") } ?? ""
    #expect(
      line.replacing("/\(folder.path)/", with: "").hasSuffix("  \(kind)"), "\(result.output)")
  }

  @Test("What rounding leaves of an angle at rest is not taken for a unit or a sign")
  func atRest() {
    func rows(_ angle: (Int) -> Double) -> String {
      (["tick,item,y,angle"] + (0..<12).map { "\($0),a,\($0 * $0),\(angle($0))" })
        .joined(separator: " ")
    }
    for other in [{ _ in 0 }, { -4e-9 * Double($0) }, { 2e-9 * Double($0) }] as [(Int) -> Double] {
      for (a, b) in [
        (rows { 4e-9 * Double($0) }, rows(other)), (rows(other), rows { 4e-9 * Double($0) }),
      ] {
        #expect(!diff(a, b).output.contains("kind"), "\(diff(a, b).output)")
      }
    }
    #expect(
      diff(rows { 0.004 * Double($0) }, rows { -0.004 * Double($0) }).output.contains(
        "opposite sign"))
  }

  @Test("A file without rows is not the same as another")
  func empty() {
    let (none, rows) = ("tick,item,x", "tick,item,x 0,a,1")
    for (a, b, name) in [(none, rows, "a.csv"), (rows, none, "b.csv"), (none, none, "a.csv")] {
      #expect(
        diff(a, b)
          == CommandResult(
            messages: "uidyn: error: \(name): no rows\n", code: .input))
    }
  }

  @Test("Rows have no events that could be the same")
  func events() {
    let result = diff("tick,item,x 0,a,1", "tick,item,x 0,a,1", "--level", "events")
    #expect(
      result
        == CommandResult(
          messages: """
            uidyn: error: a.csv has no events to compare
              hint: scenes and logs have events: uidyn run SCENE --log x.log

            """, code: .input))
  }

  @Test("A truth that differs is said as one")
  func truths() {
    let result = diff("tick,item,awake 0,a,true 1,a,true", "tick,item,awake 0,a,true 1,a,false")
    #expect(result.output.contains("first difference   tick 1, a.awake: true → false\n"))
    #expect(result.code == .negative)
  }

  @Test("JSON has a word for each of them, and no time where the files have none")
  func words() {
    let (one, two) = ("tick,item,x 0,a,1", "tick,item,x 0,a,1 0,b,5")
    #expect(
      diff(one, two, "--reporter", "json").output
        .contains(#""first":{"tick":0,"time":null,"item":"b","what":"newRow"}"#))
    #expect(
      diff(one, one + " 1,a,2", "--reporter", "json").output
        .contains(#""first":{"tick":1,"time":null,"item":null,"what":"newTick"}"#))
  }

  @Test("A relative tolerance is a share of the expected number")
  func relative() {
    let (one, two) = ("tick,time,x 0,0,1 1,0.5,2", "tick,time,x 0,0,1 1,0.5,2.5")
    #expect(diff(one, two, "--rtol", "0.24").code == .negative)
    #expect(
      diff(one, two, "--rtol", "0.25")
        == .init(
          output: "a.csv → b.csv: same (2 ticks, 2 rows, 0 events); at most x +0.5 pt\n",
          code: .success))
    // A fifth is exact here; swapped, a quarter of 2.5 would be needed.
    #expect(diff(two, one, "--rtol", "0.2").code == .success)
    #expect(diff(two, one, "--rtol", "0.19").code == .negative)
  }

  @Test("Rows are found by what both files have")
  func columns() {
    let (ticks, times) = ("tick,x 0,1 1,2", "time,x 0,1 0.5,2")
    #expect(
      diff(times, ticks)
        == .init(
          messages: """
            uidyn: error: a.csv has no column "tick"
              hint: --align time matches rows by time

            """, code: .input))
    #expect(
      diff(ticks, times, "--align", "time")
        == .init(messages: "uidyn: error: a.csv has no column \"time\"\n", code: .input))
    #expect(
      diff("tick,item,x 0,a,1", "tick,item,y 0,a,1")
        == .init(
          messages: "uidyn: error: a.csv: no column in common with b.csv\n", code: .input))
  }

  @Test("A name with signs of GitHub's commands and of XML stands there as it is")
  func reporters() {
    let name = "50%, a:b&<c>"
    folder.write("\(name).json", #"{"views":[{"id":"a","frame":[0,0,9,9]}]}"#)
    let path = folder("\(name).json")
    let file = path.replacing("%", with: "%25").replacing(":", with: "%3A")
      .replacing(",", with: "%2C")
    #expect(
      cli(["check", path, "--reporter", "github"]).output
        .hasPrefix("::error file=\(file),line=1,title=uidyn check::"))
    let named = path.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    #expect(
      cli(["check", path, "--reporter", "junit"]).output
        .contains("<testcase classname=\"uidyn\" name=\"\(named)\" time=\"0\">"))
    folder.write("broken.json", "{")
    let broken = cli(["check", folder("broken.json"), "--reporter", "junit"])
    #expect(
      broken.output.contains("<testsuites tests=\"1\" failures=\"0\" errors=\"1\" time=\"0\">"))
    #expect(broken.output.contains("\n      <error message=\""))
    #expect(broken.code == .input)
  }
}
