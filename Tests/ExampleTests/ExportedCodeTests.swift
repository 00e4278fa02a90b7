// SPDX-License-Identifier: MIT

import ExportedMotions
import TestSupport
import Testing
import UIDynamics
import UIDynamicsCommandLineInterface
import UIDynamicsSceneFormat
import UIDynamicsUIKitCode

/// `ExportedMotions` compiles the exported code against public symbols only.
@Suite("Exported UIKit code", .timeLimit(.minutes(30)))
struct ExportedCodeTests {
  /// The examples, asymmetric scenes with unusual names, and a scene that contains everything.
  static func scenes() throws -> [Example] { try Example.all() + fixtures() }

  private static func fixtures() throws -> [Example] {
    let paths = try Repository.files(under: "Tests/Fixtures/uikit", ending: ".json")
    return (paths + ["Tests/Fixtures/schema/views.json"]).map { Example(path: $0) }
  }

  /// Nine scenes with gestures, transitions, layouts, contacts, lists, and hostile names.
  ///
  /// Their code is compiled and run. For the others, only a digest is stored, and `mainActor` type-checks all of them.
  private static let compiled: Set = [
    "chain", "contacts", "drop-out-dismiss", "fingers", "functions", "hostile", "lists",
    "springy-collection-view", "sticky-corners",
  ]

  private static func compiledScenes() throws -> [Example] {
    try scenes().filter { compiled.contains($0.name) }
  }

  @Test("The exported code equals the code that the tests compile", arguments: try compiledScenes())
  func text(_ example: Example) throws {
    let exported = try ExportedCode.of(example)
    try expectFile(exported.path, exported.file)
  }

  @Test("The exported code has the recorded digest")
  func digests() throws {
    let lines = try Self.scenes().map { "\($0.name) \(try ExportedCode.of($0).digest)\n" }
    try expectFile("Tests/Fixtures/uikit/code-digests.txt", lines.joined())
  }

  @Test("The list of compiled scenes is up to date, and the folder contains no other files")
  func list() throws {
    let exported = try Self.compiledScenes().map(ExportedCode.of)
    try expectFile(ExportedCode.listPath, ExportedCode.list(exported))
    let files = try Repository.files(under: ExportedCode.folder + "/Made", ending: ".swift")
    #expect(files == (exported.map(\.path) + [ExportedCode.listPath]).sorted())
  }

