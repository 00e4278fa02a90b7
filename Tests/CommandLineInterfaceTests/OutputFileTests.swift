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

  @Test("An output file is replaced as a whole and keeps its permissions")
  func replaced() throws {
    let path = folder.write("rows.jsonl", String(repeating: "old\n", count: 10_000))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(run(["-o", path]).code == .success)
    #expect(folder.read("rows.jsonl") == Self.rows)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("A symbolic link is kept and its target replaced; a link without a target is rejected")
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

  @Test("An unwritable output is reported, and the scene does not run")
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

  @Test("Two names for the same file are detected, even through links or before the file exists")
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

  @Test("Messages name the file that standard output is redirected to")
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

  @Test("If standard output fails, no output files are created")
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

  @Test("A reader that closes the pipe ends the run without a message")
  func readerLeaves() {
    let result = run(["--summary", folder("summary.json")]) {
      $0.outputCapacity = 5
      $0.outputError = .readerLeft
    }
    #expect(result == CommandResult(output: "{\"tic", code: .signal(13)))
    #expect(folder.names == [])
  }

  @Test("A signal ends the run between two ticks: rows are complete and no files are created")
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

  @Test("Help and version fail if they cannot be written")
  func helpFails() {
    for line in ["help", "--version", "help run"] {
      let result = cli(line) { $0.outputCapacity = 3 }
      #expect(result.code == .output)
      #expect(
        result.messages == "uidyn: error: cannot write standard output: No space left on device\n")
    }
  }
}
