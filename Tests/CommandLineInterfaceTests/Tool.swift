// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The executable as the build made it, for what only a process of its own can show.
enum Tool {
  /// The executable lies beside the test program.
  static let path: String = {
    let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests ?? "").deletingLastPathComponent()
      .appendingPathComponent("uidyn").path
  }()

  /// What a shell script around the tool did.
  struct Result: Equatable {
    var output: String
    var messages: String
    var status: Int32
  }

  /// Runs a script of the POSIX shell in a folder; `$uidyn` is the tool.
  ///
  /// A script that waits for ever, as at a pipe that nobody opens, is ended with the status 124: the
  /// time limit of a suite cannot end a call of the system.
  static func shell(_ script: String, in folder: TestFolder) throws -> Result {
    let streams = TestFolder()
    let child = try ChildProcess(
      ["/usr/bin/timeout", "240", "/bin/sh", "-c", script], folder: folder.path,
      output: streams("output"),
      messages: streams("messages"))
    let end = child.wait()
    return Result(
      output: streams.read("output") ?? "", messages: streams.read("messages") ?? "",
      status: end.code ?? 128 + (end.signal ?? 0))
  }
}