  @Test(
    "Exported code ends in the same engine state as the scene and emits the same values",
    arguments: try compiledScenes())
  func motion(_ example: Example) throws {
    let scene = try #require(try example.load().scene)
    let motion = try #require(exportedMotions[example.name])
    let run = try LoggedRun(example.log().output)
    let play = ExportedPlay(motion(), of: scene)
    play.play(ticks: run.ticks)
    #expect(play.stateHash == run.stateHash, "\(example.name) after \(run.ticks) ticks")
    #expect(play.positions == run.positions)
    if let difference = FirstDifference(run.emitted.map(\.words), play.emitted.map(\.words)) {
      Issue.record("\(example.name): \(difference)")
    }
    let code = try ExportedCode.of(example).code.text
    for (expected, came) in zip(run.emitted, play.emitted) {
      for (key, value) in expected.values {
        // A comment in the code says that UIKit cannot express this value.
        if came.values[key] == nil, code.contains("/with/\(key): ") { continue }
        #expect(
          came.values[key].map { !$0.isFar(from: value) } == true,
          "\(example.name), \(expected.words), \(key): expected \(value), came \(came.values[key] as Any)"
        )
      }
      #expect(
        came.values.keys.allSatisfy { expected.values[$0] != nil }, "\(example.name), \(came)")
    }
  }

  @Test("Exported code creates a separate attachment for every touch, at the start of the touch")
  func touches() throws {
    let make = try #require(exportedMotions["sticky-corners"])
    let motion = make()
    func touch(_ state: String, _ x: CGFloat, _ y: CGFloat) throws {
      let method = try #require(motion.gestures["pan.\(state)"])
      method(CGPoint(x: x, y: y), .zero)
    }
    func attachments() -> [UIAttachmentBehavior] {
      motion.animator.behaviors.compactMap { $0 as? UIAttachmentBehavior }
    }
    motion.start()
    try touch("began", 180, 330)
    let first = try #require(attachments().first)
    try touch("changed", 200, 500)
    for _ in 0..<30 { motion.animator.advance(by: 1 / 60) }
    try touch("ended", 200, 500)
    #expect(attachments().isEmpty)

    let (square, start) = (motion.items[0], CGPoint(x: 90, y: 610))
    let (dx, dy) = (start.x - square.center.x, start.y - square.center.y)
    try touch("began", start.x, start.y)
    let second = try #require(attachments().first)
    #expect(second !== first && attachments().count == 1)
    #expect(second.anchorPoint == start && first.anchorPoint == CGPoint(x: 200, y: 500))
    // The length of the rope is the distance to the square's current position.
    expectClose(Double(second.length), Double((dx * dx + dy * dy).squareRoot()), within: 1e-3)
    try touch("changed", 95, 600)
    #expect(second.anchorPoint == CGPoint(x: 95, y: 600))
    #expect(first.anchorPoint == CGPoint(x: 200, y: 500), "it is the second one's finger")
  }

  @Test("Exported code compiles as on iOS, where UIKit is isolated to the main actor")
  func mainActor() throws {
    guard Playground.has("swiftc") else { return print("not tried, because swiftc is missing") }
    let playground = try Playground()
    try playground.write("UIKit.swift", Repository.text("Tests/Fixtures/uikit/UIKit.swift"))
    // A partial test run includes only the scenes that cover every feature.
    for exported in try (Seeds.isPart ? Self.fixtures() : Self.scenes()).map(ExportedCode.of) {
      // Darwin and Objective-C are not available here.
      let text = exported.code.text.replacing(" && canImport(Darwin) && !os(macOS)", with: "")
        .replacing("@objc ", with: "")
        .replacing(/#selector\((\w+)\)/) { "Selector(\"\($0.1)\")" }
      try playground.write("App-\(exported.name).swift", text)
    }
    // A single process compiles all files, because each process would parse the module again.
    let module = try playground.shell(
      "swiftc -wmo -parse-as-library -emit-module -module-name UIKit UIKit.swift")
    try #require(module.status == 0, "\(module.output.prefix(2000))")
    for version in [6, 5] {
      let flags = "-wmo -swift-version \(version) -parse-as-library -warnings-as-errors"
      let result = try playground.shell(
        "swiftc \(flags) -typecheck -I . -module-name App App-*.swift")
      #expect(result.status == 0, "Swift \(version): \(result.output.prefix(2000))")
    }
  }

  @Test(
    "Options for exported motions are rejected with --as uikit",
    arguments: ["--items card", "--tolerance 1", "--to 1"])
  func options(_ option: String) {
    let words = option.split(separator: " ").map(String.init)
    let result = cli(["export", Repository.path("Examples/flick.json"), "--as", "uikit"] + words)
    #expect(result.code == .usage)
    #expect(
      result.messages.hasPrefix(
        "uidyn: error: \(words[0]) does not apply to --as uikit, which exports the whole scene\n"))
  }

  @Test("A scene at rest can be exported as code")
  func rest() {
    let folder = TestFolder()
    let scene = folder.write(
      "rows.json",
      """
      { "referenceView": { "size": [300, 400] }, "acknowledges": ["view-without-behavior"],
        "views": [ { "id": "row", "frame": [10, 20, 280, 35] } ] }
      """)
    let code = cli(["export", scene, "--as", "uikit"])
    #expect(code.code == .success, "\(code.messages)")
    #expect(code.output.contains("let row = UIView(frame: CGRect(x: 10, y: 20, width: 280,"))
    let motion = cli(["export", scene, "--as", "css"])
    #expect(motion.messages == "uidyn: error: the motion is shorter than one tick\n")
  }

  @Test("--as uikit names the scene's file in the code")
  func form() {
    let scene = Repository.path("Examples/snap.json")
    let code = cli(["export", scene, "--as", "uikit"])
    #expect(code.output.hasPrefix("// snap.json, exported by uidyn export --as uikit.\n"))
  }
}
