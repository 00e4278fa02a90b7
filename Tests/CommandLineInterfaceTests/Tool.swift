// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The built executable, for tests that need a separate process.
enum Tool {
  static let path: String = {
    let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests ?? "").deletingLastPathComponent()
      .appendingPathComponent("uidyn").path
  }()

  struct Result: Equatable {
    var output: String
    var messages: String
    var status: Int32
  }

  /// Runs a POSIX shell script in a folder; `$uidyn` is the tool.
  ///
  /// A script that hangs ends with status 124, because a suite's time limit cannot interrupt a system call.
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
