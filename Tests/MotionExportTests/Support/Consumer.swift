// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Optional programs that read exported files.
enum Consumer {
  static let hasBrowser = (try? run([HeadlessBrowser.name, "--version"]).code) == 0
  /// The schema of Lottie; install with `pip install lottie-specs jsonschema-rs`.
  static let hasLottieSchema = (try? python("import lottie_specs, jsonschema_rs")) == 0
  /// A Lottie player; install with `pip install rlottie-python pillow numpy`.
  static let hasLottiePlayer = (try? python("import rlottie_python, PIL, numpy")) == 0
  static let hasKotlinCompiler = (try? run(["sh", "-c", "command -v kotlinc"]).code) == 0
  static let hasSwiftCompiler = (try? run(["swiftc", "--version"]).code) == 0

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the path of a file in the folder of the tests.
  static func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Returns the document of a page after its script has run.
  static func page(_ html: String) throws -> String {
    let folder = TestFolder()
    let page = folder.write("page.html", html)
    let words = [
      "--user-data-dir=\(folder("profile"))", "--dump-dom", "--virtual-time-budget=3000",
      "file://\(page)",
    ]
    return try run([HeadlessBrowser.name] + HeadlessBrowser.words + words).output
  }

  private static func python(_ code: String) throws -> Int32 {
    try run(["python3", "-c", code]).code
  }

  /// Runs a program for at most four minutes.
  static func run(_ words: [String], in folder: String = "/") throws -> (
    code: Int32, output: String
  ) {
    let streams = TestFolder()
    let output = streams.write("output", "")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "240"] + words
    process.currentDirectoryURL = URL(filePath: folder)
    let handle = try FileHandle(forWritingTo: URL(filePath: output))
    (process.standardOutput, process.standardError) = (handle, handle)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, streams.read("output") ?? "")
  }
}
