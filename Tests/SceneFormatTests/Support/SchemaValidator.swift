// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// An independent validator of JSON Schema, where one is installed: `pip install check-jsonschema`.
struct SchemaValidator {
  /// What it takes to say whether it is installed is a start, so it is asked once.
  static let isInstalled = (try? run(["--version"], in: "/").code) == 0

  private let folder = TestFolder()

  struct Failure: Error {
    let message: String
  }

  /// The places among some documents of those that do not follow a schema, by one run of the validator.
  func refused(_ documents: [String], by schema: String) throws -> Set<Int> {
    folder.write("schema", schema)
    return try complaints(["--schemafile", "schema"], write(documents))
  }

  /// The places among some texts of those that are no schemas, by the schema of schemas that each names.
  func noSchemas(_ texts: [String]) throws -> Set<Int> {
    try complaints(["--check-metaschema"], write(texts))
  }

  private func write(_ documents: [String]) -> [String] {
    documents.enumerated().map { place, text in
      folder.write("\(place).json", text)
      return "\(place).json"
    }
  }

  private func complaints(_ options: [String], _ names: [String]) throws -> Set<Int> {
    let run = try Self.run(options + ["--output-format", "json"] + names, in: folder.path)
    let report = try? JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    guard let report, let errors = report["errors"] as? [[String: Any]],
      (report["parse_errors"] as? [Any] ?? []).isEmpty, run.code == (errors.isEmpty ? 0 : 1)
    else { throw Failure(message: "exit \(run.code): \(run.output.prefix(2000))") }
    return Set(
      errors.compactMap { error in
        (error["filename"] as? String).flatMap { Int($0.prefix { $0 != "." }) }
      })
  }

  private static func run(
    _ arguments: [String], in folder: String
  ) throws -> (code: Int32, output: String) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["check-jsonschema"] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
