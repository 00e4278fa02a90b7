// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn export", .timeLimit(.minutes(30)))
struct ExportCommandTests {
  private static let falling = """
    { "referenceView": { "size": [300, 400] },
      "views": [ { "id": "box", "frame": [130, 20, 40, 40] },
        { "id": "still", "frame": [10, 10, 20, 20] } ],
      "behaviors": [ { "type": "gravity", "items": ["box"] },
        { "type": "collision", "items": ["box"], "translatesReferenceBoundsIntoBoundary": true } ],
      "acknowledges": ["view-without-behavior"] }
    """

  @Test("A drawing is called by the scene's title, or by its file, in a log as well")
  func title() throws {
    let folder = TestFolder()
    let titled = Self.falling.replacing(
      #"{ "referenceView""#, with: #"{ "title": "A <box>", "referenceView""#)
    for (text, markup, json) in [
      (titled, "A &lt;box&gt;", #""nm":"A \u003cbox>","#),
      (Self.falling, "s.json", #""nm":"s.json","#),
    ] {
      folder.write("s.json", text)
      _ = cli(["run", folder("s.json"), "-q", "-o", "/dev/null", "--log", folder("s.log")])
      for input in ["s.json", "s.log"] {
        let svg = cli(["export", folder(input), "-q", "--as", "svg"]).output
        #expect(svg.contains("<title>\(markup)</title>"), "\(svg.prefix(500))")
        let lottie = cli(["export", folder(input), "-q", "--as", "lottie"]).output
        #expect(lottie.hasPrefix(#"{"v":"5.7.0",\#(json)"#), "\(lottie.prefix(99))")
      }
    }
  }

  @Test("A scroll is not in the motion of a content, which is said of every form but code")
  func scrolling() {
    func messages(_ rest: String, _ form: String = "svg") -> String {
      let scene = """
        { "collectionViewLayout": { "contentSize": [320, 1200], "collectionView": { "bounds": [0, 0, 320, 400] } },
          "views": [ { "id": "cell", "frame": [0, 20, 320, 60] } ],
          "behaviors": [ { "type": "snap", "item": "cell", "snapPoint": [160, 90] } ],
          "run": { "timeLimit": 0.3, "until": "timeLimit" }\(rest) }
        """
      let result = cli(
        "export - --as \(form)\(form == "uikit" ? "" : " --item cell")", input: scene)
      #expect(result.code == .success, "\(result)")
      return result.messages
    }
    let warning = """
      uidyn: warning: the collection view scrolls; the motion is exported in content coordinates

      """
    let finger =
      #", "gestures": [ { "id": "f", "type": "scroll", "touches": [[0.1, 90, 300], [0.2, 90, 200]] } ]"#
    let action =
      #", "events": [ { "at": 0.1, "do": [ { "set": "collectionView.contentOffset", "to": [0, 50] } ] } ]"#
    for form in ["svg", "css", "waapi", "lottie", "ca"] {
      #expect(messages(finger, form) == warning, "\(form)")
    }
    #expect(messages(action) == warning)
    #expect(messages("") == "")
    #expect(!messages(finger, "uikit").contains("the collection view scrolls"))
  }

  @Test(
    "A wrong command line says what is wrong and exits with 2",
    arguments: [
      UsageCase(
        "export", "export needs a SCENE", hint: #"to read the scene from standard input, use -"#),
      UsageCase(
        "export -", "missing --as FORM",
        hint: "use one of css, linear, waapi, svg, lottie, ca, swiftui, compose, spring, uikit"),
      UsageCase(
        "export - -o motion.txt", "missing --as FORM",
        hint: "use one of css, linear, waapi, svg, lottie, ca, swiftui, compose, spring, uikit"),
      UsageCase("export - --as cs", #"invalid value "cs" for --as"#, hint: #"did you mean "css"?"#),
      UsageCase(
        "export - --as css --tolerance", "--tolerance needs a value", hint: "--tolerance PT"),
      UsageCase(
        "export - --as css --items box --item still", #"--item is repeated: "still" and "box""#,
        hint: "separate values with commas: --item still,box"),
      UsageCase(
        "export - --as css --item box,box", #"invalid value "box,box" for --item"#,
        hint: #""box" is repeated"#),
      UsageCase(
        "export - --as css --item bix", #"the scene has no item "bix""#,
        hint: #"did you mean "box"?"#),
      UsageCase(
        "export - --as css --from 2 --to 1", "--from is after --to"),
      UsageCase(
        "export x.log --as css --set a=1",
        #"--set needs a scene, and "x.log" is a recording"#),
    ])
  func usage(example: UsageCase) {
    let result = cli(example.words, input: Self.falling)
    #expect(result == CommandResult(messages: example.messages, code: .usage))
  }

  @Test("A tolerance is a length above 0", arguments: ["0", "-1", "nan", "1e-9", "1pt", "inf"])
  func tolerance(_ text: String) {
    let result = cli("export - --as css --tolerance=\(text)", input: Self.falling)
    let error = UsageCase(
      "x", "invalid value \"\(text)\" for --tolerance",
      hint: "use a length in pt, 0.0001 or more, such as 0.25")
    #expect(result == CommandResult(messages: error.messages, code: .usage))
  }

  @Test(
    "The name of the file chooses the form, and --as goes before it",
    arguments: [
      ("x.css", "", "/* uidyn"), ("x.linear.css", "--item box", "/* uidyn"),
      ("x.waapi.json", "", "{\"about\":"), ("x.SVG", "", "<svg "),
      ("x.lottie.json", "", "{\"v\":"), ("x.lot", "", "{\"v\":"), ("x.swift", "", "// uidyn"),
      ("x.swiftui.swift", "", "// uidyn"), ("x.kt", "", "// uidyn"),
      ("x.css", "--as svg", "<svg "), ("x", "--as lottie", "{\"v\":"),
    ])
  func formByName(_ name: String, _ option: String, _ start: String) {
    let folder = TestFolder()
    let result = cli("export - -o \(folder(name)) \(option)", input: Self.falling)
    #expect(result == CommandResult(code: .success))
    #expect(folder.read(name)?.hasPrefix(start) == true)
    #expect(name != "x.swift" || folder.read(name)?.contains("import QuartzCore") == true)
    #expect(name != "x.swiftui.swift" || folder.read(name)?.contains("import SwiftUI") == true)
    #expect(name != "x.linear.css" || folder.read(name)?.contains("linear(0, ") == true)
  }

  /// Reads the rule like a browser: its class rotates the element, the other one starts the transition.
  @Test("A turn as linear() begins and ends at the angles of the item, wherever it lay at first")
  func turn() throws {
    let scene = """
      {"views":[{"id":"r","frame":[31.5,70.25,90,40],"angle":-2.1}],
       "behaviors":[{"type":"snap","item":"r","snapPoint":[76.5,90.25],"damping":0.4}]}
      """
    let text = cli("export - --as linear --tolerance 0.05", input: scene).output
    let first = text.firstMatch(of: /\.r \{ rotate: (\S+)rad; transition: rotate var/)
    let last = text.firstMatch(of: /\.r\.moved \{ rotate: (\S+)rad; \}/)
    let start = try #require(first.flatMap { Double($0.1) })
    let end = try #require(last.flatMap { Double($0.1) })
    #expect(start == -2.1 && abs(end) < 1e-4)
    let list = try #require(text.firstMatch(of: /linear\((.*)\)/)?.1)
    let stops = list.split(separator: ", ").map { stop in
      stop.split(separator: " ").compactMap { Double($0.filter { $0 != "%" }) }
    }
    let angles = cli("run - -q --columns angle --format csv", input: scene).lines.dropFirst()
      .compactMap { Double($0) }
    #expect(angles.count > 30)
    for (tick, angle) in angles.enumerated() {
      let share = 100 * Double(tick) / Double(angles.count - 1)
      let next = try #require(
        stops.indices.dropFirst().first { $0 == stops.count - 1 || stops[$0][1] >= share })
      let a = next == 1 ? 0 : stops[next - 1][1]
      let b = next == stops.count - 1 ? 100 : stops[next][1]
      let way = stops[next - 1][0] + (stops[next][0] - stops[next - 1][0]) * (share - a) / (b - a)
      // A corner is 49.2 pt from the center.
      expectClose(start + (end - start) * way, angle, within: 0.05 / 49.2 + 1e-4)
    }
  }

  @Test("Only what is asked for, and only what moves, is written")
  func items() {
    let all = cli("export - --as css", input: Self.falling).output
    #expect(all.contains(".box {") && !all.contains(".still"))
    let still = cli("export - --as css --item still", input: Self.falling)
    #expect(still.code == .success && !still.output.contains(".box"))
    let drawing = cli("export - --as svg", input: Self.falling).output
    #expect(drawing.contains("class=\"box\"") && drawing.contains("class=\"still\""))
  }

  @Test("A range of times begins and ends the motion")
  func range() throws {
    let text = cli("export - --as swiftui --from 0.1 --to 0.4", input: Self.falling).output
    let seconds = text.matches(of: /duration: ([0-9.]+)/).compactMap { Double($0.1) }
    expectClose(seconds.reduce(0, +), 0.3, within: 1e-4)
    let rows = cli("run - --columns item,y --items box", input: Self.falling).lines
    let shown = try #require(rows[6].firstMatch(of: /"y":([0-9.]+)/)?.1)
    let written = try #require(text.firstMatch(of: /var y = ([0-9.]+)/)?.1)
    expectClose(try #require(Double(written)), try #require(Double(shown)), within: 0.0015)
    for range in ["--from 9", "--to 0", "--from 0.2 --to 0.201"] {
      #expect(
        cli("export - --as css \(range)", input: Self.falling)
          == CommandResult(
            messages: """
              uidyn: error: no motion to export
                hint: there are fewer than two ticks between --from and --to

              """, code: .usage))
    }
  }

  @Test("A value that an option cannot have is a wrong command line")
  func wrongValues() {
    for (options, message) in [
      ("--as nope", "invalid value \"nope\" for --as"),
      ("--as css --item nope", "the scene has no item \"nope\""),
      ("--as css --tolerance far", "invalid value \"far\" for --tolerance"),
      ("--as css --from now", "invalid value \"now\" for --from"),
      ("--as css --set nope=1", "--set: the scene has no parameter \"nope\""),
      ("--as css --limit nope=1", "unknown limit \"nope\""),
      ("--as css --color nope", "invalid value \"nope\" for --color"),
      ("-o motion.nope", "missing --as FORM"),
    ] {
      let result = cli("export - \(options)", input: Self.falling)
      #expect(result.code == .usage && result.output.isEmpty, "\(options): \(result)")
      #expect(result.messages.hasPrefix("uidyn: error: \(message)\n"), "\(result.messages)")
    }
  }

  /// UIView's springs leave a thousandth of the distance at the end.
  ///
  /// For damping ratio 0.5 that is exp(-ωT/2) / sqrt(3/4), for ratio 1 (1 + ωT) exp(-ωT).
  @Test("An animation with a spring is exported as that spring, in every library's words")
  func spring() throws {
    let scene = """
      { "referenceView": { "size": [375, 200] },
        "views": [ { "id": "badge", "center": [40, 100], "size": [40, 20] }, { "id": "dial", "center": [40, 30], "size": [20, 20] } ],
        "events": [ { "on": "start", "do": [
          { "animate": { "set": "badge.center.x", "to": 300, "duration": 0.8, "spring": { "damping": 0.5 } } },
          { "animate": { "set": "dial.angle", "to": 1.5, "duration": 0.8, "spring": { "damping": 1 } } } ] } ],
        "run": { "timeLimit": 2, "until": "timeLimit" }, "acknowledges": ["view-without-behavior"] }
      """
    let result = cli("export - --as spring", input: scene)
    #expect(result.code == .success)
    let parts = result.output.split(separator: "\n\n").dropFirst().map(String.init)
    try #require(parts.count == 2, "\(result.output)")
    #expect(parts[0].hasPrefix("badge, x from 40 to 300: largest error "))
    #expect(parts[1].hasPrefix("dial, angle from 0 to 1.5 rad: largest error "))
    for (part, ratio, frequency) in [(parts[0], 0.5, 17.628991), (parts[1], 1.0, 11.541677)] {
      let spring = part.matches(of: /stiffness: ([0-9.]+), damping: ([0-9.]+)/)
      #expect(spring.count == 3, "\(part)")
      let stiffness = try #require(Double(spring[0].1))
      let damping = try #require(Double(spring[0].2))
      expectClose(stiffness, frequency * frequency, within: 0.01 * stiffness)
      expectClose(damping, 2 * ratio * frequency, within: 0.01 * damping)
      let written = part.firstMatch(of: /dampingRatio = ([0-9.]+)f/)?.1
      let bounce = part.firstMatch(of: /bounce: ([0-9.]+)/)?.1
      // The spring nearest at 48 ticks is close to the original, but not equal.
      expectClose(Double(written ?? "") ?? .nan, ratio, within: 0.006)
      expectClose(Double(bounce ?? "") ?? .nan, 1 - ratio, within: 0.006)
    }
  }

  /// A quadratic curve equals the cubic whose handles are at two thirds of the distance to its handle.
  @Test("Outlines of items are drawn, in drawings from the middle, in Lottie from the corner")
  func outlines() {
    let scene = """
      { "referenceView": { "size": [200, 200] },
        "views": [
          { "id": "tri", "center": [50, 50], "size": [40, 30], "collisionBounds": { "path": { "points": [[-20, 15], [20, 15], [0, -15]] } } },
          { "id": "drop", "center": [120, 50], "size": [20, 24],
            "collisionBounds": { "path": { "svg": "M-10 0 Q0 -12 10 0 C10 10 -10 10 -10 0 Z" } } } ],
        "behaviors": [ { "type": "gravity", "items": ["tri", "drop"] } ],
        "run": { "timeLimit": 0.5, "until": "timeLimit" } }
      """
    let drawing = cli("export - --as svg", input: scene).output
    #expect(drawing.contains(#"<g class="tri"><path d="M-20 15L20 15L0 -15Z""#), "\(drawing)")
    #expect(
      drawing.contains(#"<path d="M-10 0C-3.3333 -8 3.3333 -8 10 0C10 10 -10 10 -10 0Z""#),
      "\(drawing)")
    let lottie = cli("export - --as lottie", input: scene).output
    #expect(
      lottie.contains(
        #""c":true,"v":[[0,30],[40,30],[20,0]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]]"#),
      "\(lottie)")
    #expect(
      lottie.contains(
        #""c":true,"v":[[0,12],[20,12]],"i":[[0,10],[-6.6667,-8]],"o":[[6.6667,-8],[0,10]]"#),
      "\(lottie)")
  }

  @Test("An output never overwrites its scene")
  func overwriting() {
    let folder = TestFolder()
    let scene = folder.write("x.json", Self.falling)
    let result = cli(["export", scene, "--as", "css", "-o", scene])
    #expect(result.code == .usage)
    let sentence = "the output would overwrite \"\(scene)\", which is an input"
    #expect(result.messages == "uidyn: error: \(sentence)\n")
    #expect(folder.read("x.json") == Self.falling)
  }

  // MARK: What a form cannot hold

  @Test(
    "A form that cannot hold a motion says why, names one that can, and exits with 1",
    arguments: [
      (
        "pendulum", "linear",
        #""bob" is still moving at the last tick (the time limit of 6 s is reached), and linear() needs an item at rest at the end"#
      ),
      ("snap", "linear", #""loose" moves and rotates, and linear() carries only one of them"#),
      (
        "bouncing-square", "linear",
        #""square" leaves the straight line by 325.314 pt, and linear() only carries progress along it"#
      ),
      (
        "lock-screen-bounce", "linear",
        #""lockScreen" ends where it started, and linear() needs a distance"#
      ),
      (
        "bouncing-square", "spring",
        #"no single spring fits the x of "square": the nearest is off by 1612 % of the distance, more than 5 %"#
      ),
      (
        "pendulum", "spring",
        #""bob" is still moving at the last tick (the time limit of 6 s is reached), and a spring needs an item at rest at the end"#
      ),
      (
        "snap", "spring",
        #"no single spring fits the y of "loose": the nearest is off by 8.6 % of the distance, more than 5 %"#
      ),
      (
        "lock-screen-bounce", "spring",
        #"the y of "lockScreen" ends where it started, and a spring needs a distance"#
      ),
      (
        "card-stack", "spring",
        #""card-3" is not in the hierarchy at every tick, and a spring cannot hide items"#
      ),
    ])
  func refusals(_ name: String, _ form: String, _ message: String) {
    let result = cli(["export", Self.example(name), "--as", form, "-q"])
    let hint = "use --as css, or --item to choose other items"
    #expect(
      result
        == CommandResult(messages: "uidyn: error: \(message)\n  hint: \(hint)\n", code: .negative))
    #expect(cli(["export", Self.example(name), "--as", "css", "-q"]).code == .success)
  }

  private static func example(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/\(name).json").standardizedFileURL.path
  }

  @Test("What UIKit has no word for is counted once, however often the code tells of it")
  func unsaid() {
    let scene = """
      { "referenceView": { "size": [300, 400] },
        "views": [ { "id": "a", "center": [100, 100], "size": [40, 40] } ],
        "behaviors": [ { "type": "gravity", "item": "a" } ],
        "events": [ { "on": ["start", "pause"], "do": [ { "copy": "a", "as": "b" } ] } ] }
      """
    let result = cli("export - --as uikit", input: scene)
    #expect(
      result.output.components(separatedBy: "// /events/0/do/0: the app has to create copies").count
        == 3)
    let said =
      "uidyn: warning: 1 part of the scene could not be exported; a comment in the code names it\n"
    #expect(result.messages.hasSuffix(said), "\(result.messages)")
  }

  @Test("A drawing has places: --relative is refused", arguments: ["svg", "lottie"])
  func relativeDrawing(_ form: String) {
    let result = cli("export - --as \(form) --relative", input: Self.falling)
    #expect(result.code == .negative)
    #expect(result.messages.hasSuffix("  hint: omit --relative, or use --as css\n"))
  }

  @Test("A motion that a guard ended has no end; what was before can be exported")
  func guarded() throws {
    let scene = Self.falling.replacing(
      #""behaviors""#,
      with:
        #""variables": { "n": 0 }, "events": [ { "at": 0.5, "do": [ { "set": "n", "to": "=1/n" } ] } ], "behaviors""#
    )
    let run = cli("run -", input: scene)
    #expect(run.code == .guarded)
    let result = cli("export - --as css", input: scene)
    #expect(result.code == .negative && result.output == "")
    #expect(result.messages.hasPrefix("uidyn: error: the run was stopped: "))
    let time = try #require(result.messages.firstMatch(of: /--to ([0-9.]+) exports/)?.1)
    #expect(cli("export - --as css --to \(time)", input: scene).code == .success)
    let atOnce = cli("export - --as css", input: scene.replacing("\"at\": 0.5", with: "\"at\": 0"))
    #expect(atOnce.code == .negative && !atOnce.messages.contains("hint"), "\(atOnce)")
  }

  // MARK: Logs

  @Test("A log gives the same bytes as its scene, moved away or not")
  func log() {
    let folder = TestFolder()
    let scene = folder.write("x.json", Self.falling)
    #expect(cli(["run", scene, "--log", folder("x.log"), "-o", "/dev/null"]).code == .success)
    for form in ["css", "lottie", "svg"] {
      let played = cli(["export", scene, "--as", form])
      #expect(played.code == .success)
      #expect(cli(["export", folder("x.log"), "--as", form]) == played)
    }
    // Without the scene, outlines and the reference view are unknown; the motion is the same.
    let css = cli(["export", folder("x.log"), "--as", "css"]).output
    folder.write("x.json", "{}")
    #expect(cli(["export", folder("x.log"), "--as", "css", "--item", "box"]).output == css)
  }

  @Test("A log that lacks rows is refused with what would do")
  func incompleteLogs() throws {
    let folder = TestFolder()
    let scene = folder.write("x.json", Self.falling)
    _ = cli(["run", scene, "--log", folder("thin.log"), "--every", "10", "-o", folder("x.csv")])
    _ = cli(["run", scene, "--log", folder("x.log"), "-o", "/dev/null"])
    let whole = try #require(folder.read("x.log"))
    let lines = whole.split(separator: "\n")
    folder.write(
      "torn.log",
      lines.filter { !$0.contains(#""record":"frame""#) || !$0.contains("still") }
        .joined(separator: "\n") + "\n")
    let cases = [
      (
        "thin.log", "\"\(folder("thin.log"))\" has only 1 of every 10 ticks",
        "export the scene instead: uidyn export \(folder("x.json"))"
      ),
      (
        "x.csv", "\(folder("x.csv")) has rows but no header of a log",
        "export the scene, or record a log: uidyn run SCENE --log x.log"
      ),
    ]
    for (name, message, hint) in cases {
      let result = cli(["export", folder(name), "--as", "css"])
      #expect(result.messages == "uidyn: error: \(message)\n  hint: \(hint)\n")
      #expect(result.code == .input && result.output == "")
    }
    #expect(cli(["export", folder("torn.log"), "--as", "css", "--item", "box"]).code == .success)
    let torn = cli(["export", folder("torn.log"), "--as", "css", "--item", "box,still"])
    #expect(
      torn.messages == "uidyn: error: \"\(folder("torn.log"))\" has no rows of \"still\"\n"
        + "  hint: choose other items or times with --item, --from and --to\n")
    #expect(torn.code == .negative && torn.output == "")
    #expect(cli(["export", folder("gone.log"), "--as", "css"]).code == .input)
    let unknown = cli(["export", folder("x.log"), "--as", "css", "--item", "bos"])
    #expect(
      unknown.messages
        == "uidyn: error: the log has no item \"bos\"\n  hint: did you mean \"box\"?\n")
  }

  // MARK: Who is there

  private static let late = """
    { "referenceView": { "size": [300, 400] },
      "views": [ { "id": "bit", "frame": [10, 20, 30, 40], "repeat": { "count": 3, "offset": [50, 0] } },
        { "id": "never", "frame": [10, 10, 20, 20], "added": false, "angle": 0.3 } ],
      "behaviors": [ { "type": "gravity", "items": ["bit"] },
        { "type": "collision", "items": ["bit"], "translatesReferenceBoundsIntoBoundary": true } ],
      "events": [ { "at": 0.3, "do": [ { "removeFromSuperview": "bit-2" } ] } ],
      "acknowledges": ["view-without-behavior"] }
    """

  @Test(
    "Who is never there is left out, of a log too, and refused by name",
    arguments: ["css", "waapi", "svg", "lottie", "ca", "swiftui", "compose"])
  func never(_ form: String) {
    let folder = TestFolder()
    let scene = folder.write("x.json", Self.late)
    _ = cli(["run", scene, "--log", folder("x.log"), "-o", "/dev/null"])
    let played = cli(["export", scene, "--as", form])
    #expect(played.code == .success && !played.output.contains("never"))
    #expect(cli(["export", folder("x.log"), "--as", form]) == played)
    let hint = "  hint: choose other items or times with --item, --from and --to\n"
    let asked = cli(["export", scene, "--as", form, "--item", "bit-1,never"])
    #expect(asked.messages == "uidyn: error: \"never\" is never in the hierarchy\n\(hint)")
    #expect(asked.code == .negative && asked.output == "")
    let gone = cli(["export", scene, "--as", form, "--item", "bit-2", "--from", "0.5"])
    #expect(gone.messages == "uidyn: error: \"bit-2\" is never in the hierarchy\n\(hint)")
  }

  @Test("Nothing to be seen is nothing to be written")
  func nobody() {
    let scene = """
      { "referenceView": { "size": [300, 400] }, "acknowledges": ["view-without-behavior"],
        "views": [ { "id": "bit", "frame": [10, 20, 30, 40], "added": false } ],
        "run": { "timeLimit": 0.5, "until": "timeLimit" } }
      """
    let result = cli("export - --as svg", input: scene)
    #expect(result.code == .negative)
    #expect(result.messages.hasPrefix("uidyn: error: no visible item\n"))
  }

  @Test(
    "Items are asked for by ids, by the id that copies share, and by patterns; the order is the scene's",
    arguments: [
      ("bit", ["bit-1", "bit-2", "bit-3"]), ("*-3,bit-1", ["bit-1", "bit-3"]),
      ("b*2", ["bit-2"]), ("bit-2", ["bit-2"]), ("bit,never*", ["bit-1", "bit-2", "bit-3"]),
    ])
  func selection(_ items: String, _ classes: [String]) {
    let folder = TestFolder()
    let scene = folder.write("x.json", Self.late)
    _ = cli(["run", scene, "--log", folder("x.log"), "-o", "/dev/null"])
    for input in [scene, folder("x.log")] {
      let css = cli(["export", input, "--as", "css", "--item", items]).output
      let found = css.matches(of: /\n  \.(\S+) \{ animation/).map { String($0.1) }
      #expect(found == classes, "\(items)")
    }
    let none = cli(["export", scene, "--as", "css", "--item", "bits*"])
    #expect(none.messages.hasPrefix("uidyn: error: the scene has no item \"bits*\"\n"))
  }

  // MARK: Springs

  /// A panel that snaps 400 pt up and not sideways.
  private static func panel(_ snap: String, _ events: String) -> String {
    """
    { "referenceView": { "size": [400, 800] },
      "views": [ { "id": "panel", "center": [200, 700], "size": [200, 100] } ],
      "behaviors": [
        { "type": "snap", "item": "panel", "snapPoint": [200, 300], \(snap) },
        { "type": "dynamicItem", "item": "panel", "allowsRotation": false } ]\(events) }
    """
  }

  @Test(
    "What fades like an exponential is near a strongly damped spring; what jumps is not a spring")
  func noSpring() {
    let move = #"{ "set": "panel.center.y", "to": 300 }, { "updateItem": "panel" }"#
    let cases = [
      (
        "export - --as spring",
        Self.panel(
          #""damping": 0.6, "added": false"#,
          #", "events": [ { "at": 0, "do": [ \#(move), { "addBehavior": "snap" } ] } ]"#),
        "the y of \"panel\" jumps to its end within two ticks, too fast for a spring"
      )
    ]
    let fading = cli(
      "export - --as spring --from 0.05 -q",
      input: """
        { "referenceView": { "size": [400, 800] },
          "views": [ { "id": "panel", "center": [200, 700], "size": [200, 100] } ],
          "behaviors": [
            { "type": "dynamicItem", "item": "panel", "resistance": 6, "linearVelocity": { "panel": [0, -1500] } } ] }
        """)
    #expect(fading.code == .success && fading.messages.isEmpty, "\(fading)")
    let share = fading.output.firstMatch(of: /nearest springs, largest error ([0-9.]+) % of/)?.1
    #expect(Double(share ?? "") ?? 9 < 3, "\(fading.output)")
    for (words, scene, message) in cases {
      let hint = "use --as css, or --item to choose other items"
      #expect(
        cli(words + " -q", input: scene)
          == CommandResult(messages: "uidyn: error: \(message)\n  hint: \(hint)\n", code: .negative)
      )
    }
  }

  @Test(
    "A spring that begins later is not hinted at where it would not come to rest, or nothing moves")
  func laterBeginning() {
    let still = """
      { "referenceView": { "size": [400, 800] },
        "views": [ { "id": "panel", "center": [200, 700], "size": [200, 100] } ],
        "gestures": [ { "id": "pan", "touches": [[0.1, 200, 700], [0.2, 210, 640]] } ],
        "behaviors": [ { "type": "dynamicItem", "id": "props", "item": "panel", "resistance": 0 } ],
        "events": [ { "on": "pan.ended", "do": [ @ ] } ], "run": { "timeLimit": 0.5 } }
      """
    for form in ["spring", "linear"] {
      #expect(
        cli("export - --as \(form) -q", input: still.replacing("@", with: ""))
          == CommandResult(
            messages: """
              uidyn: error: no item moves farther than the tolerance, 0.25 pt
                hint: nothing moves; an attachment without "length" keeps its initial distance

              """, code: .negative))
    }
    let thrown = #"{ "addLinearVelocity": [-300, 40], "for": "panel", "in": "props" }"#
    #expect(
      cli("export - --as spring -q", input: still.replacing("@", with: thrown))
        == CommandResult(
          messages: """
            uidyn: error: "panel" is still moving at the last tick (the time limit of 0.5 s is reached), \
            and a spring needs an item at rest at the end
              hint: use --as css, or --item to choose other items

            """, code: .negative))
  }

  /// A sheet that is released with a velocity at 0.1 s and settles at 482.
  private static func sheet(_ axis: String, start: Double, speed: Double) -> String {
    func point(_ along: Double, _ across: Double = 195) -> String {
      axis == "y" ? "[\(across), \(along)]" : "[\(along), \(across)]"
    }
    return """
      { "referenceView": { "size": [900, 900] },
        "views": [ { "id": "sheet", "center": \(point(start)), "size": [200, 200] } ],
        "behaviors": [
          { "type": "dynamicItem", "id": "body", "items": ["sheet"], "allowsRotation": false, "resistance": 1 },
          { "type": "attachment", "id": "settle", "item": "sheet", "anchorPoint": \(point(482)), "length": 0,
            "frequency": 2.4, "damping": 0.85, "added": false } ],
        "events": [ { "at": 0.1, "do": [ { "addBehavior": "settle" },
          { "addLinearVelocity": \(point(speed, 0)), "for": "sheet", "in": "body" } ] } ],
        "acknowledges": ["zero-length-attachment"] }
      """
  }

  @Test("A sheet that is thrown has the same spring whatever its speed", arguments: ["x", "y"])
  func thrownSheet(axis: String) throws {
    var springs: [(stiffness: Double, damping: Double)] = []
    for (start, speed) in [(782.0, -1700.0), (782, -700), (182, 1700), (782, 900)] {
      let scene = Self.sheet(axis, start: start, speed: speed)
      let output = cli("export - --as spring -q --from 0.1", input: scene).output
      let velocity = try #require(
        output.firstMatch(of: /initial velocity (\S+) pt\/s/)?.1, "\(output)")
      let spring = try #require(
        output.firstMatch(of: /stiffness: ([0-9.]+), damping: ([0-9.]+), initialVelocity:/))
      let (stiffness, damping) = (Double(spring.1) ?? .nan, Double(spring.2) ?? .nan)
      springs.append((stiffness, damping))
      // An engine that sets the velocity first is half a step of 1/120 s ahead of the spring.
      let ahead = speed - (stiffness * (start - 482) + damping * speed) / 240
      expectClose(Double(velocity) ?? .nan, ahead, within: 10, "\(output)")
      #expect(output.contains(", velocity: \(velocity) }\n"), "\(output)")
      #expect(output.contains("f), initialVelocity = \(velocity)f\n"), "\(output)")
    }
    for spring in springs {
      expectClose(spring.stiffness, springs[0].stiffness, within: 0.02 * springs[0].stiffness)
      expectClose(spring.damping, springs[0].damping, within: 0.02 * springs[0].damping)
    }
    let resting = cli(
      "export - --as spring -q --from 0.1", input: Self.sheet(axis, start: 782, speed: 0)
    ).output
    #expect(!resting.contains("elocity") && resting.contains("response: "), "\(resting)")
  }

  /// A sheet that a finger throws three times; `isMirrored` exchanges both ends of the axis.
  private static func fingerSheet(_ axis: String, isMirrored: Bool) -> String {
    func place(_ along: Int) -> String {
      let along = isMirrored ? 1200 - along : along
      return axis == "y" ? "300, \(along)" : "\(along), 300"
    }
    let strokes = [
      [(0.3, 470), (0.35, 440), (0.4, 380), (0.45, 300), (0.48, 240)],
      [(2, 90), (2.1, 110), (2.2, 160), (2.3, 210), (2.4, 240)],
      [(4, 470), (4.05, 500), (4.1, 570), (4.14, 640)],
    ].map { "[\($0.map { "[\($0.0), \(place($0.1))]" }.joined(separator: ", "))]" }
    return """
      { "referenceView": { "size": [1200, 1200] },
        "variables": { "start": 0, "stroke": 0 },
        "views": [ { "id": "sheet", "center": [\(place(866))], "size": [1200, 1200] } ],
        "gestures": [ { "id": "pan", "strokes": [\(strokes.joined(separator: ", "))] } ],
        "behaviors": [
          { "type": "dynamicItem", "id": "body", "items": ["sheet"], "allowsRotation": false, "resistance": 1 },
          { "type": "attachment", "id": "settle", "item": "sheet", "length": 0, "frequency": 2.4, "damping": 0.85,
            "anchorPoint": "=stroke < 2 ? point(\(place(482))) : stroke < 3 ? point(\(place(866))) : point(\(place(1166)))",
            "added": false } ],
        "events": [
          { "on": "pan.began", "do": [
            { "removeBehavior": "settle" }, { "set": "start", "to": "=sheet.center.\(axis)" } ] },
          { "on": "pan.changed", "do": [
            { "set": "sheet.center.\(axis)", "to": "=start + touch.translation.\(axis)" }, { "updateItem": "sheet" } ] },
          { "on": "pan.ended", "do": [
            { "set": "stroke", "to": "=stroke + 1" }, { "addBehavior": "settle", "new": true },
            { "addLinearVelocity": "=touch.velocity", "for": "sheet", "in": "body" } ] } ],
        "acknowledges": ["zero-length-attachment"] }
      """
  }

  @Test(
    "A spring begins where the finger lets go, also if the first row is still the finger's",
    arguments: ["x", "y"], [false, true])
  func throwsByFinger(axis: String, isMirrored: Bool) throws {
    let scene = Self.fingerSheet(axis, isMirrored: isMirrored)
    // The last begins where the hint of the refusal says.
    let times = ["0.48 --to 1.9", "0.5 --to 1.9", "2.4 --to 3.9", "2.42 --to 3.9", "4.14", "4.16"]
    #expect(cli("export - --as spring -q", input: scene).messages.contains(": --from 4.14 starts"))
    let springs = try times.map { time in
      let output = cli("export - --as spring -q --from \(time)", input: scene).output
      let spring = try #require(
        output.firstMatch(of: /stiffness: ([0-9.]+), damping: ([0-9.]+), initialVelocity:/),
        "\(time): \(output)")
      let velocity = try #require(output.firstMatch(of: /initial velocity (\S+) pt\/s/)?.1)
      return try [spring.1, spring.2, velocity].map { try #require(Double($0)) }
    }
    for (time, spring) in zip(times, springs) {
      expectClose(spring[0], springs[5][0], within: 0.02 * springs[5][0], "\(time)")
      expectClose(spring[1], springs[5][1], within: 0.02 * springs[5][1], "\(time)")
    }
    // The first and the last throw begin at the same tick either way.
    #expect(springs[0] == springs[1] && springs[4] == springs[5])
    #expect((springs[2][2] < 0) == isMirrored && (springs[0][2] > 0) == isMirrored)
  }

  @Test(
    "A sheet on its way has the spring of its release, or none; one under a finger has none",
    arguments: ["x", "y"], [false, true])
  func begunByFinger(axis: String, isMirrored: Bool) throws {
    let scene = Self.fingerSheet(axis, isMirrored: isMirrored)
    var found = 0
    for tick in 250..<285 {
      let result = cli("export - --as spring -q --from \(Double(tick) / 60)", input: scene)
      guard result.code == .success else { continue }
      let spring = try #require(
        result.output.firstMatch(of: /stiffness: ([0-9.]+), damping: ([0-9.]+), initialVelocity:/),
        "\(tick): \(result)")
      expectClose(Double(spring.1) ?? .nan, 205.8, within: 0.02 * 205.8, "\(tick)")
      expectClose(Double(spring.2) ?? .nan, 25.79, within: 0.02 * 25.79, "\(tick)")
      found += 1
    }
    #expect(found >= 6)
    for (held, release) in [
      ("4.05", "4.14"), ("4.1", "4.14"), ("4.13", "4.14"), ("0.46 --to 1.9", "0.48"),
    ] {
      let result = cli("export - --as spring -q --from \(held)", input: scene)
      #expect(
        result.code == .negative
          && result.messages.contains("a finger moves until \(release) s: --from \(release) starts"),
        "\(held): \(result)")
    }
  }

  @Test("Where a finger moves things first, the refusal of a spring says from when on to look")
  func finger() {
    let scene = """
      { "referenceView": { "size": [400, 800] },
        "views": [ { "id": "panel", "center": [200, 700], "size": [200, 100] } ],
        "gestures": [ { "id": "pan", "touches": [[0.1, 200, 700], [0.2, 200, 640], [0.35, 200, 610]] } ],
        "behaviors": [
          { "type": "snap", "id": "home", "item": "panel", "snapPoint": [200, 300], "added": false },
          { "type": "dynamicItem", "item": "panel", "allowsRotation": false } ],
        "events": [
          { "on": "pan.changed", "do": [ { "set": "panel.center", "to": "=touch.location" }, { "updateItem": "panel" } ] },
          { "on": "pan.ended", "do": [ { "addBehavior": "home" } ] } ] }
      """
    let result = cli("export - --as spring -q", input: scene)
    #expect(
      result.messages.hasSuffix(
        "\n  hint: a finger moves until 0.35 s: --from 0.35 starts after it; use --as css, or"
          + " --item to choose other items\n"), "\(result)")
    #expect(!cli("export - --as spring -q --from 0.35", input: scene).messages.contains("finger"))
  }

  @Test("--items is taken where a command has --item, and --item where it has --items")
  func bothSpellings() {
    #expect(
      cli("export - --as css --items box", input: Self.falling)
        == cli("export - --as css --item box", input: Self.falling))
    #expect(
      cli("run - --item box --every 20", input: Self.falling)
        == cli("run - --items box --every 20", input: Self.falling))
    #expect(cli("run - --item box --every 20", input: Self.falling).code == .success)
  }

  @Test("What goes aside on its way has a spring for each of its numbers")
  func springs() throws {
    let text = cli(["export", Self.example("snap"), "--as", "spring", "--item", "usual"]).output
    let heads = text.matches(of: /usual, (\w+) from (\S+) to (\S+): largest error ([0-9.]+) %/)
    #expect(heads.map { "\($0.1) \($0.2) \($0.3)" } == ["x 70 270", "y 260 359.999"])
    #expect(heads.allSatisfy { Double($0.4) ?? 9 <= 5 })
    #expect(text.hasSuffix("(It rotates by up to 0.183 rad and back, which the spring omits.)\n"))
    // A straight diagonal path needs one spring for both axes.
    let straight = cli("export - --as spring", input: Self.slide).output
    #expect(straight.contains("box, position from (60, 80) to (180, 240):"))
    #expect(straight.components(separatedBy: "SwiftUI").count == 2)
  }

  private static let slide = """
    { "views": [ { "id": "box", "center": [60, 80], "size": [40, 40] } ],
      "behaviors": [ { "type": "snap", "item": "box", "snapPoint": [180, 240] },
        { "type": "dynamicItem", "items": ["box"], "allowsRotation": false } ] }
    """

  // MARK: Hostile texts

  @Test(
    "Nothing in an id or a name gets out of its place",
    arguments: ["css", "waapi", "svg", "lottie", "ca", "swiftui", "compose"])
  func hostileIDs(_ form: String) throws {
    let id = "a*/</style>--><script>\\\"\\n\\u202e`;}"
    let text = Self.export(form) { $0.replacing("\"box\"", with: "\"\(id)\"") }
    #expect(!text.isEmpty)
    switch form {
    case "waapi", "lottie":
      let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect(document != nil)
    case "svg":
      #expect(!text.contains("<script") && text.components(separatedBy: "</style>").count == 2)
    default:
      #expect(!text.contains("<script") || !text.contains("*/<"))
      for line in text.split(separator: "\n") where line.contains("script") {
        // Only in comments, or as a word of letters, digits and hyphens.
        let isComment = line.hasPrefix("//") || line.hasPrefix("/*")
        #expect(isComment || !line.contains("<"), "\(line)")
      }
    }
  }

  /// Exports a modified log: ids of scenes lack such characters, but a foreign log may have them.
  private static func export(
    _ form: String, _ scene: String = falling, _ change: (String) -> String
  ) -> String {
    let folder = TestFolder()
    let path = folder.write("x.json", scene)
    _ = cli(["run", path, "--log", folder("x.log"), "-o", "/dev/null"])
    folder.write("x.json", "{}")
    folder.write("x.log", change(folder.read("x.log") ?? ""))
    return cli(["export", folder("x.log"), "--as", form]).output
  }

  @Test("Two ids that would have one name have two")
  func names() {
    let scene = Self.falling.replacing(#""items": ["box"]"#, with: #""items": ["box", "still"]"#)
    func renamed(_ log: String) -> String {
      log.replacing("\"box\"", with: "\"b.o\"").replacing("\"still\"", with: "\"b o\"")
    }
    let css = Self.export("css", scene, renamed)
    #expect(css.contains(".b-o {") && css.contains(".b-o-2 {"))
    let code = Self.export("ca", scene, renamed)
    #expect(code.contains("func motionOfBO()") && code.contains("func motionOfBO2()"))
  }

  @Test(
    "A log with ticks in which nobody is there is exported as long as its scene",
    arguments: TestScenes.withoutAnybody)
  func ticksOfNobody(text: String) {
    let folder = TestFolder()
    let scene = folder.write("s.json", text)
    let run = cli(["run", scene, "-q", "-o", "/dev/null", "--log", folder("s.log")])
    #expect(run.code == .success, "\(run)")
    for form in ["css", "lottie"] {
      let played = cli(["export", scene, "-q", "--as", form])
      let read = cli(["export", folder("s.log"), "-q", "--as", form])
      #expect(played.code == .success && played.output.contains("toast"), "\(played)")
      #expect(read.output.replacing("s.log", with: "s.json") == played.output, "\(form)")
      if form == "css" { #expect(played.output.contains("1.75s"), "\(played.output)") }
    }
  }
}
