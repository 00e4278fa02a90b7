// SPDX-License-Identifier: MIT

import Glibc
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// What an output leads to, and what may stand in the way.
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

  @Test("Links in a circle are told and stay")
  func circle() {
    symlink("b", folder("a"))
    symlink("a", folder("b"))
    #expect(run("a") == refusal("a", "Too many levels of symbolic links"))
    #expect(folder.names == ["a", "b"])
  }

  @Test("A link through a link to nothing creates what it leads to")
  func chain() {
    symlink("second", folder("first"))
    symlink("third", folder("second"))
    #expect(run("first").code == .success)
    #expect(folder.names == ["first", "second", "third"])
  }

  @Test("Only what is not there is new: any other fault of the look is told, nothing is replaced")
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

  @Test("A device whose look fails is never replaced")
  func device() {
    // A device of the test's own; only the superuser can make one.
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

  @Test("A link that somebody else put into a folder for all is not followed")
  func stickyFolder() {
    mkdir(folder("shared"), 0o777)
    chmod(folder("shared"), 0o1777)
    folder.write("victim", "secret")
    symlink("../victim", folder("shared/there"))
    symlink("../nothing", folder("shared/new"))
    // Only the superuser can give links away, and so see both sides.
    guard lchown(folder("shared/there"), 65534, 65534) == 0,
      lchown(folder("shared/new"), 65534, 65534) == 0, chown(folder("shared"), 1, 1) == 0
    else { return }
    #expect(run("shared/there") == refusal("shared/there", "Permission denied"))
    #expect(run("shared/new") == refusal("shared/new", "Permission denied"))
    #expect(folder.read("victim") == "secret")
    #expect(folder.names == ["shared", "victim"])
    // One's own link is one's own affair.
    lchown(folder("shared/there"), geteuid(), getegid())
    #expect(run("shared/there").code == .success)
    #expect(folder.read("victim")?.hasPrefix("{\"tick\":0") == true)
  }

  @Test("What has become another kind of file meanwhile is not replaced")
  func changed() {
    for hasOld in [false, true] {
      let folder = TestFolder()
      if hasOld { folder.write("rows", "old") }
      let (result, _) = SystemFaults.during({ _, call in
        // The bytes have arrived, and only the name is missing.
        if call == .synchronize && mkfifo(folder("pipe"), 0o600) == 0 {
          rename(folder("pipe"), folder("rows"))
        }
        return nil
      }) { cli(["run", "-", "-o", folder("rows"), "--quiet"], input: TestScenes.still) }
      #expect(
        result
          == CommandResult(
            messages:
              "uidyn: error: cannot write \"\(folder("rows"))\": another kind of file has taken its place\n",
            code: .output))
      #expect(folder.names == ["rows"])
    }
  }

  @Test("A file that only its owner may read stays so while it is made")
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

  @Test("What a dead process left is cleared away, what may be somebody's is not")
  func leftovers() throws {
    let dead = try ChildProcess(["/bin/true"], folder: folder.path)
    _ = dead.wait()
    let kept = [
      "uidyn.tmp-\(getppid())-0", "uidyn.tmp-\(dead.id)", "uidyn.tmp-\(dead.id)-x",
      "uidyn.tmp--1-0", "uidyn.tmp-0-0", "uidyn.tmp-\(dead.id)-locked",
    ]
    for name in kept { folder.write(name, "somebody's") }
    folder.write("uidyn.tmp-\(dead.id)-0", "half")
    folder.write("uidyn.tmp-\(dead.id)-1", "half")
    mkdir(folder("uidyn.tmp-\(dead.id)-2"), 0o700)
    symlink("uidyn.tmp-\(getppid())-0", folder("uidyn.tmp-\(dead.id)-3"))
    folder.write("uidyn.tmp-\(dead.id)-4", "of a process that this machine does not see")
    let locked = open(folder("uidyn.tmp-\(dead.id)-4"), O_RDONLY)
    defer { close(locked) }
    #expect(flock(locked, LOCK_EX) == 0)
    #expect(run("rows").code == .success)
    let more = (2...4).map { "uidyn.tmp-\(dead.id)-\($0)" }
    #expect(folder.names == (kept + more + ["rows"]).sorted())
  }
}
