// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Targets of outputs", .timeLimit(.minutes(30)))
struct TargetTests {
  private let folder = TestFolder()

  private func run(_ target: String) -> CommandResult {
    cli(["run", "-", "-o", folder(target), "--quiet"], input: TestScenes.still)
  }

  private func refusal(_ target: String, _ reason: String) -> CommandResult {
    CommandResult(
      messages: "uidyn: error: cannot write \"\(folder(target))\": \(reason)\n", code: .output)
  }

  @Test("Links that form a cycle are reported and kept")
  func circle() {
    symlink("b", folder("a"))
    symlink("a", folder("b"))
    #expect(run("a") == refusal("a", "Too many levels of symbolic links"))
    #expect(folder.names == ["a", "b"])
  }

  @Test("A link to a link leads to the file, and is rejected if the file is missing")
  func chain() {
    symlink("second", folder("first"))
    symlink("third", folder("second"))
    #expect(run("first") == refusal("first", "it is a link to a missing file"))
    #expect(folder.names == ["first", "second"])
    folder.write("third", "old")
    #expect(run("first").code == .success)
    #expect(folder.names == ["first", "second", "third"] && folder.read("third") != "old")
  }

  @Test("Only a missing file counts as new: any other error is reported, and nothing is replaced")
  func faults() {
    folder.write("rows", "old")
    for (error, reason) in [
      (EIO, "Input/output error"), (EACCES, "Permission denied"), (ELOOP, "Too many levels"),
    ] {
      for failing in 0..<4 {
        var looks = 0
        let (result, _) = SystemFaults.during({ _, call in
          guard call == .open || call == .status else { return nil }
          looks += 1
          return looks == failing + 1 ? .failure(error) : nil
        }) { run("rows") }
        #expect(result.code == .output && result.messages.contains(reason), "\(failing) \(result)")
        #expect(folder.read("rows") == "old")
      }
    }
  }

  @Test("A device is never replaced, even if checking it fails")
  func device() {
    // The test creates its own null device, which requires superuser rights.
    guard mknod(folder("null"), S_IFCHR | 0o666, 0x103) == 0 else { return }
    #expect(run("null").code == .success)
    for error in [EIO, EACCES, ENOENT] {
      for failing in 0..<6 {
        _ = SystemFaults.during({ number, _ in number == failing ? .failure(error) : nil }) {
          run("null")
        }
        var status = stat()
        #expect(lstat(folder("null"), &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
      }
    }
  }

  @Test("A file that only its owner can read stays private while it is replaced")
  func permissions() {
    folder.write("rows", "old")
    chmod(folder("rows"), 0o600)
    var modes: [mode_t] = []
    _ = SystemFaults.during({ _, call in
      for name in folder.names where call == .setOwner && name.hasPrefix("uidyn.tmp-") {
        var status = stat()
        if stat(folder(name), &status) == 0 { modes.append(status.st_mode & 0o777) }
      }
      return nil
    }) { run("rows") }
    #expect(modes == [0o600])
  }
}
