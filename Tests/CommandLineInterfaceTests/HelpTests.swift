// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface
import UIDynamicsSceneFormat
import UIDynamicsSceneRunner

@Suite("Help and version", .timeLimit(.minutes(30)))
struct HelpTests {
  @Test(
    "Every page is as it was accepted",
    arguments: [
      "", "run", "sweep", "fit", "render", "plot", "watch", "check", "diff", "export", "validate",
      "new", "parameters", "schema",
      "completions", "help",
      "version",
      "output", "exit-codes", "environment", "limits", "snap", "pin", "contactBegan", "addItem",
      "clamp",
      "unresolved-id",
    ])
  func pages(topic: String) throws {
    let result = cli("help \(topic)")
    let page = "cli/help\(topic.isEmpty ? "" : "-")\(topic).txt"
    if Renewal.isOn { try Fixture.write(result.output, page) }
    let accepted = try #require(Fixture.text(page), "\(page) is missing: make renew")
    #expect(result == CommandResult(output: accepted, code: .success), "make renew")
  }

  @Test(
    "The pages that are made of the tables stand in docs as this build makes them",
    arguments: [("scene-keys", "scene-reference"), ("expressions", "expressions")])
  func madePages(topic: String, page: String) throws {
    let stands = try #require(Fixture.page(page))
    let made = cli("help \(topic)").output
    let (lines, others) = (made.split(separator: "\n"), stands.split(separator: "\n"))
    let first = zip(lines, others).first { $0 != $1 }
    #expect(made == stands, "make docs; the first line that differs: \(first ?? ("", ""))")
  }

  @Test("The page of the command line has the help of every command in the list")
  func commands() throws {
    let page = try #require(Fixture.page("command-line"))
    let list = cli("help").lines.drop { $0 != "Every day:" }.filter { $0.hasPrefix("  ") }
    #expect(list.count == 17)
    for line in list {
      let name = try #require(line.split(separator: " ").first)
      #expect(page.contains("$ uidyn help \(name)\n"), "\(name)")
    }
  }

  @Test(
    "The list of commands fits one screen, begins with three examples, and follows a bare uidyn")
  func overview() {
    let lines = cli("--help").lines
    #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= 80 }, "\(lines)")
    let examples = lines.dropFirst().prefix(3)
    #expect(examples.allSatisfy { $0.hasPrefix("  uidyn ") })
    for command in examples {
      let words = command.split(separator: "  ").first?.split(separator: " ") ?? []
      #expect(cli("help \(words[1])").code == .success, "\(command)")
    }
    let headings = lines.filter { $0.hasSuffix(":") }
    #expect(headings == ["Every day:", "Tune:", "Ship:", "Tool:"])
    #expect(cli([]) == CommandResult(messages: cli("help").output, code: .usage))
    #expect(cli("help run").output.contains("default 10 s"))
  }

  @Test("Functions of lists have pages as well, those of both kinds one for both")
  func functionsOfLists() {
    let any = cli("help any").output
    #expect(any.hasPrefix("any(list, condition) – a list function of expressions\n"), "\(any)")
    let page = cli("help min").output
    #expect(page.hasPrefix("min(a, b, …) – a function of expressions\n"), "\(page)")
    #expect(page.contains("min(list, expression): The smallest value of"), "\(page)")
  }

