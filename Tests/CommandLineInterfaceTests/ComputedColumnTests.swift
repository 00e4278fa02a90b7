// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Columns that expressions fill", .timeLimit(.minutes(30)))
struct ComputedColumnTests {
  /// Two views gliding without resistance, 100 pt/s down and 200 pt/s right.
  private func run(_ columns: String, _ options: [String] = ["--format", "csv"]) -> CommandResult {
    cli(["run", "-", "--columns", columns] + options, input: TestScenes.gliding)
  }

  @Test("One value for a tick stands in the row of every item")
  func ofTick() {
    let result = run("tick,item,y,gap=b.center.y - a.center.y,low=a.center.y > 55")
    #expect(result.messages == "")
    #expect(result.lines.prefix(3) == ["tick,item,y,gap,low", "0,a,50,0,false", "0,b,50,0,false"])
    let rows = result.lines.dropFirst().map { $0.split(separator: ",").map(String.init) }
    for pair in stride(from: 0, to: rows.count, by: 2) {
      let (a, b) = (rows[pair], rows[pair + 1])
      #expect(a[3...4] == b[3...4])
      // Rows have 32 bits, but the subtraction uses 64.
      expectClose(Double(a[3]) ?? .nan, (Double(b[2]) ?? 0) - (Double(a[2]) ?? 0), within: 1e-5)
      #expect(a[4] == "\((Double(a[2]) ?? 0) > 55)")
    }
    #expect(rows.last?[4] == "true")
  }

  @Test("With \"each\" there is a value for every item, in its own row and its own column")
  func ofItem() {
    let columns = "tick,who=each,right=each.center.x,n=each.number"
    #expect(
      run(columns, ["--format", "csv", "--to", "0"]).output
        == "tick,who,right,n\n0,a,25,1\n0,b,75,2\n")
    #expect(
      run(columns, ["--format", "csv", "--to", "0", "--items", "b"]).output
        == "tick,who,right,n\n0,b,75,2\n")
    #expect(
      run(columns, ["--wide", "--to", "0"]).output == """
        {"tick":0,"a.who":"a","a.right":25,"a.n":1,"b.who":"b","b.right":75,"b.n":2}

        """)
  }

  @Test("Numbers of the tick stand before those of the items in a wide row, once")
  func wide() {
    #expect(
      run("y,sum=a.x + b.x,tick", ["--wide", "--to", "0"]).output
        == "{\"sum\":100,\"tick\":0,\"a.y\":50,\"b.y\":50}\n")
    #expect(
      run("total=sum([a, b], each.center.x)", ["--wide", "--to", "0"]).output
        == "{\"total\":100}\n")
  }

  @Test("A tick without a value leaves the field empty, and the end says how often and why")
  func gaps() {
    let result = run("tick,r=1 / (tick - 2),s='a' + 'b'", ["--wide"])
    #expect(result.lines[2] == #"{"tick":2,"r":null,"s":"ab"}"#)
    #expect(result.lines[3] == #"{"tick":3,"r":1,"s":"ab"}"#)
    #expect(
      result.messages == """
        uidyn: warning: the column "r" has no value once, first at tick 2: 1 / (tick - 2): division \
        of 1 by 0

        """)
    #expect(result.code == .success)
    #expect(run("tick,r=1 / 0").lines[1] == "0,")
  }

  @Test(
    "What is wrong with an expression is a wrong command line",
    arguments: [
      (
        "g=c.center.y", #""g": unknown name "c""#, nil
      ),
      (
        "g=a.center", #""g": the expression must be a number, a boolean or a string, not a vector"#,
        "use .x, .y or length(vector) to get a number"
      ),
      (
        "g=random(0, 1)",
        #""g": a column cannot use random numbers, because that would change the run"#,
        "store one in a variable"
      ),
      ("g=", #""g": the expression is empty"#, nil),
    ] as [(String, String, String?)])
  func faults(_ columns: String, _ message: String, _ hint: String?) {
    let result = run(columns)
    #expect(result.code == .usage)
    #expect(
      result.messages == "uidyn: error: --columns: \(message)\n"
        + (hint.map { "  hint: \($0)\n" } ?? ""))
  }

  @Test("They change neither the run nor its log")
  func bystanders() {
    let folder = TestFolder()
    let plain = cli(["run", "-", "--log", folder("a.log")], input: TestScenes.gliding)
    let log = folder.read("a.log")
    #expect(run("g=a.y", ["--log", folder("a.log")]).code == plain.code)
    #expect(folder.read("a.log") == log && log != nil)
  }
}
