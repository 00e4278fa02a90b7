// SPDX-License-Identifier: MIT

internal import Foundation
internal import SceneGenerator

/// A child process of this program, for scenes that may crash it.
final class Worker {
  private let process = Process()
  private let output = Pipe()
  private let input = Pipe()
  private let errors = Pipe()
  private(set) lazy var lines = read()

  init(_ words: [String], input text: String = "") {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = words
    process.standardOutput = output
    process.standardInput = input
    process.standardError = errors
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    try? process.run()
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? input.fileHandleForWriting.close()
  }

  private func read() -> [String] {
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The signal or exit code of a process that failed, with the error line of the Swift runtime.
  var ending: String? {
    _ = lines
    if process.terminationReason == .uncaughtSignal {
      return "signal \(process.terminationStatus) \(lastWords)"
    }
    return process.terminationStatus == 0 ? nil : "exit \(process.terminationStatus)"
  }

  private lazy var lastWords: String = {
    let output = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return output.split(separator: "\n").first { $0.contains("rror") }.map(String.init) ?? ""
  }()

  /// Returns how a process that runs the scene ended; `nil` if it succeeded.
  static func ending(of scene: JSONTree) -> String? { Worker(["--try"], input: scene.json).ending }
}
