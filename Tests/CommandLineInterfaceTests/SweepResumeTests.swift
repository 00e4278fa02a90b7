// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn sweep --resume", .timeLimit(.minutes(30)))
struct SweepResumeTests {
  private let folder = TestFolder()

  init() { folder.write("s.json", SweepCommandTests.scene) }

  private func sweep(_ words: String, input: String = "") -> CommandResult {
    cli(
      "sweep \(folder("s.json")) --vary speed=1,2,3 --vary side=10,11 --resume \(folder("o.csv")) "
        + words, input: input)
  }

  @Test("A new file is begun, a whole one left as it is")
  func whole() {
    #expect(sweep("") == CommandResult(code: .success))
    let first = folder.read("o.csv")
    #expect(first?.split(separator: "\n").count == 7)
    #expect(sweep("").code == .success && folder.read("o.csv") == first)
  }

  @Test("Wherever the file was cut, the whole is the same", arguments: ["csv", "jsonl"])
  func cuts(format: String) {
    _ = sweep("--format \(format)")
    let whole = folder.read("o.csv") ?? ""
    let cuts = Seeds.of(whole.utf8.count / 11)
    for length in stride(from: 0, through: whole.utf8.count, by: whole.utf8.count / cuts) {
      folder.write("o.csv", String(whole.utf8.prefix(length)) ?? "")
      #expect(sweep("--format \(format)").code == .success)
      #expect(folder.read("o.csv") == whole, "cut at \(length)")
    }
  }

  @Test("The best may be one that was there")
  func best() {
    _ = sweep("")
    let lines = (folder.read("o.csv") ?? "").split(separator: "\n")
    folder.write("o.csv", lines[..<3].joined(separator: "\n") + "\n")
    #expect(
      sweep("--best speed-side").messages.hasPrefix("best: case 2, speed-side is -10\n"))
    folder.write("o.csv", lines[..<3].joined(separator: "\n") + "\n")
    #expect(sweep("--best -speed").messages.hasPrefix("best: case 5, -speed is -3\n"))
  }

  @Test("A file of another sweep is left alone")
  func others() {
    _ = sweep("--metric m=1")
    let old = folder.read("o.csv")
    func refused(_ words: String, _ reason: String) {
      let result = sweep(words)
      #expect(result.code == .input && folder.read("o.csv") == old)
      #expect(
        result.messages == """
          uidyn: error: "\(folder("o.csv"))" belongs to another sweep: \(reason)
            hint: choose another file name for a new sweep

          """)
    }
    refused("", "its columns differ")
    refused("--metric m=1 --vary word=a,b", "its line 3 is not case 2")
    refused("--metric m=1 --shard 1/2", "its line 3 is not case 3")
    refused("--metric m=1 --set word=b", "its line 2 is not case 1")
    refused("--metric m=2", "case 6 now has another result")
    folder.write(
      "s.json", SweepCommandTests.scene.replacing("\"resistance\": 0", with: "\"resistance\": 1"))
    refused("--metric m=1", "case 6 now has another result")
  }

  @Test(
    "What is not of this sweep is left alone, also where no line of it is whole",
    arguments: [
      #"{"parameters":{"damping":{"value":0.7}}}"#,
      "milk, eggs",
      "case,speed,start,side,word,status,ticks,clock",
      "[1,\n2]",
      "{\"case\":1,\"speed\":2",
    ])
  func foreign(text: String) {
    folder.write("o.csv", text)
    for (words, reason) in [
      ("", "its columns differ"), ("--format jsonl", "its line 1 is not case 1"),
    ] {
      let result = sweep(words)
      #expect(result.code == .input && folder.read("o.csv") == text, "\(words): \(result)")
      #expect(
        result.messages == """
          uidyn: error: "\(folder("o.csv"))" belongs to another sweep: \(reason)
            hint: choose another file name for a new sweep

          """)
    }
  }

  @Test(
    "What stands behind the last line end must be of the next case", arguments: ["csv", "jsonl"])
  func foreignEnd(format: String) {
    _ = sweep("--format \(format)")
    let whole = folder.read("o.csv") ?? ""
    let lines = whole.split(separator: "\n").count
    let first = lines - 6
    for (count, end, reason) in [
      (first + 1, "milk", "its line \(first + 2) is not case 2"),
      (lines, "milk", "it has more than the 6 cases of this sweep"),
    ] {
      let text =
        whole.split(separator: "\n").prefix(count).map { $0 + "\n" }.joined() + end
      folder.write("o.csv", text)
      let result = sweep("--format \(format)")
      #expect(result.code == .input && folder.read("o.csv") == text)
      #expect(
        result.messages.contains("belongs to another sweep: \(reason)\n"), "\(result.messages)")
    }
  }

  @Test("The case of a line that was cut is played, and not the one behind it")
  func cutLine() {
    let line = "sweep \(folder("s.json")) --resume \(folder("o.csv")) --cases -"
    let cases = "{\"speed\":1}\n{\"speed\":2}\n{\"speed\":3}\n"
    _ = cli(line, input: cases)
    let whole = folder.read("o.csv") ?? ""
    let cut = whole.split(separator: "\n").prefix(2).map { $0 + "\n" }.joined() + "2,2,\"[50"
    folder.write("o.csv", cut)
    #expect(cli(line, input: cases).code == .success && folder.read("o.csv") == whole)
  }

  @Test(
    "A case that is there and did not come to its end is not the best", arguments: ["csv", "jsonl"])
  func failedBest(format: String) {
    let line =
      "sweep \(folder("s.json")) --vary speed=77,76 --vary side=0,10 --resume \(folder("o.csv"))"
      + " --format \(format) --best -speed"
    let best = cli(line)
    #expect(best.messages.hasPrefix("best: case 4, -speed is -76\n"), "\(best.messages)")
    #expect(cli(line) == best)
  }

  @Test("Lines of cases are gone on with, and a wrong one does not take what was answered")
  func lines() {
    let line = "sweep \(folder("s.json")) --resume \(folder("o.csv")) --cases -"
    let cases = ["{\"speed\":1}", "{\"speed\":2}", "{\"speed\":true}"]
    #expect(cli(line, input: cases.joined(separator: "\n")).code == .input)
    #expect(folder.read("o.csv")?.split(separator: "\n").count == 3)
    #expect(cli(line, input: cases[..<2].joined(separator: "\n") + "\n{}").code == .success)
    #expect(folder.read("o.csv")?.split(separator: "\n").count == 4)
    let result = cli(line, input: cases[0])
    #expect(result.messages.contains("it has more than the 1 case of this sweep"))
  }
}
