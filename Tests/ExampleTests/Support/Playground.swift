// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A temporary folder for a page's commands, with `uidyn` in PATH and the repository's files.
final class Playground {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "uidyn-page-\(UUID().uuidString)")

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

  /// Runs a command line in a shell, and returns all output as a terminal shows it.
  func shell(_ command: String) throws -> (output: String, status: Int32) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = [
      "PATH": "\(Self.tool?.path ?? ""):\(path)", "HOME": folder.path, "LC_ALL": "C.UTF-8",
      "SWIFT_BACKTRACE": "enable=no",
      // Lets programs cache information about the machine's fonts.
      "XDG_CACHE_HOME": "\(Self.tool?.path ?? folder.path)/cache-of-tests",
      // The arrays are small, so threads would only slow things down.
      "OPENBLAS_NUM_THREADS": "1",
    ].merging(SanitizerOptions.environment) { _, given in given }
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  static func has(_ program: String) -> Bool {
    (try? Playground().shell("command -v \(program)").status) == 0
  }
}
