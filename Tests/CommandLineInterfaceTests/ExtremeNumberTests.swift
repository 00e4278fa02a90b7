// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsCommandLineInterface

@Suite("Extreme numbers on the command line", .timeLimit(.minutes(30)))
struct ExtremeNumberTests {
  private static let numbers = [
    "1e300", "-1e300", "1e-300", "NaN", "inf", "9223372036854775808", "9223372036854775807",
    "4294967296", "-1", "0",
  ]

  /// The positions of the number, `#`, in each kind of value named in the help; empty for text.
  private static let texts: [String: [String]] = [
    "FILE": [], "DIR": [], "ADDRESS": ["#", "#.0.0.1", "127.0.0.#"], "A,B,…": [], "NAME": [],
    "NAME=EXPR": ["m=#", "m=a.center.x*#"], "EXPR": ["met+#"],
    "N": ["#"], "S": ["#"], "X": ["#"], "PT": ["#"], "W|WxH": ["#", "#x9", "9x#"],
    "I/N": ["1/#", "#/9", "#/#"], "CLASS=X,…": ["position=#", "relative=#"],
    "NAME=VALUE": ["p=#"],
    "NAME=VALUES": [
      "p=#", "p=1,#", "p=range(#,1,1)", "p=range(0,#,1)", "p=range(0,1,#)", "p=range(-#,#,#)",
      "p=range(1,2,0.#)",
    ],
    "NAME=LOW..HIGH": ["p=#..2", "p=0..#", "p=1..#,log"],
    "TEMPLATE": ["#"],
    "NAME=N": ["cases", "ticks", "seconds", "views"].map { "\($0)=#" },
  ]

  private static let scene = """
    { "parameters": { "p": { "value": 1, "min": 0, "max": 3 } },
      "referenceView": { "size": [100, 100] },
      "views": [ { "id": "a", "frame": [0, 0, 9, 9] } ],
      "behaviors": [ { "type": "gravity", "items": ["a"], "magnitude": "=p" } ],
      "acknowledges": ["falls-forever"],
      "expect": [ { "at": "end", "that": "a.center.y > 1" } ], "run": { "timeLimit": 0.05 } }
    """

  /// Returns a command line for each command with numeric options.
  private static func words(_ command: Command, _ folder: TestFolder, without flag: Flag)
    -> [String]?
  {
    let (scene, log) = (folder("s.json"), folder("s.log"))
    switch command.id {
    case .run: return [scene, "-o", folder("rows.csv")]
    case .sweep:
      return [scene] + ([.vary, .cases, .plan].contains(flag.id) ? [] : ["--vary", "p=1,2"])
    case .fit: return [scene]
    case .render: return [scene, "-o", folder("x.svg")]
    case .plot, .validate, .expand, .parameters, .check, .watch: return [scene]
    case .diff: return [log, scene]
    case .export: return [scene, "--as", "css"]
    case .new, .schema, .completions, .help, .version: return nil
    }
  }

  /// A trap would end the test process.
  @Test(
    "Every option accepts or rejects any number, and nothing crashes",
    arguments: Command.ID.allCases)
  func everywhere(id: Command.ID) throws {
    let command = try #require(Command.all.first { $0.id == id })
    let folder = TestFolder()
    folder.write("s.json", Self.scene)
    _ = cli(["run", folder("s.json"), "-q", "-o", "/dev/null", "--log", folder("s.log")])
    for flag in command.options {
      switch flag.value {
      case .none, .choice: continue
      case .text, .list: break
      }
      let name = try #require(flag.placeholder)
      let texts = try #require(Self.texts[name], "is \(flag.name) \(name) a number?")
      for (text, number) in texts.flatMap({ text in Self.numbers.map { (text, $0) } }) {
        guard let words = Self.words(command, folder, without: flag) else { break }
        let value = text.replacing("#", with: number)
        let line = [command.name] + words + ["\(flag.name)=\(value)"]
        // Stops commands that would watch or search indefinitely.
        let result = cli(line) { $0.signal = (15, id == .watch ? 0 : 20_000) }
        let isNormal = [.success, .negative, .usage, .input, .guarded, .signal(15)].contains(
          result.code)
        #expect(isNormal, "\(line.joined(separator: " ")): \(result.messages)")
        if result.code == .usage {
          #expect(result.messages.contains("uidyn: error: "), "\(line) \(result.messages)")
        }
      }
    }
  }

  @Test(
    "A range with too many values to run is rejected with an explanation",
    arguments: [
      "range(0,1,1e-300)", "range(0,1e19,1)", "range(0,1e308,1)", "range(-1e308,1e308,1e-308)",
    ])
  func ranges(range: String) {
    let result = SweepCommandTests.sweep("--vary speed=\(range)")
    #expect(result.code == .usage && result.output == "")
    #expect(
      result.messages == """
        uidyn: error: invalid value "speed=\(range)" for --vary
          hint: the range has more than 2,000,000,000 values: use a larger step

        """)
  }

  @Test("range(…) accepts the smallest and largest numbers, and LOW..HIGH rejects them")
  func widest() {
    let scene = """
      { "parameters": { "p": 0 }, "views": [ { "id": "a", "frame": [0, 0, 9, 9] } ] }
      """
    func values(_ range: String) -> [String] {
      cli("sweep - --plan -q --vary p=\(range)", input: scene).lines.dropFirst()
        .map { String($0.split(separator: ",")[1]) }
    }
    #expect(values("range(-1e308,1e308,1e308)") == ["-1e308", "0", "1e308"])
    #expect(values("range(1e308,-1e308,-1e308)") == ["1e308", "0", "-1e308"])
    #expect(values("range(0,5e-324,5e-324)") == ["0", "5e-324"])
    #expect(cli("sweep - --vary p=5e-324..1e-323", input: scene).code == .usage)
    #expect(cli("sweep - --vary p=-1e308..1e308", input: scene).code == .usage)
  }

  @Test("At most 256 threads are used, and their number does not affect the output")
  func jobs() throws {
    for (word, count) in [("7", 7), ("256", 256), ("257", 256), ("9223372036854775807", 256)] {
      let arguments = try ArgumentReader.read(["sweep", "s.json", "-j", word])
      #expect(try arguments.jobs() == count)
    }
    let one = SweepCommandTests.sweep("--vary speed=1,2 -j 1")
    #expect(SweepCommandTests.sweep("--vary speed=1,2 -j 9223372036854775807") == one)
  }
}
