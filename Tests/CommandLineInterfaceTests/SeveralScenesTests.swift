// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn run with several scenes", .timeLimit(.minutes(30)))
struct SeveralScenesTests {
  private let folder = TestFolder()

  private func run(_ words: String...) -> CommandResult {
    cli(["run"] + words + ["--output-dir", folder("out")])
  }

  private func out(_ name: String) -> String? { folder.read("out/" + name) }

  @Test("Each has its files, named after it, as if it were played alone")
  func files() {
    let still = folder.write("still.json", TestScenes.still)
    let gliding = folder.write("gliding.json", TestScenes.gliding)
    let result = run(still, gliding, "--format", "csv", "--log", "*.log", "--summary", "sum-*.json")
    #expect(result == CommandResult(code: .success))
    #expect(out("still.csv") == cli(["run", still, "--format", "csv"]).output)
    #expect(out("gliding.csv") == cli(["run", gliding, "--format", "csv"]).output)
    #expect(
      out("sum-still.json") == cli(["run", still, "-o", "/dev/null", "--summary", "-"]).output)
    #expect(out("gliding.log")?.contains(#""path":"../gliding.json""#) == true)
    #expect(run(still, "-o", "*.jsonl", "--events", "/dev/null").code == .success)
    #expect(out("still.jsonl") == cli(["run", still]).output)
  }

  @Test("One that fails keeps the others from nothing, and the highest exit code counts")
  func failures() {
    let still = folder.write("still.json", TestScenes.still)
    let faulty = folder.write("faulty.json", TestScenes.faulty)
    let gliding = folder.write("gliding.json", TestScenes.gliding)
    let result = run(folder("none.json"), gliding, faulty, still, "--require-stasis")
    #expect(result.code == .input)
    #expect(
      result.messages.hasPrefix(
        "uidyn: error: cannot read \"\(folder("none.json"))\": No such file or directory\n"))
    #expect(
      result.messages.contains(
        "uidyn: error: \(gliding): the scene is not at rest at the end: the time limit of 0.1 s is"
          + " reached\n"))
    #expect(out("still.jsonl")?.isEmpty == false && out("faulty.jsonl") == nil)
    #expect(run(gliding, still, "--require-stasis").code == .negative)
  }

  @Test("Nothing is written where two would write to one file, or over a scene")
  func collisions() {
    let still = folder.write("still.json", TestScenes.still)
    let twice = run(still, still)
    #expect(twice.code == .usage)
    #expect(
      twice.messages
        == "uidyn: error: two scenes would write the rows to \"\(folder("out/still.jsonl"))\"\n")
    let over = cli([
      "run", still, "--output-dir", folder.path, "-o", "*.json", "--format", "jsonl",
    ])
    #expect(
      over.messages
        == "uidyn: error: the rows would overwrite the scene \"\(folder("still.json"))\"\n")
    #expect(folder.read("still.json") == TestScenes.still)
    let file = cli(["run", still, "--output-dir", still])
    #expect(file.messages == "uidyn: error: cannot write \"\(still)\": File exists\n")
    #expect(file.code == .output)
  }
}
