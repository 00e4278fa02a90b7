// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Tampering", .timeLimit(.minutes(30)))
struct TamperTests {
  /// Two squares that fall and bounce on the floor, one later than the other.
  static let scene = """
    {
      "title": "T", "referenceView": { "size": [200, 100] },
      "views": [
        { "id": "a", "frame": [20, 40, 20, 20] }, { "id": "b", "frame": [120, 10, 20, 20] }
      ],
      "parameters": { "g": 1 },
      "behaviors": [
        { "type": "gravity", "items": ["a", "b"], "magnitude": "=g" },
        { "type": "collision", "items": ["a", "b"], "translatesReferenceBoundsIntoBoundary": true }
      ],
      "expect": [ { "always": "abs(a.center.x - 30) < 0.1" } ]
    }
    """

  /// The expected report: the verdict, the cause, and the tick, item, and column of the first difference.
  struct Answer: Equatable, CustomStringConvertible {
    var verdict: String
    var cause: String?
    var tick: Int?
    var item: String?
    var what: String?

    init(
      _ verdict: String, _ cause: String? = nil, _ tick: Int? = nil, _ item: String? = nil,
      _ what: String? = nil
    ) {
      (self.verdict, self.cause, self.tick, self.item, self.what) = (
        verdict, cause, tick, item, what
      )
    }

    var description: String {
      "\(verdict) \(cause ?? "-") \(tick.map(String.init) ?? "-") \(item ?? "-") \(what ?? "-")"
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var old: String
    var new: String
    var answer: String
    var says = ""
    var testDescription: String { name }

    init(_ name: String, _ old: String, _ new: String, _ answer: String, says: String = "") {
      (self.name, self.old, self.new, self.answer, self.says) = (name, old, new, answer, says)
    }
  }

  private static let folder = TestFolder()
  private static let golden: String = {
    let path = folder.write("s.json", scene)
    _ = cli(["run", path, "-o", "/dev/null", "--log", folder("s.log")])
    return folder("s.log")
  }()

  private static func row(_ tick: Int, _ item: String, _ column: String) -> String {
    #"("frame","tick":\#(tick),[^\n]*"item":"\#(item)"[^\n]*"\#(column)":)(-?[0-9.e-]+)"#
  }

  private static func event(_ tick: Int, _ kind: String) -> String {
    #"\{"record":"event","tick":\#(tick),[^\n]*"event":"\#(kind)"[^\n]*\n"#
  }

