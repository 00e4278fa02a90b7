// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// Makes each system call of each command fail, once for each error in a list.
///
/// `make test` tries only some of the combinations. The tool must keep its promises: a documented exit code, a
/// message, complete old or new files, and no leftovers. `make attack` uses strace to test the same from outside.
@Suite("Failing system calls", .timeLimit(.minutes(30)))
struct SystemFaultTests {
  private static let errors = [EIO, EACCES, ENOSPC, EINTR, ENOENT, EMFILE, EINVAL, ELOOP, EEXIST]

  private static let old = "old\n"

  struct Line: CustomStringConvertible, Sendable {
    let words: String
    let outputs: [String]
    var description: String { words }
  }

  private static let lines = [
    Line(words: "run SCENE -o rows --quiet", outputs: ["rows"]),
    Line(
      words: "run SCENE -o rows --events events --summary summary --log log",
      outputs: ["rows", "events", "summary", "log"]),
    Line(words: "run SCENE --merge OVERLAY --format csv -o link", outputs: ["link"]),
    Line(words: "run SCENE --log log", outputs: ["log"]),
    Line(words: "render SCENE --frames DIR --quiet", outputs: []),
    Line(words: "schema event -o rows", outputs: ["rows"]),
    Line(words: "validate SCENE", outputs: []),
  ]

  private func folder(_ line: Line, hasOld: Bool) -> TestFolder {
    let folder = TestFolder()
    folder.write("scene.json", TestScenes.gliding)
    folder.write("overlay.json", #"{ "run": { "timeLimit": 0.05 } }"#)
    if line.outputs.contains("link") { symlink("target", folder("link")) }
    // The link needs a target, because the tool refuses a link to a missing file.
    for name in line.outputs where hasOld || name == "link" {
      folder.write(name == "link" ? "target" : name, Self.old)
    }
    return folder
  }

  private func perform(_ line: Line, in folder: TestFolder) -> CommandResult {
    cli(
      line.words.split(separator: " ").map { word in
        switch word {
        case "SCENE": folder("scene.json")
        case "OVERLAY": folder("overlay.json")
        case "DIR": folder("many")
        default: line.outputs.contains(String(word)) ? folder(String(word)) : String(word)
        }
      })
  }

  @Test(
    "A failing system call is reported, leaves every file complete, and leaves no extra file",
    arguments: lines)
  func everyCall(_ line: Line) throws {
    for hasOld in [false, true] {
      let whole = folder(line, hasOld: hasOld)
      let (good, calls) = SystemFaults.during({ _, _ in nil }) { perform(line, in: whole) }
      try #require(good.code == .success && calls > 2, "\(good)")
      let new = line.outputs.map { whole.read($0) }
      // A partial test run covers every fourth call, starting at a different one if old files exist.
      let first = Seeds.isPart && hasOld ? 2 : 0
      for failing in stride(from: first, to: calls, by: Seeds.isPart ? 4 : 1) {
        for error in Seeds.rotated(Self.errors, by: failing) {
          var failed: SystemCall?
          let folder = folder(line, hasOld: hasOld)
          let (result, _) = SystemFaults.during({ number, call in
            if number != failing { return nil }
            failed = call
            return .failure(error)
          }) { perform(line, in: folder) }
          expectSound(
            result, folder, line, new: new, hasOld: hasOld,
            "call \(failing), \(failed.map { "\($0)" } ?? "?"), fails with \(error)")
        }
      }
    }
  }

  private func expectSound(
    _ result: CommandResult, _ folder: TestFolder, _ line: Line, new: [String?], hasOld: Bool,
    _ label: String
  ) {
    #expect([0, 3, 5].contains(result.code.status), "\(label): \(result)")
    let isTold = result.messages.contains("uidyn: error: cannot ")
    #expect(isTold == (result.code != .success), "\(label): \(result)")
    // Outputs that were renamed before the failure are new, and the message lists them.
    for (name, new) in zip(line.outputs, new) {
      let isNew =
        result.code == .success
        || result.messages.contains("hint: only ")
          && result.messages.split(separator: "hint: only ").last?.contains("/\(name)\"") == true
      #expect(
        folder.read(name) == (isNew ? new : hasOld || name == "link" ? Self.old : nil),
        "\(label): \(result)")
    }
    let beside = folder.names.filter { $0.hasPrefix("uidyn.tmp-") }
    // Temporary files that cannot be removed remain until the next run.
    #expect(beside.isEmpty || label.contains("unlink"), "\(label): \(beside)")
  }

  @Test("Interrupted and partial system calls do not change the result", arguments: lines)
  func portions(_ line: Line) {
    let folder = folder(line, hasOld: true)
    let whole = perform(line, in: folder)
    let expected = line.outputs.map { folder.read($0) }
    for most in [1, 7] {
      let again = self.folder(line, hasOld: true)
      let (result, _) = SystemFaults.during({ number, call in
        switch call {
        case .read, .write: number % 3 == 0 ? .failure(EINTR) : .portion(most)
        case .synchronize, .open: number % 2 == 0 ? .failure(EINTR) : nil
        default: nil
        }
      }) { perform(line, in: again) }
      #expect(result.code == .success, "\(result)")
      #expect(result.output == whole.output)
      #expect(line.outputs.map { again.read($0) } == expected)
    }
  }

  @Test("If one output cannot be renamed, the message lists the outputs that are already new")
  func mixture() throws {
    let line = Self.lines[1]
    let folder = folder(line, hasOld: true)
    var renamed = 0
    let (result, _) = SystemFaults.during({ _, call in
      guard call == .rename else { return nil }
      renamed += 1
      return renamed == 3 ? .failure(EIO) : nil
    }) { perform(line, in: folder) }
    #expect(
      result
        == CommandResult(
          messages: """
            uidyn: error: cannot write "\(folder("summary"))": Input/output error
              hint: only "\(folder("rows"))", "\(folder("events"))" were written

            """, code: .output))
    #expect(folder.read("rows") != Self.old && folder.read("events") != Self.old)
    #expect(folder.read("summary") == Self.old && folder.read("log") == Self.old)
  }
}
