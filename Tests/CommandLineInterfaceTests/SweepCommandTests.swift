// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn sweep", .timeLimit(.minutes(30)))
struct SweepCommandTests {
  /// A square that glides for half a second; a size of 0 is invalid, and at speed 77 an expression has no value.
  static let scene = """
    {
      "parameters": { "speed": { "value": 10, "min": -100, "max": 100 }, "start": [50, 20],
        "side": 10, "word": "a" },
      "variables": { "v": "=speed" },
      "views": [ { "id": "box", "center": "=start", "size": ["=side", 10] },
        { "id": "mark", "center": [0, 0], "size": [4, 4] } ],
      "behaviors": [
        { "type": "dynamicItem", "items": ["box", "mark"], "resistance": 0, "linearVelocity": { "box": ["=speed", 0] } } ],
      "events": [ { "at": 0.25, "do": [ { "emit": "x", "with": { "y": "=1 / (v - 77)" } } ] } ],
      "expect": [ { "always": "box.center.x < 56" }, { "at": "end", "that": "box.center.x > 0" } ],
      "run": { "timeLimit": 0.5 }
    }
    """

  static func sweep(
    _ words: String, scene: String = scene, _ more: [String] = [], input: String = "",
    configure: (TestConsole) -> Void = { _ in }
  ) -> CommandResult {
    let folder = TestFolder()
    folder.write("s.json", scene)
    let words = words.split(separator: " ").map(String.init) + more
    var result = cli(["sweep", folder("s.json")] + words, input: input, configure: configure)
    result.messages = result.messages.replacing(folder.path + "/", with: "")
    result.output = result.output.replacing(folder.path + "/", with: "")
    return result
  }

  private func sweep(_ words: String, _ more: String..., input: String = "") -> CommandResult {
    Self.sweep(words, more, input: input)
  }

  // The first tick is half as long, so 10 pt/s yield 4.91667 pt in 30 ticks.
  @Test("sweep prints one line of metrics per case and varies the last list fastest")
  func grid() {
    let result = sweep("--vary speed=10,20 --vary start=[50,20],[-3.5,1] --metric end=box.center.x")
    #expect(result.code == .success && result.messages == "")
    let output = result.output.replacing(/,[0-9a-f]{16},/, with: ",@,")
    #expect(
      output == """
        case,speed,start,side,word,status,ticks,time,settleTime,restTime,box.overshootX,box.overshootY,\
        mark.overshootX,mark.overshootY,contactsBegan,contactsEnded,met,margin1,margin2,end,\
        stateHash,reason
        1,10,"[50,20]",10,a,timeLimit,30,0.5,,,,,,,0,0,2,1.0833396911621094,54.91666030883789,\
        54.91666030883789,@,the time limit of 0.5 s is reached
        2,10,"[-3.5,1]",10,a,timeLimit,30,0.5,,,,,,,0,0,2,54.58333480358124,1.4166651964187622,\
        1.4166651964187622,@,the time limit of 0.5 s is reached
        3,20,"[50,20]",10,a,timeLimit,30,0.5,,,,,,,0,0,1,-3.833324432373047,59.83332443237305,\
        59.83332443237305,@,the time limit of 0.5 s is reached
        4,20,"[-3.5,1]",10,a,timeLimit,30,0.5,,,,,,,0,0,2,49.66666889190674,6.333331108093262,\
        6.333331108093262,@,the time limit of 0.5 s is reached

        """, "\(output)")
  }

  @Test("The line of a case agrees with the summary of its run")
  func agreement() throws {
    for line in sweep("--vary speed=range(-5,5,2.5) --format jsonl").lines {
      let speed = try #require(line.firstMatch(of: /"speed":([-0-9.]+),/)?.1)
      let run = cli(
        ["run", "-", "-q", "-o", "/dev/null", "--summary", "-", "--set", "speed=\(speed)"],
        input: Self.scene
      ).output
      for key in ["status", "stateHash", "reason"] {
        let part = try #require(line.firstMatch(of: try Regex("\"\(key)\":\"[^\"]*\""))?.0)
        #expect(run.contains(part), "\(key): \(part) is not in \(run)")
      }
      let margins = line.matches(of: /"margin\d":([-0-9.e]+)/).map { "\"margin\":\($0.1)" }
      #expect(margins.count == 2 && margins.allSatisfy(run.contains), "\(margins), \(run)")
    }
  }

  @Test("The output is the same for any number of threads", arguments: [2, 3, 16])
  func threads(jobs: Int) {
    let count = Seeds.of(120, atMost: 8)
    let line = "--vary speed=range(-90,\(-90.0 + 1.5 * Double(count)),1.5) --vary side=10,11"
    let one = sweep(line + " -j 1")
    #expect(one.lines.count == 2 * count + 3 && one == sweep(line + " -j \(jobs)"))
  }

  @Test("--cases accepts the output of --plan, in portions of any size", arguments: [1, 7, 1000])
  func lines(portion: Int) {
    let plan = sweep("--vary speed=1,2,3 --vary word=a,b --plan --format jsonl").output
    #expect(plan.hasPrefix("{\"speed\":1,\"word\":\"a\"}\n{\"speed\":1,\"word\":\"b\"}\n"))
    let result = Self.sweep("--cases -", input: plan) { $0.portion = portion }
    #expect(result == sweep("--vary speed=1,2,3 --vary word=a,b"))
    #expect(Self.sweep("--cases -", input: String(plan.dropLast())) == result)
    let spaced = Self.sweep("--cases -", input: "\n" + plan + "  \n") { $0.portion = portion }
    #expect(spaced == result)
  }

  @Test("A line of cases is limited to 1 MiB")
  func longLine() {
    let text = "{}\n" + String(repeating: " ", count: (1 << 20) + 1)
    let result = Self.sweep("--cases -", input: text)
    #expect(result.code == .input)
    #expect(result.messages.contains("<stdin>:2: the line is longer than 1 MiB"), "\(result)")
  }

  @Test("Progress shows the number of cases")
  func progress() {
    let result = Self.sweep("--vary speed=range(1,20,1) -j 1") {
      $0.terminals = [.messages]
      $0.clockStep = 0.1
    }
    #expect(result.messages.contains(" of 20 cases"), "\(result.messages.debugDescription)")
    #expect(result.messages.hasSuffix("\r\u{1B}[K"))
  }
}
