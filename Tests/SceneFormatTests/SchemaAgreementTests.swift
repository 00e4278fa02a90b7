// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import SceneFormat

/// The oracle is an implementation of JSON Schema by other people: `python3 -m pip install jsonschema`
/// (or `check-jsonschema`, which brings it).
@Suite("The JSON Schema and the loader")
struct SchemaAgreementTests {
  private static let mutations = 600

  @Test(
    "come to the same verdict on mutated scenes, under 2020-12 and under draft-07",
    .enabled(if: PythonSchema.isThere, "python3 has no jsonschema"))
  func verdicts() throws {
    let scenes = try Self.scenes()
    var texts: [Data] = []
    var generator = SplitMix64(seed: 20_260_111)
    for scene in scenes { texts.append(try Self.text(scene)) }
    while texts.count < Self.mutations {
      let scene = scenes[generator.integer(in: 0...scenes.count - 1)]
      texts.append(try Self.text(SceneMutator.mutate(scene, &generator)))
    }
    let verdicts = try PythonSchema.verdicts(of: texts, against: SceneJSONSchema.text)
    #expect(verdicts.count == texts.count)
    var rejected = 0
    for (text, verdict) in zip(texts, verdicts) {
      let faults = Self.structuralFaults(of: Array(text))
      rejected += verdict.newest ? 0 : 1
      #expect(
        faults.isEmpty == verdict.newest && verdict.newest == verdict.draft7,
        """
        the schema says \(verdict.newest ? "valid" : "invalid") (draft-07: \
        \(verdict.draft7 ? "valid" : "invalid")): \(verdict.reason)
        the loader says \(faults)
        \(String(decoding: text, as: UTF8.self))
        """)
    }
    // A check that accepts or rejects everything would agree with anybody.
    #expect((Self.mutations / 4...Self.mutations * 9 / 10).contains(rejected), "\(rejected)")
  }

  /// What is wrong that a JSON Schema can tell: not what names mean, how expressions read, what `set`
  /// assigns to, and what one number of a rectangle or a range may be.
  private static func structuralFaults(of bytes: [UInt8]) -> [String] {
    let source = SourceText(name: "test.json", bytes: bytes)
    guard let document = JSONReader.read(source).document else { return ["no JSON"] }
    let outline = SceneOutline(document)
    let names = SceneNames(outline, limits: .standard)
    let scope = SceneScope(outline, names, SceneParameters(outline.root))
    var check = SchemaCheck(document, in: scope, limits: .standard)
    check.check(.root, as: .object(SceneSchema.scene), .noun("a scene"))
    return check.findings.list.compactMap { finding in
      let pointer = document.pointers(to: [finding.value])[0].description
      return isStructural(finding, pointer, document) ? "\(finding.code.rawValue) \(pointer)" : nil
    }
  }

  private static let codes: Set<DiagnosticCode> = [
    .wrongType, .wrongLength, .outOfRange, .unknownKey, .unknownType, .unknownValue, .missingKey,
    .conflictingKeys, .misplacedKey, .invalidID, .unsupportedVersion,
  ]

  private static func isStructural(
    _ finding: Finding, _ pointer: String, _ document: JSONDocument
  ) -> Bool {
    if finding.code == .unresolvedID {
      // What no id can look like is no reference for the schema either, but a path of "set" may be.
      let text = document.string(finding.value) ?? ""
      return !SceneIdentifier.isValid(text) && !pointer.hasSuffix("/set")
        && !pointer.hasSuffix("/on")
    }
    if !codes.contains(finding.code) || isAssigned(pointer, document) {
      return finding.code == .wrongType && document.kind(of: finding.value) == .null
        && codes.contains(finding.code) && pointer.hasSuffix("/to")
    }
    guard finding.code == .outOfRange else { return true }
    if document.isExpression(finding.value) || finding.message.contains("must contain 0") {
      return false
    }
    // The schema has one range for all numbers of a rectangle or a touch: the widest.
    let mixed = ["frame", "bounds", "rect", "oval", "roundedRect", "touches"]
    let isMixed = pointer.split(separator: "/").contains { mixed.contains(String($0)) }
    return !isMixed || document.number(finding.value).map { $0.magnitude > 1e6 } ?? true
  }

  /// Whether a pointer leads to the value of a "set" or into it: only its target tells what it takes.
  private static func isAssigned(_ pointer: String, _ document: JSONDocument) -> Bool {
    var value = JSONValue.root
    for step in pointer.split(separator: "/").map(String.init) {
      if step == "to", document.value("set", in: value) != nil { return true }
      let next =
        Int(step).flatMap { index in
          document.elements(of: value).enumerated().first { $0.offset == index }?.element
        } ?? document.value(step, in: value)
      guard let next else { return false }
      value = next
    }
    return false
  }

  private static func text(_ scene: Any) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: scene, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
  }

  /// The scenes of Examples and those of a valid form among the diagnostics.
  private static func scenes() throws -> [Any] {
    let root = Fixtures.diagnostics.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Examples")
    let examples = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
      .filter { $0.hasSuffix(".json") }.map { try Data(contentsOf: folder.appending(path: $0)) }
    let everything = Data(SceneMutationTests.everything)
    return try (examples + [everything, everything, everything]).map {
      try JSONSerialization.jsonObject(with: $0)
    }
  }
}

/// The package jsonschema of python3.
private enum PythonSchema {
  struct Verdict: Decodable {
    var newest: Bool
    var draft7: Bool
    var reason: String
  }

  static let isThere = (try? run("import jsonschema", [])) != nil

  /// Validates documents, one a line, under both drafts.
  static func verdicts(of texts: [Data], against schema: String) throws -> [Verdict] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "uidyn-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (schemaFile, lines) = (folder.appending(path: "s.json"), folder.appending(path: "l.jsonl"))
    try schema.write(to: schemaFile, atomically: true, encoding: .utf8)
    try texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
      .write(to: lines, atomically: true, encoding: .utf8)
    let output = try run(script, [schemaFile.path(), lines.path()])
    return try output.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Verdict.self, from: Data($0))
    }
  }

  private static let script = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    new = jsonschema.Draft202012Validator(schema)
    old = jsonschema.Draft7Validator(schema)
    for line in open(sys.argv[2]):
        scene = json.loads(line)
        error = next(new.iter_errors(scene), None)
        reason = "" if error is None else "/".join(map(str, error.absolute_path)) + ": " + error.message
        print(json.dumps({"newest": error is None, "draft7": old.is_valid(scene), "reason": reason[:200]}))
    """

  private struct Failure: Error {}

  private static func run(_ script: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
    return data
  }
}
