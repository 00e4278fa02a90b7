// SPDX-License-Identifier: MIT

internal import Foundation
internal import SceneGenerator

/// This program once more, for scenes that may be its end.
final class Worker {
  private let process = Process()
  private let output = Pipe()
  private let input = Pipe()
  private let errors = Pipe()
  /// What it said to the end.
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

  /// How it ended, if not by itself and well; with what the runtime said of it.
  var ending: String? {
    _ = lines
    if process.terminationReason == .uncaughtSignal {
      return "signal \(process.terminationStatus) \(lastWords)"
    }
    return process.terminationStatus == 0 ? nil : "exit \(process.terminationStatus)"
  }

  private lazy var lastWords: String = {
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return said.split(separator: "\n").first { $0.contains("rror") }.map(String.init) ?? ""
  }()

  /// How a process ends in which a scene is tried, if not by itself.
  static func ending(of scene: JSONTree) -> String? { Worker(["--try"], input: scene.json).ending }
}