  @Test(
    "A single change to a log is found and classified in the report",
    arguments: [
      Case("nothing", "zzz", "", "same - - - -"),
      Case("one digit of x", row(7, "a", "x"), "$130.25", "differs motion 7 a x"),
      Case("one digit of y", row(7, "b", "y"), "$177.5", "differs motion 7 b y"),
      Case("an angle", row(3, "a", "angle"), "$11e-7", "differs motion 3 a angle"),
      Case(
        "a velocity", row(12, "b", "vy"), "$1-3", "differs motion 12 b vy",
        says: "only velocities differ"),
      Case("a sideways velocity", row(12, "b", "vx"), "$1-3", "differs motion 12 b vx"),
      Case("a turn", row(12, "b", "omega"), "$12", "differs motion 12 b omega"),
      Case("a width", row(1, "b", "width"), "$121", "differs motion 1 b width"),
      Case("a height", row(0, "a", "height"), "$121", "differs motion 0 a height"),
      Case("another spelling of a number", row(7, "a", "width"), "$12.0E+1", "same - - - -"),
      Case("the sign of zero", row(0, "a", "vx"), "$1-0", "same - - - -"),
      Case(
        "the last digit of a number", row(7, "a", "x"), "$130", "differs motion 7 a x",
        says: "1 ulp"),
      Case(
        "a missing row", #"\{"record":"frame","tick":9,[^\n]*"item":"b"[^\n]*\n"#, "",
        "differs motion 9 b missingRow"),
      Case(
        "a missing tick", #"(\{"record":"frame","tick":9,[^\n]*\n)+"#, "",
        "differs motion 9 - missingTick"),
      Case(
        "swapped items", #"("frame","tick":9,[^\n]*"item":")a("[^\n]*\n[^\n]*"item":")b"#, "$1b$2a",
        "differs motion 9 a x"),
      Case(
        "rows in another order",
        #"(\{"record":"frame","tick":9,[^\n]*\n)(\{"record":"frame","tick":9,[^\n]*\n)"#, "$2$1",
        "same - - - -"),
      Case(
        "an unknown item", #"("frame","tick":9,[^\n]*"item":")b"#, "$1c",
        "differs motion 9 b missingRow", says: "row of b missing"),
      Case(
        "keys in another order", #"("frame",)("tick":9,)("time":[0-9.]+,)"#, "$1$3$2",
        "same - - - -"),
      Case(
        "a missing event", event(18, "contactBegan"), "", "differs motion - - -",
        says: "tick 18 → missing"),
      Case(
        "an event more", "(" + event(18, "contactBegan") + ")", "$1$1", "differs motion - - -",
        says: "contactBegan a – bounds #2: new at tick 18"),
      Case(
        "the place of a contact", #"("tick":18,[^\n]*"contactBegan"[^\n]*"x":)[0-9.]+"#, "$199",
        "differs motion - - -", says: "contactBegan a – bounds: x 39.999996 → 99 at tick 18"),
      Case(
        "who was touched", #"("tick":18,[^\n]*"contactBegan"[^\n]*"boundary":)null"#, #"$1"wall""#,
        "differs motion - - -", says: "contactBegan a – wall: new at tick 18"),
      Case(
        "a digest", #"("digests","tick":0,"values":\["[0-9a-f]{16}",")[0-9a-f]"#, "$1x",
        "unreadable - - - -", says: "a digest must have 16 hexadecimal digits"),
      Case(
        "the digest of a tick", #"("digests","tick":0,"values":\["[0-9a-f]{16}",)"[0-9a-f]{16}""#,
        #"$1"0000000000000000""#, "same - - - -", says: "all rows and events agree"),
      Case(
        "the time of a tick", #"("frame","tick":7,"time":)[0-9.]+"#, "$10.11",
        "differs motion 7 - time", says: "only times differ"),
      Case(
        "the time of one row", #"("frame","tick":7,"time":)[0-9.]+(,"item":"b")"#, "$10.11$2",
        "unreadable - - - -", says: "tick 7 has two times"),
      Case(
        "the time of an event", #"("event","tick":18,"time":)[0-9.]+"#, "$10.31",
        "unreadable - - - -", says: "tick 18 has two times"),
      Case(
        "the time of the end", #"("ticks":\d+,"time":)[0-9.]+"#, "$19.5", "differs motion - - -",
        says: "→ 9.5 s"),
      Case("the numerics", #""numericsID":"1""#, #""numericsID":"7""#, "same - - - -"),
      Case("the version", #""version":"[0-9.]+""#, #""version":"99.0.0""#, "same - - - -"),
      Case("the title", #""title":"T""#, #""title":"U, with a comma""#, "same - - - -"),
      Case("the text of an expectation", "always: abs", "never, always: abs", "same - - - -"),
      Case(
        "how it ended", #""status":"stasis""#, #""status":"timeLimit""#, "differs motion - - -",
        says: "status: stasis → timeLimit"),
      Case(
        "how many contacts there were", #""began":\d+"#, #""began":77"#, "differs motion - - -",
        says: "→ 77"),
      Case(
        "when an item settled", #"("settleTime":)[0-9.]+"#, "$10.5", "differs motion - - -",
        says: "a settles"),
      Case(
        "an unknown kind of record", #"\n\{"record":"frame","tick":5,"#,
        "\n{\"record\":\"later\",\"x\":[{}]}\n{\"record\":\"frame\",\"tick\":5,", "same - - - -"),
      Case(
        "a new key of the header", #""every":1"#, #""every":1,"later":{"a":null}"#, "same - - - -"),
    ])
  func tampering(_ example: Case) throws {
    let text = try #require(Self.folder.read(FilePathName.of(Self.golden)))
    let changed = text.replacingOccurrences(
      of: example.old, with: example.new, options: .regularExpression)
    #expect(example.old == "zzz" || changed != text, "the pattern fits nothing")
    let folder = TestFolder()
    let other = folder.write("t.log", changed)
    let result = cli(["diff", Self.golden, other, "--reporter", "json"])
    let report = result.output + result.messages
    #expect(answer(report, result.code).description == example.answer, "\(report)")
    #expect(example.says.isEmpty || report.contains(example.says), "\(report)")
  }

  @Test(
    "The report classifies a difference and names the changed parts of the scene",
    arguments: [
      (#""magnitude": "=g""#, #""magnitude": 0.5"#, "scene", #"the scene changed: "behaviors""#),
      (#""g": 1"#, #""g": 0.5"#, "scene", #"parameter g 1 → 0.5"#),
      ("[20, 40, 20", "[21, 40, 20", "scene", #"the scene changed: "views""#),
      ("zzz", "", "numerics", "the numerics changed: 1 → 7"),
    ])
  func causes(old: String, new: String, cause: String, says: String) throws {
    let folder = TestFolder()
    let scene = folder.write("s.json", Self.scene.replacing(old, with: new))
    _ = cli(["run", scene, "-q", "-o", "/dev/null", "--log", folder("t.log")])
    if cause == "numerics" {
      let text = try #require(folder.read("t.log"))
      let changed = text.replacing(#""numericsID":"1""#, with: #""numericsID":"7""#)
        .replacing(#""began":"#, with: #""began":7"#)
      folder.write("t.log", changed)
    }
    let result = cli(["diff", Self.golden, folder("t.log")])
    #expect(result.code == .negative && result.output.contains(says), "\(result.output)")
    #expect(result.lines.count <= 40)
  }

  private func answer(_ report: String, _ code: ExitCode) -> Answer {
    guard code != .input else { return Answer("unreadable") }
    let object = try? JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let entry = (object?["entries"] as? [[String: Any]])?.first
    let first = entry?["first"] as? [String: Any]
    let what = first?["what"] as? String
    return Answer(
      entry?["verdict"] as? String ?? "?", entry?["class"] as? String, first?["tick"] as? Int,
      first?["item"] as? String, what == "value" ? first?["column"] as? String : what)
  }
}

private enum FilePathName {
  static func of(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }
}
