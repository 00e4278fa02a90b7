// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A folder in which the commands of a page are typed: `uidyn` is found, the repository's files are
/// where the page says, and what a command writes is gone afterwards.
final class Playground {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "uidyn-page-\(UUID().uuidString)")

  /// The executable lies beside the test program.
  static let tool = Bundle.main.executableURL?.deletingLastPathComponent()

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Examples", "README.md"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name), withDestinationURL: Repository.root.appending(path: name))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ name: String, _ text: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

  /// Lets the shell do a command line and returns all it printed, as a terminal would show it.
  func shell(_ command: String) throws -> (output: String, status: Int32) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = [
      "PATH": "\(Self.tool?.path ?? ""):\(path)", "HOME": folder.path, "LC_ALL": "C.UTF-8",
      "SWIFT_BACKTRACE": "enable=no",
      // What programs find out about the fonts of the machine is found out once.
      "XDG_CACHE_HOME": "\(Self.tool?.path ?? folder.path)/cache-of-tests",
      // Small arrays need no threads.
      "OPENBLAS_NUM_THREADS": "1",
    ].merging(SanitizerOptions.environment) { _, given in given }
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  /// Whether a program is installed.
  static func has(_ program: String) -> Bool {
    (try? Playground().shell("command -v \(program)").status) == 0
  }
}