  @Test(
    "No line of a page is wider than a terminal",
    arguments: [
      "", "run", "sweep", "fit", "render", "plot", "watch", "check", "diff", "export", "output",
      "limits", "exit-codes", "environment", "validate", "new", "parameters", "schema",
      "completions", "help", "golden", "units", "overshoot", "stasis", "throw", "snap",
    ])
  func width(topic: String) {
    for line in cli("help \(topic)").lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test("Every type, action, trigger, function and diagnostic has a page")
  func words() {
    for topic in SceneTopic.all {
      let page = cli("help \(topic.name)")
      #expect(page.code == .success, "\(topic.name)")
      #expect(page.output.count > topic.name.count + 20, "\(topic.name)")
    }
    for warning in RunWarningGuide.all {
      #expect(cli("help \(warning.code)").output.contains("while a scene runs"), "\(warning.code)")
    }
    #expect(cli("help snaap").messages.contains(#"did you mean "snap"?"#))
  }

  @Test("Names of UIKit, keys and words of expressions lead to what they are of")
  func otherNames() {
    for (name, word) in [
      ("UISnapBehavior", "snap"), ("UIDynamicBehavior", "composite"),
      ("UIDynamicItemBehavior", "dynamicItem"), ("UILongPressGestureRecognizer", "longPress"),
      ("csv", "output"), ("jsonl", "output"), ("NO_COLOR", "environment"),
      ("dynamicAnimatorDidPause", "pause"),
      ("UIDynamicItemGroup", "group"), ("UIBezierPath", "path"), ("UIView", "view"),
      ("UICollisionBehaviorDelegate", "contactBegan"), ("UICollectionView", "collectionViewLayout"),
      ("setTranslatesReferenceBoundsIntoBoundary(with:)", "referenceBoundsInsets"),
      ("collisionBehavior(_:beganContactFor:with:at:)", "contactBegan"),
    ] { #expect(cli("help \(name)") == cli("help \(word)"), "\(name)") }
    // A key lists every place that has it, with its meaning there.
    let point = cli("help anchorPoint").output
    #expect(point.hasPrefix("\"anchorPoint\" – a key\n") && point.contains("  attachment "))
    #expect(cli("help snapPoint").output.contains("\"uidyn help snap\" explains"))
    for key in ["until", "timeLimit", "seed", "profile", "ticksPerSecond"] {
      #expect(
        cli("help \(key)").output.hasPrefix(
          "\"\(key)\" – a key\n\n\"uidyn help scene-keys\" explains \"run\", where it belongs.\n"))
    }
    let list = cli("help forEach").output
    for place in ["a \"forEach\" action\n", "\n  every behavior  ", "\n  event "] {
      #expect(list.contains(place), "\(place) is not in \(list)")
    }
    let spring = cli("help spring").output
    #expect(spring.contains("a spring field"))
    #expect(spring.contains("\n  animate  Spring that"), "\(spring)")
    #expect(cli("help touch").output.contains("numberOfTouches, view"))
    #expect(cli("help each").output.contains("previous"))
    #expect(cli("help margin").output.contains("\"uidyn schema summary\" describes it."))
    #expect(cli("help UISnapBehaviour").messages.hasPrefix("uidyn: error: no help for"))
  }

  @Test("Words that no key of a scene has are explained, too, and their examples are scenes")
  func lookedFor() throws {
    for (word, line) in [
      ("golden", "  uidyn check card.json"),
      ("stasis", "  { \"settlesWithin\": 1.5 }"),
      (
        "UIDynamicAnimator",
        "  delegate                 events \"on\": \"pause\" and \"on\": \"resume\""
      ),
      ("units", "  gravity         1 is UIKit's, 1,000 pt/s²; [0, 1] pulls down"),
      ("overshoot", "  { \"always\": \"card.center.y >= 292\" }"),
      (
        "throw",
        "    \"linearVelocity\": { \"card\": [300, -900] } }"
      ),
    ] {
      let page = cli("help \(word)")
      #expect(page.code == .success && page.lines.contains(Substring(line)), "\(page.output)")
      #expect(page.lines.allSatisfy { $0.count <= 80 })
      #expect(page.output.hasPrefix(word))
    }
    let result = cli(
      "validate -",
      input: """
        { "views": [ { "id": "card", "frame": [0, 0, 9, 9] } ], "behaviors": [
          { "type": "dynamicItem", "items": ["card"], "linearVelocity": { "card": [300, -900] } } ],
          "expect": [ { "always": "card.center.y >= 292" } ] }
        """)
    #expect(result.messages == "<stdin>: valid\n")
    let missing = cli(
      "validate -",
      input:
        #"{ "views": [ { "id": "a", "frame": [0, 0, 9, 9] } ], "expect": [ { "always": "a.overshootY < 8" } ], "acknowledges": ["view-without-behavior"] }"#
    )
    #expect(
      missing.messages.contains(
        #"hint: it is a column of "uidyn sweep"; see "uidyn help overshoot""#
      ))
  }

