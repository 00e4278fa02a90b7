// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Output files", .timeLimit(.minutes(30)))
struct OutputFileTests {
  private let folder = TestFolder()

  private func run(
    _ options: [String], configure: (TestConsole) -> Void = { _ in }
  ) -> CommandResult {
    cli(
      ["run", "-", "--columns", "tick", "--items", "a"] + options, input: TestScenes.gliding,
      configure: configure)
  }

  private static let rows = (0...6).map { "{\"tick\":\($0)}\n" }.joined()

  @Test("Rows, events and summary appear under their names and nothing stays beside them")
  func allThree() {
    let result = run([
      "-o", folder("rows.jsonl"), "--events", folder("events.jsonl"), "--summary",
      folder("summary.json"),
    ])
    #expect(result == CommandResult(code: .success))
    #expect(folder.names == ["events.jsonl", "rows.jsonl", "summary.json"])
    #expect(folder.read("rows.jsonl") == Self.rows)
    #expect(folder.read("events.jsonl")?.hasPrefix(#"{"tick":0,"time":0,"event":"resume""#) == true)
    #expect(folder.read("summary.json")?.hasPrefix(#"{"scene":"-","parameters":{}"#) == true)
  }

  @Test("The name of the file decides the format, --format overrules it")
  func formatByName() {
    #expect(run(["-o", folder("rows.CSV")]).code == .success)
    #expect(folder.read("rows.CSV")?.hasPrefix("tick\n0\n") == true)
    #expect(run(["-o", folder("rows.csv"), "--format", "jsonl"]).code == .success)
    #expect(folder.read("rows.csv") == Self.rows)
  }

  @Test("A file is replaced whole and keeps its permissions")
  func replaced() throws {
    let path = folder.write("rows.jsonl", String(repeating: "old\n", count: 10_000))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(run(["-o", path]).code == .success)
    #expect(folder.read("rows.jsonl") == Self.rows)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("A symbolic link stays a link and its target is replaced; without a target it is refused")
  func links() throws {
    let manager = FileManager.default
    for (link, target) in [("old", "there.jsonl"), ("new", "not-there.jsonl")] {
      try manager.createSymbolicLink(atPath: folder(link), withDestinationPath: target)
    }
    folder.write("there.jsonl", "old")
    #expect(run(["-o", folder("old")]) == CommandResult(code: .success))
    #expect(folder.read("there.jsonl") == Self.rows)
    #expect(
      run(["-o", folder("new")])
        == CommandResult(
          messages:
            "uidyn: error: cannot write \"\(folder("new"))\": it is a link to a missing file\n",
          code: .output))
    for (link, target) in [("old", "there.jsonl"), ("new", "not-there.jsonl")] {
      #expect(try manager.destinationOfSymbolicLink(atPath: folder(link)) == target)
    }
    #expect(folder.names == ["new", "old", "there.jsonl"])
  }

