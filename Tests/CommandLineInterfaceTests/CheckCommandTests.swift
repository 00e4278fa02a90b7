// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn check", .timeLimit(.minutes(30)))
struct CheckCommandTests {
  private static let scene = TamperTests.scene

  private func folder(_ scenes: [String: String] = ["s.json": scene]) -> TestFolder {
    let folder = TestFolder()
    for (name, text) in scenes { folder.write(name, text) }
    return folder
  }

  private func check(_ folder: TestFolder, _ words: String...) -> CommandResult {
    var result = cli(
      ["check", "-j", "1"]
        + words.flatMap { $0.split(separator: " ").map(String.init) }
        .map { $0.replacing("@", with: folder.path + "/") })
    result.output = result.output.replacing(folder.path + "/", with: "")
    result.messages = result.messages.replacing(folder.path + "/", with: "")
    return result
  }

  @Test("A missing golden fails, and is accepted when that is asked for")
  func missing() throws {
    let folder = folder()
    let first = check(folder, "@s.json")
    #expect(
      first
        == CommandResult(
          output: """
            s.log: no golden yet; recorded in s.log.new

            accept             uidyn check s.json --update missing

            """, code: .negative))
    #expect(folder.names == ["s.json", "s.log.new"])
    #expect(check(folder, "@s.json --update changed").code == .negative)
    #expect(check(folder, "@s.json --update missing").output == "s.log: written\n")
    #expect(folder.names == ["s.json", "s.log"])
    let again = check(folder, "@s.json")
    #expect(again.code == .success && again.output.hasPrefix("s.log: same ("))
    _ = cli(["run", folder("s.json"), "-o", "/dev/null", "--log", folder("t.log")])
    #expect(folder.read("t.log") == folder.read("s.log"))
  }

  @Test("A difference leaves what was played beside, and --update changed accepts it")
  func changed() {
    let folder = folder()
    _ = check(folder, "@s.json --update missing --every 10")
    folder.write("s.json", Self.scene.replacing(#""g": 1"#, with: #""g": 0.9"#))
    let golden = folder.read("s.log")
    let result = check(folder, "@s.json")
    #expect(result.code == .negative && folder.names == ["s.json", "s.log", "s.log.new"])
    #expect(
      result.output.hasPrefix("s.log: the scene changed: parameter g 1 → 0.9\n"))
    #expect(
      result.output.contains("\nfirst difference   tick 1 (0.0167 s), the engine state (digest)"))
    #expect(
      result.output.hasSuffix(
        """

        inspect            uidyn render s.log s.log.new -o diff.html
                           uidyn diff s.log s.log.new
        accept             uidyn check s.json --update changed

        """))
    #expect(folder.read("s.log") == golden)
    #expect(check(folder, "@s.json --update changed").code == .success)
    #expect(folder.names == ["s.json", "s.log"])
    #expect(folder.read("s.log")?.contains("\"every\":10") == true, "as thin as it was")
    #expect(check(folder, "@s.json").code == .success)
  }

  @Test("A golden that is the same gets thinner, or whole again, only when that is asked for")
  func thinning() {
    let folder = folder()
    _ = check(folder, "@s.json --update missing")
    let whole = folder.read("s.log")
    #expect(check(folder, "@s.json --every 10").code == .success)
    #expect(folder.read("s.log") == whole)
    #expect(
      check(folder, "@s.json --every 10 --update changed").output
        == "s.log: same motion, thinned to every 10 ticks\n")
    #expect(folder.read("s.log")?.contains("\"every\":10") == true)
    #expect(check(folder, "@s.json --update changed").output.hasPrefix("s.log: same ("))
    #expect(folder.read("s.log")?.contains("\"every\":10") == true)
    _ = check(folder, "@s.json --every 1 --update all")
    #expect(folder.read("s.log") == whole)
  }

  @Test("A golden that is not to be read says how there is a new one")
  func garbage() {
    let folder = folder()
    folder.write("s.log", "")
    let result = check(folder, "@s.json --update changed")
    #expect(result.code == .input)
    #expect(
      result.output.contains("hint: to record a new one, delete it and use --update missing"),
      "\(result)")
  }

  @Test("A damaged golden says how there is a new one", arguments: [400, 4_000])
  func damage(length: Int) throws {
    let folder = folder()
    #expect(check(folder, "@s.json --update missing").code == .success)
    let whole = try #require(folder.read("s.log"))
    folder.write("s.log", String(whole.prefix(length)))
    let remedy = "to record a new one, delete it and use --update missing"
    for update in ["", " --update missing", " --update changed"] {
      let cut = check(folder, "@s.json" + update)
      #expect(cut.code == .input, "\(cut)")
      #expect(cut.output.contains("hint: the file may be cut off; \(remedy)\n"), "\(cut)")
    }
    folder.write("s.log", "<<<<<<< HEAD\n" + whole)
    let merged = check(folder, "@s.json")
    #expect(merged.code == .input && merged.output.contains("; \(remedy)\n"), "\(merged)")
    // The suggested command creates a new golden; a log alone has none.
    #expect(!check(folder, "@s.log").output.contains(remedy))
    try FileManager.default.removeItem(atPath: folder("s.log"))
    #expect(check(folder, "@s.json --update missing").code == .success)
    #expect(folder.read("s.log") == whole)
  }

  @Test("--update all writes a golden that cannot be read anew, with the values it was given")
  func damagedAndRenewed() throws {
    let folder = folder()
    let words = ["run", folder("s.json"), "--set", "g=0.5", "-q", "-o", "/dev/null", "--log"]
    _ = cli(words + [folder("s.log")])
    let whole = try #require(folder.read("s.log"))
    folder.write("s.log", String(whole.prefix(4_000)))
    folder.write("s.log.new", "of an earlier check")
    let cut = check(folder, "@s.json --update all")
    #expect(cut.code == .success)
    #expect(
      cut.output.hasPrefix("s.log: recorded again, because it could not be read: s.log:")
        && cut.output.split(separator: "\n").count == 1, "\(cut)")
    #expect(folder.read("s.log") == whole && folder.names == ["s.json", "s.log"])
    // A header that differs between two branches loses its values.
    folder.write(
      "s.log", "<<<<<<< HEAD\n" + whole.replacing("\n", with: "\n=======\n", maxReplacements: 1))
    #expect(
      check(folder, "@s.json --update all").output.hasPrefix(
        "s.log: recorded again, because it could not be read: s.log:1:"))
    _ = cli(words.filter { !["--set", "g=0.5"].contains($0) } + [folder("t.log")])
    #expect(folder.read("s.log") == folder.read("t.log"))
  }

  @Test(
    "--update all leaves what cannot be read and is no log, and a log whose scene is not as expected",
    arguments: [
      "", "x", "{\"record\":\"head", "<<<<<<< HEAD\n{\"views\":[]}\n", "{\"tick\":1}\n",
      "a,b\n1,2\n",
      "{\"record\":\"summary\",\"ticks\":4}\n", "\u{1B}[2J",
    ])
  func damagedAndKept(text: String) throws {
    let folder = folder()
    folder.write("s.log", text)
    let result = check(folder, "@s.json --update all")
    #expect(result.code == .input && folder.read("s.log") == text, "\(result)")
    let remedy = "to record a new one, delete it and use --update missing"
    #expect(result.output.contains(remedy) || text.hasPrefix("{\"tick"), "\(result)")
  }

  @Test("A golden that cannot be read stays where its scene is stopped or not as expected")
  func damagedAndUnfit() throws {
    let folder = folder(["s.json": Self.guarded("+ 3")])
    _ = check(folder, "@s.json --update missing")
    let cut = try #require(folder.read("s.log")).dropLast(10)
    folder.write("s.log", String(cut))
    folder.write("s.json", Self.guarded("- 3"))
    let result = check(folder, "@s.json --update all")
    #expect(result.code == .guarded && folder.read("s.log").map { $0 == cut } == true)
    #expect(
      result.output.hasPrefix("s.log:")
        && result.output.contains("; recorded in s.log.new\n")
        && result.output.hasSuffix("\nnot updated        a guard stopped the run\n"), "\(result)")
    let expecting = Self.guarded("+ 3").replacing(
      "\"run\":", with: "\"expect\": [ { \"never\": \"tick > 2\" } ], \"run\":")
    folder.write("s.json", expecting)
    let failed = check(folder, "@s.json --update all")
    #expect(failed.code == .input && folder.read("s.log").map { $0 == cut } == true)
    #expect(
      failed.output.hasSuffix(
        """

        not updated        /expect/0 failed
        accept anyway      uidyn check s.json --update all --no-expect

        """), "\(failed)")
    #expect(check(folder, "@s.json --update all --no-expect").code == .success)
    #expect(check(folder, "@s.json --no-expect").output.hasPrefix("s.log: same ("))
  }

  @Test("Reports tell the first error of a scene that is not valid, and its place")
  func invalid() {
    let folder = folder([
      "s.json": """
      { "views": [ { "id": "a", "frame": [0, 0, 10, 10] }, 1, 2 ],
        "behaviors": [ { "type": "gravity", "itens": ["a"] } ] }
      """
    ])
    let sentence =
      "s.json:1:54: the scene is not valid: a view must be an object, not a number, and 2 more"
    let text = check(folder, "@s.json")
    #expect(text.code == .input)
    #expect(text.output.hasPrefix(sentence + "\nhint: for example: { \"id\": "), "\(text)")
    // Each error is printed once.
    #expect(text.messages.components(separatedBy: ": error: ").count == 4, "\(text)")
    #expect(
      check(folder, "@s.json --reporter github").output.hasPrefix(
        "::error file=s.json,line=1,col=54,title=uidyn check::\(sentence)%0Ahint: such as"))
    #expect(
      check(folder, "@s.json --reporter junit").output.contains(
        "\n      <error message=\"\(sentence)\">\(sentence)&#10;hint: such as"))
    #expect(
      check(folder, "@s.json --reporter json").output.contains(
        #""place":{"file":"s.json","line":1,"column":54},"#))
    folder.write("s.json", Self.scene)
    folder.write("over.json", "\n{ \"run\": 3 }")
    _ = cli([
      "run", folder("s.json"), "--log", folder("s.log"), "-o", "/dev/null", "-q", "--merge",
      folder.write("over.json", "{}"),
    ])
    folder.write("over.json", "{\n  \"run\": 3 }")
    let merged = check(folder, "@s.log --reporter github").output
    // A file name in a log is not quoted.
    #expect(merged.contains("s.log: s.log does not name a valid scene"), "\(merged)")
    #expect(
      merged.contains("uidyn validate s.json --merge over.json lists the errors"), "\(merged)")
    // A command without a report prints it once.
    let diff = cli(["diff", folder("s.log"), folder("s.json"), "--merge", folder("over.json")])
    #expect(
      diff.code == .input && diff.messages.components(separatedBy: "error: ").count == 2, "\(diff)")
  }

  @Test(
    "An annotation stands where a guard stopped the run, and where something is expected in vain")
  func annotated() {
    let folder = folder(["s.json": Self.guarded("- 3")])
    func place(_ words: String = "") -> Substring? {
      check(folder, "@s.json --reporter github \(words)").output.split(separator: ",title").first
    }
    #expect(place() == "::error file=s.json,line=3,col=37")
    folder.write("s.json", Self.guarded("+ 3"))
    _ = check(folder, "@s.json --update missing")
    let old = folder.read("s.log")
    folder.write("s.json", Self.guarded("- 3"))
    #expect(place() == "::error file=s.json,line=3,col=37")
    let expecting = Self.guarded("+ 3").replacing(
      "\"run\":", with: "\n \"expect\": [ { \"never\": \"tick > 2\" } ], \"run\":")
    folder.write("s.json", expecting)
    #expect(place() == "::error file=s.json,line=5,col=14" && folder.read("s.log") == old)
  }

  @Test("--update is a wrong command line where CI is set")
  func continuousIntegration() {
    let folder = folder()
    let result = cli(["check", folder("s.json"), "--update", "all"]) {
      $0.environment["CI"] = "true"
    }
    #expect(
      result
        == CommandResult(
          messages: """
            uidyn: error: --update is not allowed when CI is set
              hint: accept the change on your own machine, review it, and commit it

            """, code: .usage))
    #expect(folder.names == ["s.json"])
    // Values of CI that mean "not in CI".
    for word in ["false", "0", ""] {
      let accepted = cli(["check", folder("s.json"), "--update", "all"]) {
        $0.environment["CI"] = word
      }
      #expect(accepted.code == .success, "\(accepted)")
    }
  }

  @Test("A scene that changed and moves the same is the same, and what changed is said")
  func dress() {
    let scene = Self.scene.replacing(#"{ "g": 1 }"#, with: #"{ "g": 1, "p": 0.5 }"#)
    let folder = folder(["s.json": scene])
    _ = check(folder, "@s.json --update missing")
    folder.write("s.json", scene.replacing("\"p\": 0.5", with: "\"p\": 0.45"))
    let result = check(folder, "@s.json")
    #expect(result.code == .success)
    #expect(
      result.output.hasSuffix(
        "\nscene changed      parameter p 0.5 → 0.45; the motion is the same\n"),
      "\(result.output)")
    folder.write("s.json", scene.replacing("\"g\": 1", with: "\"g\": 1.0001"))
    let near = check(folder, "@s.json --atol 1000")
    #expect(
      near.output.hasSuffix(
        "\nscene changed      parameter g 1 → 1.0001; the motion stays within the tolerance\n"),
      "\(near.output)")
  }

  @Test("The recipes of docs/golden-files.md forgive what they say, and no more")
  func recipes() throws {
    let page = try #require(Fixture.page("golden-files"))
    let recipes = page.matches(of: /\| `((?:--\S+ \S+ ?)+)` \|/).map { String($0.output.1) }
    #expect(recipes.count == 3)
    // A card settles by a snap, slightly differently than before, one tick later or earlier.
    func scene(_ damping: String, _ y: String) -> String {
      """
      { "referenceView": { "size": [375, 667] },
        "views": [ { "id": "card", "frame": [20, \(y), 80, 50], "angle": 0.3 } ],
        "behaviors": [ { "type": "snap", "item": "card", "snapPoint": [250, 400], "damping": \(damping) } ] }
      """
    }
    let folder = folder(["s.json": scene("0.5", "60")])
    _ = check(folder, "@s.json --update missing")
    folder.write("s.json", scene("0.5", "60.01"))
    #expect(check(folder, "@s.json").code == .negative)
    for recipe in recipes {
      let result = check(folder, "@s.json \(recipe)")
      #expect(result.code == .success, "\(recipe): \(result.output)")
    }
    // Same end, different path.
    folder.write("s.json", scene("0.5", "62"))
    let verdicts = recipes.map { check(folder, "@s.json \($0)").code }
    #expect(verdicts == [.negative, .success, .success])
    folder.write("s.json", scene("0.3", "60"))
    #expect(
      recipes.map { check(folder, "@s.json \($0)").code } == [.negative, .negative, .negative])
  }

  @Test(
    "A folder is all scenes and logs in it and below, and a closing line counts", arguments: [1, 4])
  func folders(jobs: Int) {
    let folder = folder(["a.json": Self.scene, "c.json": Self.scene, "z.json": "{"])
    _ = check(folder, "@a.json --update missing")
    let result = cli(["check", folder.path, "-j", "\(jobs)"])
    #expect(result.code == .input)
    #expect(result.output.hasSuffix("\n3 checked: 1 same, 1 new, 1 unreadable\n"))
    #expect(result.messages.contains("z.json:1:2: error:"))
    let json = cli(["check", folder("c.json"), folder("a.json"), "--reporter", "json"]).output
    #expect(json.contains(#""counts":{"same":1,"differs":0,"new":1,"updated":0,"unreadable":0}"#))
  }

  @Test("Goldens may lie elsewhere")
  func goldens() {
    let (folder, goldens) = (folder(), TestFolder())
    let words = ["check", folder.path, "--goldens", goldens.path]
    #expect(cli(words + ["--update", "missing"]).code == .success)
    let name = folder.path.split(separator: "/").last ?? ""
    #expect(goldens.names == [String(name)] && folder.names == ["s.json"])
    #expect(cli(words).code == .success)
    // A log alone must not refer to scenes outside its folder.
    let alone = cli(["check", goldens("\(name)/s.log")])
    #expect(alone.code == .input, "\(alone)")
    #expect(alone.output.contains("is outside the folder of the log\n"), "\(alone)")
    #expect(alone.output.contains("hint: compare it with the scene: uidyn diff "), "\(alone)")
  }

  @Test("Goldens elsewhere are accepted by the command that is printed, which makes their folders")
  func acceptedElsewhere() {
    let folder = folder(["a.json": Self.scene])
    folder.write("deep/b.json", Self.scene)
    let first = check(folder, "@deep @a.json --goldens @gold/en")
    #expect(first.code == .negative)
    #expect(
      first.output.contains(
        """
        gold/en/deep/b.log: no golden yet; no folder "gold/en/deep"

        accept             uidyn check deep/b.json --goldens gold/en --update missing

        """), "\(first.output)")
    #expect(!folder.names.contains("gold"))
    #expect(
      check(folder, "@deep/b.json --goldens @gold/en --update missing").output
        == "gold/en/deep/b.log: written\n")
    folder.write("deep/b.json", Self.scene.replacing(#""g": 1"#, with: #""g": 0.9"#))
    let changed = check(folder, "@deep --goldens @gold/en").output
    #expect(
      changed.contains("uidyn check deep/b.json --goldens gold/en --update changed\n"), "\(changed)"
    )
  }

  @Test(
    "The folder of the goldens mirrors the one it is in, however the scenes are named",
    arguments: [
      "@ios @watchos --goldens @g", "@ios/card.json @watchos/card.json --goldens @g",
      "@. --goldens @g", "@ios @./watchos/../watchos/card.json --goldens @g/",
      "@ios @watchos --goldens @ios/../g",
    ])
  func mirror(operands: String) {
    let folder = folder([:])
    folder.write("ios/card.json", Self.scene)
    folder.write("watchos/card.json", Self.scene)
    let made = check(folder, operands + " --update missing")
    #expect(made.output.hasSuffix("\n2 checked: 2 updated\n"), "\(made)")
    #expect(folder.names == ["g", "ios", "watchos"])
    for name in ["g/ios/card.log", "g/watchos/card.log"] { #expect(folder.read(name) != nil) }
    #expect(check(folder, "@. --goldens @g").code == .success)
  }

  @Test("Two scenes never have one golden, and nothing is written")
  func sharedGolden() {
    let folder = folder(["card.json": Self.scene])
    folder.write("g/card.json", Self.scene)
    for update in ["", " --update missing", " --update all"] {
      #expect(
        check(folder, "@card.json @g/card.json --goldens @g/en" + update)
          == CommandResult(
            messages: "uidyn: error: two scenes would write the golden to \"g/en/card.log\"\n",
            code: .usage))
      #expect(folder.names == ["card.json", "g"])
    }
  }

  /// A falling view, and an emitted number without value in tick 3, where the divisor is tick - 3.
  private static func guarded(_ divisor: String) -> String {
    """
    { "views": [ { "id": "a", "center": [32, 32], "size": [20, 20] } ],
      "behaviors": [ { "type": "gravity", "items": ["a"] } ],
      "events": [ { "at": 0.05, "do": [ { "emit": "e", "with": { "u": "=1 / (tick \(divisor))" } } ] } ],
      "run": { "timeLimit": 0.1, "until": "timeLimit" } }
    """
  }

  @Test("A run that a guard stopped never becomes a golden, and its sentence and place are said")
  func guarded() {
    let folder = folder(["s.json": Self.guarded("- 3")])
    let stop = """
      stopped            s.json:3:37: the run was stopped: at tick 3, /events/0 (at), emit: \
      cannot evaluate "1 / (tick - 3)": division of 1 by 0

      """
    let look = "inspect            uidyn run s.json -o /dev/null\n"
    let refused = "not updated        a guard stopped the run\n"
    for (update, refusal) in [("", ""), (" --update missing", refused), (" --update all", refused)]
    {
      #expect(
        check(folder, "@s.json" + update)
          == CommandResult(
            output: "s.log: no golden yet; recorded in s.log.new\n\n"
              + stop + look + refusal, code: .guarded))
      #expect(folder.names == ["s.json", "s.log.new"])
    }
    // A handmade log of such a run is not accepted or renewed either.
    _ = cli(["run", folder("s.json"), "-q", "-o", "/dev/null", "--log", folder("s.log")])
    let golden = folder.read("s.log")
    for (update, refusal) in [("", ""), (" --update changed", refused)] {
      #expect(
        check(folder, "@s.json" + update)
          == CommandResult(
            output: "s.log: the motion is the same, but a guard stopped it\n\n" + stop + "\n" + look
              + refusal, code: .guarded))
    }
    #expect(folder.read("s.log") == golden)
    #expect(
      check(folder, "@s.json --reporter junit").output.contains("failures=\"1\" errors=\"0\""))
    // Two such logs may be equal; the report says so.
    let pair = cli(["diff", folder("s.log"), folder("s.log")])
    #expect(pair.code == .success)
    #expect(
      pair.output.hasSuffix(
        "same (4 ticks, 4 rows, 1 event)\n" + stop.replacing("s.json:3:37: ", with: "")), "\(pair)")
  }

  @Test("A scene that a guard stops now says why, and one that it stops no more is accepted")
  func newlyGuarded() {
    let folder = folder(["s.json": Self.guarded("+ 3")])
    #expect(check(folder, "@s.json --update missing").code == .success)
    let golden = folder.read("s.log")
    folder.write("s.json", Self.guarded("- 3"))
    let result = check(folder, "@s.json --update changed")
    #expect(result.code == .guarded && folder.read("s.log") == golden)
    #expect(
      result.output.hasPrefix(
        """
        s.log: the scene changed: "events"

        stopped            s.json:3:37: the run was stopped: at tick 3, /events/0 (at), emit: \
        cannot evaluate "1 / (tick - 3)": division of 1 by 0
        first difference   tick 4 (0.0667 s), its rows are missing

        """), "\(result)")
    #expect(
      check(folder, "@s.json --reporter github").output.contains(
        "%0Astopped            s.json:3:37: the run was stopped: at tick 3, "))
    _ = cli(["run", folder("s.json"), "-q", "-o", "/dev/null", "--log", folder("s.log")])
    folder.write("s.json", Self.guarded("+ 3"))
    let mended = check(folder, "@s.json")
    #expect(mended.code == .negative && !mended.output.contains("stopped "), "\(mended)")
    #expect(mended.output.contains("status: guard → timeLimit\n"))
    #expect(check(folder, "@s.json --update changed").code == .success)
  }

  @Test("An emitted number is forgiven by the class that its name says, else by its share alone")
  func emitted() {
    func scene(_ values: String) -> String {
      """
      { "views": [ { "id": "a", "center": [32, 32], "size": [20, 20] } ], "acknowledges": ["view-without-behavior"],
        "events": [ { "at": 0.05, "do": [ { "emit": "e", "with": { \(values) } } ] } ],
        "run": { "timeLimit": 0.1, "until": "timeLimit" } }
      """
    }
    let folder = folder(["s.json": scene(#""progress": 0, "page": 3, "vx": 100, "on": true"#)])
    _ = check(folder, "@s.json --update missing")
    func events(_ values: String, _ words: String) -> [String] {
      folder.write("s.json", scene(values))
      let result = check(folder, "@s.json " + words)
      #expect(result.code == (result.output.contains("s.log: same (") ? .success : .negative))
      return result.output.split(separator: "\n").filter { $0.hasPrefix("events ") }.map(
        String.init)
    }
    let start = "events             emit e: "
    let loose =
      "--tolerance position=0.5,angle=0.01,velocity=20,angularVelocity=0.5 --ticks 1"
    let (same, order) = (
      #""progress": 0, "page": 3, "vx": 100, "on": true"#,
      #""on": true, "vx": 100, "page": 3, "progress": 0"#
    )
    // The order of names does not matter, with or without tolerance.
    for words in ["", loose] {
      #expect(events(same, words) == [] && events(order, words) == [])
    }
    let near = #""progress": 1, "page": 13, "vx": 119, "on": true"#
    #expect(
      events(near, loose) == [start + "progress 0 → 1, page 3 → 13 at tick 4"])
    #expect(
      events(near, "") == [start + "progress 0 → 1, page 3 → 13, vx 100 → 119 at tick 4"])
    #expect(
      events(#""progress": 0, "page": 13, "vx": 121, "on": true"#, loose + " --rtol 0.01")
        == [start + "page 3 → 13 at tick 4"])
    #expect(events(near, "--level events") == [])
    #expect(
      events(#""progress": 0, "pages": 3, "vx": [1, 2], "on": 1"#, "")
        == [start + "page was removed, vx 100 → [1,2], on true → 1, pages was added at tick 4"])
    #expect(
      events(#""a": 0, "b": 3, "vx": 121, "on": true"#, "")
        == [
          start
            + "progress was removed, page was removed, vx 100 → 121, a was added and 1 more at tick 4"
        ])
  }

  @Test("What a thin golden cannot compare under a tolerance is said, and not called the same")
  func thinTolerance() {
    func scene(_ j: String) -> String {
      """
      { "parameters": { "j": \(j) }, "views": [ { "id": "a", "frame": [100, 100, 30, 30] } ],
        "events": [ { "at": 0.2, "do": [ { "set": "a.center.x", "to": "=115 + j" } ] },
          { "at": 0.4, "do": [ { "set": "a.center.x", "to": 115 } ] } ],
        "acknowledges": ["view-without-behavior"], "run": { "timeLimit": 2, "until": "timeLimit" } }
      """
    }
    let folder = folder(["s.json": scene("0")])
    _ = check(folder, "@s.json --every 60 --update missing")
    #expect(check(folder, "@s.json --atol 0.5").output.split(separator: "\n").count == 1)
    folder.write("s.json", scene("50"))
    let loose = check(folder, "@s.json --tolerance position=0.5")
    #expect(loose.code == .success)
    #expect(
      loose.output.hasSuffix(
        """
        not compared       ticks between the frames of a thin log; their digests differ from tick 13 (0.217 s) on
        scene changed      parameter j 0 → 50; the motion stays within the tolerance

        """), "\(loose)")
    #expect(
      loose.output.contains(
        "s.log: same (3 ticks, 3 rows, 0 events; thin log: recorded ticks only)"))
    let exact = check(folder, "@s.json")
    #expect(exact.code == .negative && exact.output.contains("tick 13 (0.217 s)"))
    #expect(
      exact.output.contains("\nkind               between the frames of a thin log: the motion,"))
  }

  @Test(
    "The same motion from another order of behaviors or views passes, and the order is reported",
    arguments: ["behaviors", "views"])
  func order(part: String) {
    let behaviors = [("a", 80), ("b", 180)].map {
      #"{ "type": "attachment", "id": "to-\#($0)", "item": "\#($0)", "anchorPoint": [\#($1), 50] }"#
    }
    let views = ["a", "b"].enumerated().map {
      #"{ "id": "\#($1)", "center": [\#(50 + 100 * $0), 50], "size": [10, 10] }"#
    }
    func scene(_ behaviors: [String], _ views: [String]) -> String {
      """
      { "views": [ \(views.joined(separator: ", ")) ],
        "behaviors": [ \(behaviors.joined(separator: ", ")), { "type": "gravity", "items": ["a", "b"] } ],
        "run": { "timeLimit": 1 } }
      """
    }
    let folder = folder(["s.json": scene(behaviors, views)])
    _ = check(folder, "@s.json --update missing")
    let thin = ["--log", folder("thin.log"), "--every", "7"]
    _ = cli(["run", folder("s.json"), "-q", "-o", "/dev/null"] + thin)
    let isOfViews = part == "views"
    folder.write(
      "s.json",
      scene(isOfViews ? behaviors : behaviors.reversed(), isOfViews ? views.reversed() : views))
    let result = check(folder, "@s.json")
    #expect(result.code == .success, "\(result.output)")
    let note = "its internal order differs from tick 0 (0 s) on; all rows and events agree"
    #expect(result.output.contains("\nengine             \(note)\n"), "\(result.output)")
    #expect(result.output.contains("scene changed      \"\(part)\"; the motion is the same\n"))
    let undecided = cli(["diff", folder("thin.log"), folder("s.json")])
    #expect(undecided.code == .negative)
    #expect(undecided.output.contains("between the frames of a thin log"), "\(undecided.output)")
  }

  @Test(
    "Events of one tick may come in another order, and other events may not", arguments: [1.0, -1])
  func eventOrder(pull: Double) {
    func scene(_ views: [String], x: Int = 210) -> String {
      let views = views.map {
        #"{ "id": "\#($0)", "center": [\#($0 == "a" ? 90 : x), 100], "size": [20, 20] }"#
      }.joined(separator: ", ")
      return """
        { "referenceView": { "size": [300, 200] }, "views": [ \(views) ],
          "behaviors": [ { "type": "gravity", "items": ["a", "b"], "gravityDirection": [0, \(pull)] },
            { "type": "collision", "items": ["a", "b"], "translatesReferenceBoundsIntoBoundary": true } ],
          "events": [ { "on": "contactBegan", "do": [ { "emit": "hit" } ] } ] }
        """
    }
    let folder = folder(["s.json": scene(["a", "b"])])
    _ = check(folder, "@s.json --update missing")
    folder.write("s.json", scene(["b", "a"]))
    for words in ["", " --level events", " --atol 0.1"] {
      let result = check(folder, "@s.json" + words)
      #expect(result.code == .success, "\(words): \(result.output)")
      #expect(result.output.hasPrefix("s.log: same ("), "\(words): \(result.output)")
    }
    folder.write("s.json", scene(["b", "a"], x: 30).replacing(#""hit""#, with: #""hits""#))
    let other = check(folder, "@s.json --level events")
    #expect(other.code == .negative && !other.output.contains("another order"), "\(other.output)")
  }

  @Test(
    "Folders too deep for the system are an error, not an empty folder",
    arguments: ["check", "validate"])
  func deepFolders(command: String) throws {
    let script = """
      name=$(printf %0200d 0); top=$PWD; mkdir deep
      (cd deep; for level in $(seq 25); do mkdir $name; cd -P $name; done 2> /dev/null; echo {} > s.json)
      "$uidyn" \(command) deep; code=$?; rm -rf deep; exit $code
      """
    let result = try Tool.shell(script, in: TestFolder())
    #expect(result.status == 3, "\(result)")
    #expect(
      result.messages
        == "uidyn: error: cannot read \"deep\": a path is longer than the system allows\n")
  }

  @Test("A log that cannot be played again is not a golden that is made anew by itself")
  func lonelyLog() {
    let folder = folder()
    _ = cli([
      "run", folder("s.json"), "-q", "-o", "/dev/null", "--set", "g=0.5", "--log", folder("t.log"),
    ])
    _ = cli([
      "run", folder("s.json"), "-q", "-o", "/dev/null", "--set", "g=0.5", "--log", folder("s.log"),
    ])
    folder.write(
      "s.json",
      Self.scene.replacing(#""g": 1"#, with: #""gr": 1"#).replacing("\"=g\"", with: "\"=gr\""))
    let log = check(folder, "@t.log")
    #expect(log.code == .input)
    #expect(
      log.output.hasSuffix(
        "hint: fix the scene, or record it again: uidyn run s.json --log t.log\n"), "\(log)")
    #expect(check(folder, "@s.json").output.hasSuffix("hint: delete s.log to record a new one\n"))
  }

  @Test("A golden with values of its own says so where its scene was asked for")
  func ownValues() {
    let folder = folder()
    _ = cli([
      "run", folder("s.json"), "-q", "-o", "/dev/null", "--set", "g=0.5", "--log", folder("s.log"),
    ])
    let note = "played with        --set g=0.5, from the golden\n"
    let same = check(folder, "@s.json")
    #expect(same.code == .success && same.output.hasSuffix(" events)\n" + note), "\(same)")
    folder.write("s.json", Self.scene.replacing("[120, 10", with: "[121, 10"))
    let moved = check(folder, "@s.json")
    #expect(moved.output.hasPrefix("s.log: the scene changed: \"views\"\n\n" + note), "\(moved)")
    #expect(!check(folder, "@s.log").output.contains("played with"))
    #expect(check(folder, "@s.json --update changed").output.contains("played with") == false)
  }

  @Test("A second name of a scene, and what is no scene, is not a second scene")
  func sameScene() {
    let folder = folder()
    let twice = check(folder, "@s.json @./s.json --update missing")
    #expect(twice == CommandResult(output: "s.log: written\n", code: .success), "\(twice)")
    for name in ["a", "b"] { folder.write("\(name)/found.json", #"{ "parameters": { "a": 1 } }"#) }
    folder.write("a/s.json", Self.scene)
    let others = check(folder, "@a @b --goldens @g --update missing")
    #expect(others.code == .success, "\(others)")
    #expect(others.output == "g/a/s.log: written\n", "\(others)")
  }

  @Test(
    "Goldens below the folder that is checked are counted with their scenes")
  func goldensWithin() {
    let folder = folder(["a.json": Self.scene, "b.json": Self.scene])
    for (update, counted) in [(" --update missing", "2 updated"), ("", "2 same")] {
      let result = check(folder, "@. --goldens @g" + update)
      #expect(result.output.hasSuffix("2 checked: \(counted)\n"), "\(result)")
      #expect(result.code == .success)
    }
    // A golden without its scene is reported.
    try? FileManager.default.removeItem(atPath: folder("b.json"))
    let gone = check(folder, "@. --goldens @g")
    #expect(gone.output.hasSuffix("2 checked: 1 same, 1 unreadable\n"), "\(gone)")
    // Naming both files gives the same pair.
    let pair = check(folder, "@a.json @g/a.log --goldens @g")
    #expect(pair.output.hasPrefix("g/a.log: same ("), "\(pair)")
  }

  @Test("A log is played as its header says: parameters, overlays, limits, time limit")
  func replay() {
    let folder = folder()
    folder.write("o.json", #"{ "behaviors": null, "run": { "until": "timeLimit" } }"#)
    _ = cli([
      "run", folder("s.json"), "-q", "-o", "/dev/null", "--log", folder("t.log"), "--set", "g=0.25",
      "--merge", folder("o.json"), "--time-limit", "4", "--limit", "seconds=5000", "--every",
      "50",
    ])
    let result = check(folder, "@t.log --limit seconds=5000")
    #expect(result.code == .success, "\(result.output)")
    // Only the command line can raise a limit.
    let lower = check(folder, "@t.log").output
    #expect(lower.contains("limit seconds was removed"), "\(lower)")
    folder.write("o.json", #"{ "run": { "until": "timeLimit", "timeLimit": 1 } }"#)
    let changed = check(folder, "@t.log --limit seconds=5000").output
    #expect(changed.contains("the scene changed: \"behaviors\", \"run\""), "\(changed)")
  }

  @Test(
    "What cannot be checked is unreadable, with a sentence and a hint",
    arguments: [
      ("gone.log", "cannot read"), ("rows.log", "is not a log"),
      ("cut.log", "ends without a summary"),
      ("moved.log", "was moved or deleted"), ("gone.json", "cannot read"),
      ("bad.json", "not valid"),
    ])
  func unreadable(name: String, says: String) {
    let folder = folder(["s.json": Self.scene, "bad.json": "[]", "rows.log": "tick,x\n0,1\n"])
    _ = check(folder, "@s.json --update missing")
    let log = folder.read("s.log") ?? ""
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
    folder.write("cut.log", lines.dropLast(2).joined(separator: "\n") + "\n")
    folder.write("moved.log", log.replacing("\"path\":\"s.json\"", with: "\"path\":\"x/s.json\""))
    let result = check(folder, "@\(name)")
    let said = result.output + result.messages
    #expect(result.code == .input && said.contains(says), "\(result)")
    #expect(folder.names.allSatisfy { !$0.hasSuffix(".new") && !$0.contains("tmp") })
  }

  @Test("A folder with nothing to check is an error, in every form of the report")
  func nothingToCheck() {
    let folder = TestFolder()
    folder.write("notes.txt", "no scene")
    for words in ["", " --reporter junit", " --reporter github", " --reporter json"] {
      #expect(
        cli("check \(folder.path)\(words)")
          == CommandResult(
            messages: """
              uidyn: error: nothing to check in "\(folder.path)"
                hint: scenes end in .json, logs in .log; subfolders are searched

              """, code: .input))
    }
  }

  @Test("What the report tells to type can be pasted, with spaces and quotation marks in names")
  func pasted() {
    let folder = TestFolder()
    folder.write("it's a.json", TestScenes.still)
    let result = cli(["check", folder("it's a.json")])
    let name = "'" + folder.path + #"/it'\''s a.json'"#
    #expect(
      result.output.contains("accept             uidyn check \(name) --update missing\n"),
      "\(result.output)")
  }

  @Test("Events that are forgiven are counted with the farthest, and are no differences")
  func movedEvents() {
    let scene = #"""
      {"views":[{"id":"a","center":[-30,22],"size":[10,17]}],"acknowledges":["view-without-behavior"],
       "events":[{"at":0.5,"do":[{"emit":"one"}]},{"at":1.5,"do":[{"emit":"two"}]},{"at":1,"do":[{"emit":"same"}]}],
       "run":{"timeLimit":2,"until":"timeLimit"}}
      """#
    let folder = folder(["s.json": scene])
    _ = check(folder, "@s.json --update missing")
    // One tick later, and twelve earlier.
    folder.write(
      "s.json", scene.replacing(":0.5", with: ":0.516").replacing(":1.5", with: ":1.3"))
    let events = "121 ticks, 121 rows, 3 events"
    for (options, sentence) in [
      ("--ticks 12", "; 2 events moved by at most 12 ticks"), ("--level metrics", ""),
    ] {
      let result = check(folder, "@s.json \(options)")
      #expect(result.code == .success)
      #expect(result.output.hasPrefix("s.log: same (\(events))\(sentence)\n"), "\(result.output)")
    }
    #expect(
      check(folder, "@s.json --ticks 12").output.contains(
        "; the motion stays within the tolerance\n"))
    let half = check(folder, "@s.json --ticks 11 --level events")
    #expect(half.code == .negative)
    #expect(!half.output.contains("emit one"), "\(half.output)")
    #expect(half.output.contains("events             emit two: tick 91 → 79\n"), "\(half.output)")
    let json = check(folder, "@s.json --ticks 11 --reporter json").output
    #expect(!json.contains("\"one\"") && json.contains("two"), "\(json)")
  }

  @Test(
    "Standard input has no golden, what a check left is a log, and a scene and its golden are one")
  func operands() {
    let folder = folder()
    let input = check(folder, "-")
    #expect(input.code == .usage)
    #expect(input.messages.hasPrefix("uidyn: error: check cannot read standard input"))
    #expect(check(folder, "@s.json").code == .negative)
    let left = check(folder, "@s.log.new")
    #expect(left.code == .input)
    #expect(
      left.output.contains("\"s.log.new\" is named like a log; a scene ends in .json"),
      "\(left.output)")
    _ = check(folder, "@s.json --update missing")
    let both = check(folder, "@s.log @s.json")
    #expect(both.code == .success)
    #expect(both.output.hasPrefix("s.log: same ("), "\(both.output)")
    #expect(!both.output.contains("2 checked"))
    let dash = cli(["check", "--", "-is-not-there.json"])
    #expect(dash.messages.contains("\"./-is-not-there.json\""), "\(dash)")
  }

  @Test("What the golden forgives is forgiven, and the flag has the last word")
  func tolerance() {
    let forgiving = Self.scene.replacing(
      #""title": "T""#,
      with: #""run": { "tolerance": { "position": 500, "velocity": 1e5, "#
        + #""angle": 10, "angularVelocity": 100 } }"#)
    let folder = folder(["s.json": forgiving])
    _ = check(folder, "@s.json --update missing")
    folder.write("s.json", forgiving.replacing("\"=g\"", with: "\"=g * 1.0001\""))
    let result = check(folder, "@s.json --ticks 20")
    #expect(result.code == .success, "\(result.output)")
    #expect(result.output.contains("same (") && result.output.contains("; at most "))
    let missed = check(folder, "@s.json --ticks 20 --tolerance position=1e-9")
    #expect(missed.code == .negative)
    #expect(
      missed.output.contains(
        "uidyn diff s.log s.log.new --tolerance position=1e-9 --ticks 20\n"), "\(missed.output)")
  }

  @Test("An expectation that does not come true fails the check of the same motion")
  func expectation() {
    let folder = folder()
    _ = check(folder, "@s.json --update missing")
    folder.write("s.json", Self.scene.replacing("x - 30", with: "x - 31"))
    let report = """
      s.log: the motion is the same, but an expectation failed

      REPORT

      inspect            uidyn run s.json -o /dev/null

      """
    let expected = report.replacing("REPORT", with: missed(in: folder))
    for update in ["", " --update changed", " --update all"] {
      let result = check(folder, "@s.json" + update)
      #expect(result == CommandResult(output: expected, code: .negative), "\(update)")
    }
    #expect(cli(["run", folder("s.json"), "-o", "/dev/null"]).code == .negative, "and says it")
  }

  @Test("Nor does a motion that its scene does not expect become a golden")
  func unexpected() {
    let folder = folder(["s.json": Self.scene.replacing("x - 30", with: "x - 31")])
    let report = """
      s.log: no golden yet; recorded in s.log.new

      REPORT
      inspect            uidyn run s.json -o /dev/null

      """
    for update in ["", "missing", "all"] {
      let result = check(folder, "@s.json" + (update.isEmpty ? "" : " --update \(update)"))
      var expected = report.replacing("REPORT", with: missed(in: folder))
      if !update.isEmpty {
        expected += """
          not updated        /expect/0 failed
          accept anyway      uidyn check s.json --update missing --no-expect

          """
      }
      #expect(result == CommandResult(output: expected, code: .negative), "\(update)")
      #expect(folder.names == ["s.json", "s.log.new"])
    }
    #expect(
      check(folder, "@s.json --update missing --no-expect")
        == CommandResult(output: "s.log: written\n", code: .success))
  }

  @Test("What is not updated for its expectations says so, and how it is all the same")
  func refused() {
    let folder = folder()
    _ = check(folder, "@s.json --update missing")
    let golden = folder.read("s.log")
    let moved = Self.scene.replacing("[120, 10", with: "[140, 10")
    folder.write(
      "s.json",
      moved.replacing("x - 30) < 0.1\"", with: "x - 31) < 0.1\" }, { \"never\": \"tick == 3\""))
    let result = check(folder, "@s.json --update changed")
    #expect(
      result.output.hasSuffix(
        """
        inspect            uidyn render s.log s.log.new -o diff.html
                           uidyn diff s.log s.log.new
                           uidyn run s.json -o /dev/null
        not updated        /expect/0 and 1 more failed
        accept anyway      uidyn check s.json --update changed --no-expect

        """), "\(result.output)")
    #expect(folder.read("s.log") == golden)
    #expect(check(folder, "@s.json --update missing").output.contains("not updated") == false)
    #expect(check(folder, "@s.json").output.contains("not updated") == false)
    #expect(
      check(folder, "@s.json --no-expect").output.hasSuffix(
        "accept             uidyn check s.json --update changed --no-expect\n"))
    #expect(check(folder, "@s.json --update changed --no-expect").code == .success)
    #expect(folder.read("s.log") != golden)
    #expect(check(folder, "@s.json").code == .negative, "it is judged again")
    #expect(check(folder, "@s.json @s.log --no-expect").code == .success)
  }

  @Test("What cannot be read is named once")
  func nothing() {
    let result = check(folder(), "@none")
    #expect(result.messages.hasPrefix("uidyn: error: cannot read ") && result.output == "")
  }

  @Test(
    "--no-expect checks what was written without expectations, recordings that are gone included")
  func ignoring() {
    let folder = folder([
      "s.json": Self.scene.replacing(
        #""always": "abs(a.center.x - 30) < 0.1""#,
        with: #""match": { "file": "gone.csv", "within": 1 }"#)
    ])
    _ = cli(["run", folder("s.json"), "--no-expect", "--log", folder("s.log"), "-o", "/dev/null"])
    #expect(check(folder, "@s.json --no-expect").output.hasPrefix("s.log: same ("))
    #expect(check(folder, "@s.json").code == .input)
  }

  private func missed(in folder: TestFolder) -> String {
    let said = cli(["run", folder("s.json"), "-o", "/dev/null"]).messages
    let lines = said.replacing(folder.path + "/", with: "").split(separator: "\n")
      .map { $0.replacing(": error: ", with: ": ") }
    let label = "expected".padding(toLength: 19, withPad: " ", startingAt: 0)
    let rest = lines.dropFirst().filter { !$0.hasPrefix("  at ") && !$0.hasPrefix("uidyn:") }
    return ([label + lines[0]] + rest.map { String(repeating: " ", count: 19) + $0 })
      .joined(separator: "\n")
  }

  @Test("Options that forgive are part of the command to paste")
  func forgivingOptions() {
    let folder = folder()
    _ = check(folder, "@s.json --update missing")
    folder.write("s.json", Self.scene.replacing("[120, 10", with: "[140, 10"))
    let words = "--level metrics --tolerance position=1 --atol 0.5 --rtol 0.1 --ticks 3"
    let output = check(folder, "@s.json " + words).output
    #expect(
      output.contains("\n                   uidyn diff s.log s.log.new \(words)\n"), "\(output)")
    let pasted = "diff @s.log @s.log.new \(words)".replacing("@", with: folder.path + "/")
    #expect(cli(pasted).code == .negative)
  }

  @Test("The report takes the place of nothing that is read", arguments: ["s.json", "s.log"])
  func overwriting(file: String) {
    let folder = folder()
    _ = check(folder, "@s.json --update missing")
    let before = folder.read(file)
    for operand in ["s.json", "s.log", ""] {
      let result = check(folder, "@\(operand) -o @\(file)")
      #expect(
        result
          == CommandResult(
            messages: """
              uidyn: error: the output would overwrite "\(file)", which is an input

              """, code: .usage))
      #expect(folder.read(file) == before)
    }
  }

  @Test("Reporters: an annotation at the item's line, and a test case each")
  func reporters() {
    let folder = folder()
    _ = check(folder, "@s.json --update missing")
    folder.write("s.json", Self.scene.replacing("[120, 10", with: "[121, 10"))
    let github = check(folder, "@s.json --reporter github").output
    #expect(
      github.hasPrefix(
        "::error file=s.json,line=4,col=55,title=uidyn check::s.log: the scene changed: \"views\"%0Afirst difference"
      ), "\(github)")
    #expect(github.hasSuffix("\n1 checked: 1 differs\n"))
    let junit = check(folder, "@s.json --reporter junit").output
    #expect(
      junit.contains(
        "<testsuite name=\"uidyn\" tests=\"1\" failures=\"1\" errors=\"0\" time=\"0\">"))
    #expect(junit.contains("<failure message=\"s.log: the scene changed: &quot;views&quot;\">"))
  }

  @Test("Growth is told of the number that comes farthest, of the kind that differs first")
  func growth() {
    let folder = TestFolder()
    // x deviates slightly from tick 1, y increasingly from tick 3, the angle by even more numbers.
    func rows(_ isOff: Bool) -> String {
      (0...6).reduce(into: "tick,item,x,y,angle\n") { text, tick in
        let x = isOff && tick > 0 ? "5.25" : "5"
        let y = isOff && tick > 2 ? 7 + 2 * tick : 7
        text += "\(tick),a,\(x),\(y),\(isOff ? 90 * tick : 0)\n"
      }
    }
    let (old, new) = (folder.write("a.csv", rows(false)), folder.write("b.csv", rows(true)))
    let report = cli("diff \(old) \(new)").output
    #expect(
      report.contains("growth of |Δy|     1: 0  2: 0  3: 6  5: 10  end: 12 pt\n"), "\(report)")
    #expect(report.contains("first difference   tick 1"))
  }

  @Test("A folder that cannot be written to is said, and nothing is half there")
  func unwritable() {
    let folder = folder()
    // Nobody can create a folder there, not even root.
    let result = cli(["check", folder("s.json"), "--goldens", "/proc/x", "--update", "missing"])
    #expect(result.code == .output && folder.names == ["s.json"], "\(result)")
    #expect(result.output.contains("cannot write"))
  }
}