  @Test("Every example of the help can stand in a scene", arguments: SceneTopic.all.map(\.name))
  func examples(name: String) throws {
    guard let example = SceneTopic.named(name)?.example else { return }
    let scene = Self.scene(with: example, needsLayout: name == "scroll")
    let loading = SceneLoader.load(Array(scene.utf8), name: "example.json")
    #expect(
      loading.scene != nil,
      "\(name):\n\(DiagnosticRenderer(loading.source).render(loading.diagnostics))")
  }

  /// A scene for an example of the help, inserted at the place that its keys tell.
  private static func scene(with example: String, needsLayout: Bool) -> String {
    func has(_ keys: String...) -> Bool { keys.contains { example.contains("\"\($0)\":") } }
    func begins(_ keys: String...) -> Bool { keys.contains { example.hasPrefix("{ \"\($0)\":") } }
    let layout =
      #""collectionViewLayout": { "contentSize": [9, 9], "collectionView": { "bounds": [0, 0, 9, 9] } }"#
    let view = #""referenceView": { "size": [375, 667] }"#
    var parts = ["views": "", "gestures": "", "behaviors": "", "events": "", "expect": ""]
    var members = [needsLayout ? layout : view]
    if begins("run", "items", "parameters", "referenceView", "collectionViewLayout") {
      let member = String(example.dropFirst(2).dropLast(2))
      let isSystem = begins("referenceView", "collectionViewLayout")
      members = isSystem ? [member] : members + [member]
    } else if begins("match") || has("that") {
      parts["expect"] = example
    } else if has("touches", "strokes", "recording") {
      parts["gestures"] = example
    } else if has("type") {
      parts["behaviors"] = ", " + example
    } else if has("frame") {
      parts["views"] = ", " + example
    } else {
      let isEvent = begins("at", "on", "when", "every")
      parts["events"] = isEvent ? example : #"{ "on": "start", "do": [ \#(example) ] }"#
    }
    return """
      { \(members.joined(separator: ", ")), "variables": { "score": 0 },
        "gestures": [ \(parts["gestures"] ?? "") ],
        "views": [ { "id": "card", "frame": [60, 60, 80, 40] },
          { "id": "slot", "frame": [200, 300, 40, 40] }\(parts["views"] ?? "") ],
        "behaviors": [ { "type": "gravity", "id": "fall", "items": ["card"], "added": false },
          { "type": "collision", "id": "box", "items": ["card"],
            "boundaries": [ { "id": "floor", "from": [0, 600], "to": [375, 600] } ] },
          { "type": "dynamicItem", "id": "props", "items": ["card"] },
          { "type": "composite", "id": "all" }\(parts["behaviors"] ?? "") ],
        "events": [ \(parts["events"] ?? "") ], "expect": [ \(parts["expect"] ?? "") ] }
      """
  }

  @Test(
    "Every type, gesture, trigger and action has an example, and so have the objects that are written"
  )
  func everyExample() {
    let without = SceneTopic.all.filter { $0.example == nil }.map(\.name)
    let others = Set(
      ExpressionFunction.allCases.map(\.rawValue) + ExpressionWord.allCases.map(\.rawValue)
        + ExpressionAggregate.allCases.map(\.rawValue) + DiagnosticCode.allCases.map(\.rawValue))
    #expect(without.filter { !others.contains($0) } == ["scene"])
  }

  @Test("The manual page holds every option and is taken by groff without a word")
  func manual() throws {
    let page = cli("help --man").output
    for option in ["\\-\\-require\\-stasis", "\\-o, \\-\\-output FILE", ".SH EXIT STATUS"] {
      #expect(page.contains(option), "\(option)")
    }
    #expect(page.utf8.allSatisfy { $0 < 128 })
    let script =
      "command -v groff > found || exit 0; \"$uidyn\" help --man | groff -man -ww -z -Tutf8"
    let result = try Tool.shell(script, in: TestFolder())
    #expect(result == Tool.Result(output: "", messages: "", status: 0))
  }

  @Test("--help shows the page of the command, even beside wrong operands")
  func helpOption() {
    #expect(cli("--help") == cli("help"))
    #expect(cli("-h") == cli("help"))
    #expect(cli("run --help") == cli("help run"))
    #expect(cli("run a b c -h") == cli("help run"))
    #expect(cli("--help validate") == cli("help validate"))
  }

  @Test("The version names the release and the numbers")
  func version() {
    let expected = CommandResult(output: "uidyn 0.1.0 (numerics 1)\n", code: .success)
    for line in ["--version", "version", "run --version"] { #expect(cli(line) == expected) }
  }
}