  @Test("A place that cannot be written to is told before the run, and the scene is not played")
  func unwritable() {
    let places = [
      (folder("none/rows.jsonl"), "No such file or directory"), (folder.path, "Is a directory"),
      (folder("rows/"), "Is a directory"), (folder("file/rows"), "Not a directory"),
    ]
    folder.write("file", "")
    for (path, reason) in places {
      let result = run(["-o", path, "--summary", folder("summary.json")])
      let hint =
        reason.hasPrefix("No such")
        ? "  hint: create the folder: mkdir -p \(folder("none"))\n"
        : reason.hasPrefix("Is a") ? "  hint: name a file in the folder\n" : ""
      #expect(
        result
          == CommandResult(
            messages: "uidyn: error: cannot write \"\(path)\": \(reason)\n\(hint)", code: .output))
      #expect(folder.names == ["file"])
    }
  }

  @Test("When the second output has no place, the first leaves no trace")
  func secondUnwritable() {
    folder.write("rows.jsonl", "old")
    let result = run(["-o", folder("rows.jsonl"), "--summary", folder("none/summary.json")])
    #expect(result.code == .output)
    #expect(folder.names == ["rows.jsonl"])
    #expect(folder.read("rows.jsonl") == "old")
  }

  @Test("Two names of one file are found out, also through links and before it exists")
  func samePlace() throws {
    folder.write("rows.jsonl", "old")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: "rows.jsonl")
    for (first, second) in [("rows.jsonl", "link"), ("new", "./new"), ("link", "link")] {
      let result = run(["-o", folder(first), "--events", folder(second)])
      #expect(
        result
          == CommandResult(
            messages: """
              uidyn: error: the rows and --events would both be written to "\(folder(second))"

              """, code: .usage))
    }
    #expect(folder.read("rows.jsonl") == "old")
    #expect(folder.names == ["link", "rows.jsonl"])
  }

  @Test("Nothing overwrites the scene")
  func scene() throws {
    let scene = folder.write("scene.json", TestScenes.still)
    for options in [["-o", scene], ["--summary", folder("./scene.json"), "-o", "/dev/null"]] {
      let result = cli(["run", scene] + options)
      #expect(result.code == .usage)
      #expect(result.messages.contains(" would overwrite the scene "))
    }
    #expect(folder.read("scene.json") == TestScenes.still)
  }

  @Test(
    "Nothing overwrites a recording that the scene has to match",
    arguments: [
      ("run S -o @", "the rows"), ("run S -o /dev/null --log @", "--log"),
      ("sweep S --vary g=1 -o @", "the lines"), ("fit S --trace @", "--trace"),
      ("export S --as css -o @", "the output"), ("plot S -o @", "the output"),
      ("render S -o @", "the output"), ("check S -o @", "the output"),
      ("check S --no-expect -o @", "the output"), ("check S -o @ --update all", "the output"),
      ("diff S S -o @", "the output"),
    ])
  func recording(words: String, use: String) {
    // Pictures and plots need other file names.
    let file =
      "device." + (words.hasPrefix("render") ? "svg" : words.hasPrefix("plot") ? "txt" : "csv")
    folder.write(file, "time,item,x,y\n0,a,5,5\n1,a,5,5\n")
    folder.write(
      "s.json",
      #"""
      {"parameters": {"g": {"value": 1, "min": 0, "max": 2}},
       "referenceView": {"size": [10, 10]}, "views": [{"id": "a", "frame": [0, 0, 10, 10]}],
       "behaviors": [{"type": "gravity", "items": ["a"], "magnitude": "=g"}],
       "run": {"until": "timeLimit"}, "expect": [{"match": {"file": "FILE", "within": 1}}]}
      """#.replacing("FILE", with: file))
    let line = words.replacing("S", with: folder("s.json"))
    let result = cli(line.replacing("@", with: folder(file)))
    #expect(
      result
        == CommandResult(
          messages: """
            uidyn: error: \(use) would overwrite "\(folder(file))", a recording the scene must match

            """, code: .usage))
    #expect(folder.read(file)?.hasPrefix("time,item,x,y\n") == true)
  }

  @Test(
    "Nor what check writes by itself, and nothing is written then",
    arguments: [
      ("s.log.new", "", "the new log", true), ("s.log.new", "", "the new log", false),
      ("s.log", "--update all", "the golden", true), ("s.log", "--update missing", nil, true),
      ("s.log", "", nil, true), ("t.log.new", "", nil, true),
    ] as [(String, String, String?, Bool)])
  func recordingOfCheck(file: String, options: String, use: String?, hasGolden: Bool) {
    let scene = folder.write("s.json", Self.matching.replacing("FILE", with: file))
    // The recording is of another run, a third of a point away.
    folder.write("other.json", Self.matching.replacing("[0, 0,", with: "[0, 0.3,"))
    for log in [hasGolden ? "s.log" : file, file] {
      _ = cli("run \(folder("other.json")) --no-expect -o /dev/null --log \(folder(log))")
    }
    let (names, kept) = (folder.names, folder.read(file))
    let result = cli("check \(scene) \(options) -o \(folder("report.txt"))")
    #expect(folder.read(file) == kept)
    guard let use else {
      #expect(result == CommandResult(code: .negative))
      #expect(folder.names == (names + ["report.txt", "s.log.new"]).sorted())
      return
    }
    #expect(
      result
        == CommandResult(
          messages: """
            uidyn: error: \(use) would overwrite "\(folder(file))", a recording the scene must match

            """, code: .usage))
    #expect(folder.names == names)
  }

  private static let matching = #"""
    {"referenceView": {"size": [10, 10]}, "views": [{"id": "a", "frame": [0, 0, 10, 10]}],
     "behaviors": [{"type": "gravity", "items": ["a"]}], "run": {"timeLimit": 0.05, "until": "timeLimit"},
     "expect": [{"match": {"file": "FILE", "within": 0.001}}]}
    """#

  @Test("A scene played without its expectations writes the recording to match, but only once")
  func ownRecording() {
    let scene = folder.write("s.json", Self.matching.replacing("FILE", with: "r.csv"))
    let words = ["run", scene, "--no-expect", "-o", folder("r.csv"), "--columns", "time,item,x,y"]
    #expect(cli(words) == CommandResult(code: .success))
    #expect(cli(["run", scene, "-o", "/dev/null"]).code == .success)
    let kept = folder.read("r.csv")
    #expect(kept?.split(separator: "\n").count == 5)
    #expect(cli(words).code == .usage)
    #expect(cli(["run", scene, "-o", folder("r.csv")]).code == .usage)
    #expect(cli(["run", scene, "--no-expect", "-o", scene]).code == .usage)
    #expect(folder.read("r.csv") == kept)
    // The shell has already emptied the file after ">".
    folder.write("r.csv", "")
    #expect(cli(words) == CommandResult(code: .success))
    #expect(folder.read("r.csv") == kept)
  }

  @Test("What a shell has put behind standard output is called by its name")
  func redirected() throws {
    let scene = folder.write("scene.json", TestScenes.still)
    let overlay = folder.write("p.json", "{}")
    for (path, sentence) in [
      (scene, "the scene \"\(scene)\""), (overlay, "\"\(overlay)\", which is an input"),
    ] {
      let facts = try FileManager.default.attributesOfItem(atPath: path)
      let device = try #require(facts[.systemNumber] as? NSNumber).uint64Value
      let number = try #require(facts[.systemFileNumber] as? NSNumber).uint64Value
      let test = TestConsole()
      var console = test.console
      console.outputIdentity = { .existing(device: device, number: number) }
      let code = CLI.run(arguments: ["run", scene, "--merge", overlay], console: console)
      #expect(code == .usage)
      #expect(test.saidMessages == "uidyn: error: the rows would overwrite \(sentence)\n")
    }
  }

  @Test(
    "Nor what is compared or drawn",
    arguments: [
      "diff @a.json @b.csv -o @b.csv", "diff @b.csv @a.json -o @a.json", "plot @a.txt -o @a.txt",
    ])
  func compared(line: String) {
    let (scene, rows) = (TestScenes.still, "tick,item,x,y\n0,a,5,5\n")
    folder.write("a.json", scene)
    folder.write("a.txt", scene)
    folder.write("b.csv", rows)
    let result = cli(line.replacing("@", with: folder.path + "/"))
    #expect(result.code == .usage && result.messages.contains("which is an input"), "\(result)")
    #expect(folder.read("a.json") == scene && folder.read("a.txt") == scene)
    #expect(folder.read("b.csv") == rows)
  }

  @Test("Devices are written to and never replaced")
  func devices() {
    let result = run(["-o", "/dev/null", "--events", "/dev/null", "--summary", "/dev/null"])
    #expect(result == CommandResult(code: .success))
    let full = run(["-o", "/dev/full"])
    #expect(
      full
        == CommandResult(
          messages: "uidyn: error: cannot write \"/dev/full\": No space left on device\n",
          code: .output))
  }

  @Test("When standard output fails, files do not appear")
  func outputFails() {
    let result = run(["--summary", folder("summary.json")]) { $0.outputCapacity = 5 }
    #expect(
      result
        == CommandResult(
          output: "{\"tic",
          messages: "uidyn: error: cannot write standard output: No space left on device\n",
          code: .output))
    #expect(folder.names == [])
  }

  @Test("A reader that leaves ends the run without a word")
  func readerLeaves() {
    let result = run(["--summary", folder("summary.json")]) {
      $0.outputCapacity = 5
      $0.outputError = .readerLeft
    }
    #expect(result == CommandResult(output: "{\"tic", code: .signal(13)))
    #expect(folder.names == [])
  }

  @Test("A signal ends the run between two ticks: whole rows, no files")
  func signal() {
    let rows = run(["--summary", folder("summary.json")]) { $0.signal = (2, 3) }
    #expect(
      rows
        == CommandResult(
          output: (0...3).map { "{\"tick\":\($0)}\n" }.joined(), code: .signal(2)))
    #expect(rows.code.status == 130)
    let file = run(["-o", folder("rows.jsonl")]) { $0.signal = (15, 3) }
    #expect(file == CommandResult(code: .signal(15)))
    #expect(folder.names == [])
  }

  @Test("Help and version do not pretend to have been written")
  func helpFails() {
    for line in ["help", "--version", "help run"] {
      let result = cli(line) { $0.outputCapacity = 3 }
      #expect(result.code == .output)
      #expect(
        result.messages == "uidyn: error: cannot write standard output: No space left on device\n")
    }
  }
}
