// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// An independent JSON Schema validator, if installed: `pip install jsonschema-rs`.
enum SchemaValidator {
  /// Checked only once, because the check starts a process.
  static let isInstalled = (try? python(["-c", "import jsonschema_rs"]).code) == 0

  struct Case: Encodable {
    var schema: String
    var documents: [String] = []
  }

  struct Verdict: Decodable {
    /// True if the schema conforms to its meta-schema.
    var isSchema: Bool
    /// The indices of the documents that violate the schema.
    var refused: Set<Int>
  }

  struct Failure: Error {
    let message: String
  }

  /// Returns a verdict for each case, using a single process.
  static func judge(_ cases: [Case]) throws -> [Verdict] {
    let folder = TestFolder()
    folder.write("cases", String(decoding: try JSONEncoder().encode(cases), as: UTF8.self))
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Consumers/json_schema.py").path
    let run = try python([script], input: FileHandle(forReadingAtPath: folder("cases")))
    guard run.code == 0, let verdicts = try? JSONDecoder().decode([Verdict].self, from: run.output)
    else {
      let output = String(decoding: run.output, as: UTF8.self)
      throw Failure(message: "exit \(run.code): \(output.prefix(2000))")
    }
    return verdicts
  }

  private static func python(
    _ arguments: [String], input: FileHandle? = nil
  ) throws -> (code: Int32, output: Data) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardInput = input ?? FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
