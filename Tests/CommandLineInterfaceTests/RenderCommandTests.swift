// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn render", .timeLimit(.minutes(30)))
struct RenderCommandTests {
  private let folder = TestFolder()

  /// A falling ball, a ramp, and a rotated, anchored post that contains a flag.
  private static let scene = """
    {
      "title": "A <b>title</b> & more",
      "referenceView": { "size": [300, 200] },
      "views": [
        { "id": "ball", "center": [60, 40], "size": [20, 20], "collisionBounds": "ellipse" },
        { "id": "post", "center": [200, 60], "size": [30, 10], "angle": 0.5 },
        { "id": "flag", "center": [10, 4], "size": [8, 6], "superview": "post" }
      ],
      "behaviors": [
        { "type": "gravity", "items": ["ball"] },
        { "type": "collision", "items": ["ball"], "translatesReferenceBoundsIntoBoundary": true,
          "boundaries": [ { "id": "ramp", "from": [40, 150], "to": [160, 190] } ] },
        { "type": "dynamicItem", "items": ["post", "flag"], "isAnchored": true }
      ],
      "run": { "timeLimit": 1 }
    }
    """

  private func render(_ line: String, input: String = "") -> CommandResult {
    var result = cli(
      "render --view engineering " + line.replacing("@", with: folder.path + "/"), input: input)
    result.messages = result.messages.replacing(folder.path + "/", with: "")
    return result
  }

  // MARK: Images

  @Test("Items are drawn at their row positions at any time", arguments: [0, 0.25, 0.5, 1])
  func positions(time: Double) throws {
    let svg = render("- --at \(time) --ghosts 0", input: Self.scene)
    #expect(svg.code == .success && svg.messages == "")
    let drawn = try DrawnItems(svg.output)
    let rows = cli(
      "run - --format csv --from \(time) --to \(time) --columns item,x,y,angle", input: Self.scene)
    for row in rows.lines.dropFirst() where !row.hasPrefix("flag") {
      let fields = row.split(separator: ",")
      let position = try #require(drawn.positions[String(fields[0])])
      let row = fields.dropFirst().compactMap { Double($0) }
      // Full rotations are not visible.
      let turn = (position.radians - row[2]).remainder(dividingBy: 2 * .pi)
      for difference in [position.x - row[0], position.y - row[1], turn] {
        #expect(difference.magnitude <= 0.0051, "\(fields[0]): \(position), not \(row)")
      }
    }
    // The flag is at (-5, -1) from the post's center, and the post is rotated by 0.5 rad.
    let flag = try #require(drawn.positions["flag"])
    #expect((flag.x - (200 - 5 * cos(0.5) + sin(0.5))).magnitude < 0.01)
    #expect((flag.y - (60 - 5 * sin(0.5) - cos(0.5))).magnitude < 0.01)
  }

  @Test("The same scene renders to the same bytes, and its log to the same picture")
  func deterministic() {
    let path = folder.write("s.json", Self.scene)
    _ = cli(["run", path, "-o", "/dev/null", "--log", folder("s.log")])
    for form in ["svg", "html"] {
      for (input, name) in [("s.json", "a"), ("s.json", "b"), ("s.log", "c")] {
        #expect(render("@\(input) -o @\(name).\(form)") == CommandResult(code: .success))
      }
      #expect(folder.read("a.\(form)") == folder.read("b.\(form)"))
    }
    #expect(folder.read("a.svg") == folder.read("c.svg"))
    #expect(render("@s.json").output == folder.read("a.svg"))
    // This executable does not contain the engine. The tool mentions this on a terminal if the scene could use one.
    for (options, isSaid) in [("s.json", true), ("s.json --recorded", false), ("s.log", false)] {
      let line = "render @\(options) -o @t.html".replacing("@", with: folder.path + "/")
      let messages = cli(line) { $0.terminals = [.messages] }.messages
      #expect(messages.contains("only replays this run") == isSaid, "\(options): \(messages)")
    }
  }

  @Test(
    "A picture of a log is empty before its first row and after its last, as for its scene",
    arguments: ["1", "7", "10"], TestScenes.withoutAnybody)
  func ticksOfNobody(every: String, scene: String) throws {
    let path = folder.write("s.json", scene)
    _ = cli(["run", path, "-q", "-o", "/dev/null", "--every", every, "--log", folder("s.log")])
    let picture = render("@s.json -q")
    #expect(picture.code == .success)
    #expect(render("@s.log").output.replacing("s.log", with: "s.json") == picture.output)
    // In the page, the absent item keeps its size.
    let page = render("@s.log -o @s.html")
    #expect(page.code == .success && folder.read("s.html")?.contains(",[100],[30]]") == true)
    // A thin log without its scene provides only its own frames, and its last frame is the end.
    try FileManager.default.removeItem(atPath: path)
    let alone = render("@s.log").output
    #expect(alone.contains(">0 to 1.75 s, tick 105"), "\(alone)")
    // The image shows no items while the toast is absent, whether at the start or at the end.
    let isLate = scene.contains("addSubview")
    let (empty, full) = isLate ? ("0.9", "1.3") : ("0.75", "0.4")
    for (time, isThere) in [(empty, false), (full, true)] {
      let picture = render("@s.log --at \(time) --ghosts 0 --plain").output
      #expect(picture.contains("class=\"item\"") == isThere, "\(time): \(picture)")
    }
  }

  @Test("A picture of a log without its original scene lists what is unknown")
  func unknown() throws {
    let path = folder.write("s.json", Self.scene)
    _ = cli(["run", path, "-o", "/dev/null", "--log", folder("s.log")])
    folder.write("s.json", Self.scene.replacing("0.5", with: "0.6"))
    let changed = render("@s.log").output
    #expect(changed.contains("Its scene was moved or changed"))
    #expect(!changed.contains("boundary") || !changed.contains("boundary ramp"))
    try FileManager.default.removeItem(atPath: path)
    #expect(render("@s.log").output == changed)
  }

  @Test(
    "--items takes patterns and the id shared by copies",
    arguments: [
      ("p*", "post"), ("*l*", "ball,flag"), ("dot", "dot-1,dot-2"), ("dot-*", "dot-1,dot-2"),
    ])
  func patterns(_ pattern: String, _ ids: String) throws {
    let dots = #"{ "id": "dot", "repeat": { "count": 2 }, "frame": [9, 9, 5, 5] }"#
    let scene = Self.scene.replacing("\"views\": [", with: "\"views\": [ \(dots),")
    let svg = render("- --items \(pattern)", input: scene)
    #expect(svg.code == .success)
    #expect(svg.output == render("- --items \(ids)", input: scene).output)
    #expect(svg.output != render("-", input: scene).output)
  }

  @Test("An existing id takes precedence over the shared id of copies")
  func ownID() {
    let other = #"{ "id": "post-1", "frame": [9, 9, 5, 5] }"#
    let scene = Self.scene.replacing("\"views\": [", with: "\"views\": [ \(other),")
    let svg = render("- --items post", input: scene)
    #expect(svg.code == .success && !svg.output.contains("post-1"), "\(svg)")
    #expect(render("- --items post-1", input: scene).output.contains("post-1"))
  }

  @Test("--items omits the other items and everything that concerns only them")
  func items() throws {
    let svg = render("- --items post", input: Self.scene).output
    #expect(try DrawnItems(svg).positions.keys.sorted() == ["post"])
    #expect(!svg.contains("contact ball"))
    #expect(svg.contains("boundary ramp"))
  }

  @Test("--size sets the width of the picture, and --ghosts sets the number of ghosts")
  func options() throws {
    let svg = render("- --size 500 --ghosts 3", input: Self.scene).output
    #expect(svg.components(separatedBy: "class=\"ghosts\"").count == 4)
    let narrow = render("- --size 200", input: Self.scene).output
    #expect(DrawnItems.width(of: svg) == 500 && DrawnItems.width(of: narrow) == 200)
    #expect(!render("- --ghosts 0", input: Self.scene).output.contains("\"ghosts\""))
  }

  @Test("--frames writes one picture per tick, all of the same size")
  func frames() throws {
    let result = render("- --frames @video --to 0.1", input: Self.scene)
    #expect(result == CommandResult(messages: "7 images in \"video\"\n", code: .success))
    let video = folder("video")
    let names = try FileManager.default.contentsOfDirectory(atPath: video).sorted()
    #expect(names == (0..<7).map { "frame-0000\($0).svg" })
    let first = try String(contentsOfFile: video + "/frame-00000.svg", encoding: .utf8)
    let last = try String(contentsOfFile: video + "/frame-00006.svg", encoding: .utf8)
    #expect(first.prefix(200) == last.prefix(200) && first != last)
    #expect(last.contains("0 to 0.1 s, tick 6"))
    let again = render("- --frames @video", input: Self.scene)
    #expect(again.code == .usage && again.messages.contains("\"video\" already exists"))
    let thin = render("- --frames @thin --every 3 --to 0.1 -q", input: Self.scene)
    #expect(thin == CommandResult(code: .success))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("thin")).count == 3)
    let plain = render("- --frames @plain --plain --size 320x240 --to 0.05 -q", input: Self.scene)
    #expect(plain == CommandResult(code: .success))
    let frame = try String(contentsOfFile: folder("plain") + "/frame-00002.svg", encoding: .utf8)
    #expect(frame.contains("class=\"item\"") && !frame.contains("<text"))
    #expect([320, 240].contains(DrawnItems.width(of: frame)) || frame.contains("height=\"240\""))
  }

  @Test("Two runs are drawn solid and dashed, and both are completely visible")
  func twoRuns() throws {
    folder.write("a.json", Self.scene)
    folder.write("b.json", Self.scene.replacing("[60, 40]", with: "[70, 40]"))
    let svg = render("@a.json @b.json --ghosts 0").output
    #expect(svg.contains("solid: a.json") && svg.contains("dashed: b.json"))
    #expect(svg.components(separatedBy: "item other").count == 4)
    #expect(try DrawnItems(svg).isWellFormed)
  }

  @Test(
    "A run whose scene has changed takes outlines and superviews from the other run, and says so")
  func changedScene() throws {
    let path = folder.write("s.json", Self.scene)
    let outputs = ["-o", folder("part.csv"), "--log", folder("s.log")]
    _ = cli(["run", path, "--items", "flag,ball"] + outputs)
    folder.write("s.json", Self.scene.replacing("0.5", with: "0.9"))
    _ = cli(["run", path, "-o", "/dev/null", "--log", folder("new.log")])
    let svg = render("@s.log @new.log --ghosts 0").output
    #expect(svg.contains("Outlines and superviews of s.log are taken from new.log<"))
    let solid = try #require(
      try DrawnItems(svg.replacing("item other", with: "o")).positions["flag"])
    let dashed = try #require(
      try DrawnItems(svg.replacing(#""item""#, with: #""o""#)).positions["flag"])
    for (flag, angle) in [(solid, 0.5), (dashed, 0.9)] {
      #expect((flag.x - (200 - 5 * cos(angle) + sin(angle))).magnitude < 0.01)
      #expect((flag.y - (60 - 5 * sin(angle) - cos(angle))).magnitude < 0.01)
    }
    for word in [#"class="item""#, #"class="item other""#] {
      #expect(svg.contains("<ellipse \(word)"), "\(word)")
    }
    let part = render("@part.csv @new.log --ghosts 0").output
    #expect(part.contains("it lacks the superviews of flag"))
    #expect(try DrawnItems(part.replacing("item other", with: "o")).positions["flag"] == nil)
  }

  // MARK: Bad input

  @Test("Rows without a size are drawn as points, with a warning")
  func sizeless() throws {
    folder.write("x.csv", "time,item,x,y\n0,a,1,2\n0.1,a,30,4\n")
    let result = render("@x.csv")
    #expect(
      result.messages
        == "uidyn: warning: x.csv has no width and height; drawing items as points\n")
    #expect(result.code == .success)
    let position = try #require(try DrawnItems(result.output).positions["a"])
    #expect(position.x == 30 && position.y == 4)
    #expect(result.output.contains("Rows contain no outlines"))
  }

  @Test(
    "A field's region is filled only if the field acts inside a single outline",
    arguments: [
      (#"{ "radius": 40 }"#, true), (#"{ "inverse": { "radius": 40 } }"#, false),
      (#"{ "inverse": { "inverse": { "radius": 40 } } }"#, true),
      (#"{ "difference": [{ "radius": 40 }, { "radius": 20 }] }"#, false),
      (#"{ "intersection": [{ "radius": 40 }, { "size": [20, 30] }] }"#, false),
    ])
  func regions(region: String, isFilled: Bool) {
    let field =
      #"{ "type": "field", "field": "drag", "items": ["ball"], "position": [60, 60], "region": \#(region) },"#
    let scene = Self.scene.replacing(
      "\"behaviors\": [", with: "\"behaviors\": [ \(field)", maxReplacements: 1)
    let result = render("-", input: scene)
    #expect(result.code == .success, "\(result.messages)")
    #expect(result.output.contains(#"class="field region"#) == isFilled)
    #expect(result.output.contains(#"class="field edge"#) != isFilled)
  }

  @Test(
    "Ids with markup, quotes or bidirectional controls stay plain text", arguments: ["svg", "html"])
  func hostile(form: String) throws {
    let id = #"</script><script>alert(1)</script>&\"'\u202e"#
    let row = "{\"tick\":0,\"item\":\"\(id)\",\"x\":1,\"y\":2,\"width\":3,\"height\":4}"
    folder.write("x.jsonl", row + "\n")
    #expect(render("@x.jsonl -o @x.\(form)") == CommandResult(code: .success))
    let text = try #require(folder.read("x.\(form)"))
    #expect(!text.contains("<script>alert") && !text.contains("\u{202E}"))
    if form == "svg" { #expect(try DrawnItems(text).isWellFormed) }
  }

  @Test("A scene that ends in a fault is drawn up to the fault, with the exit code of run")
  func fault() throws {
    let scene = Self.scene.replacing(
      "\"run\"",
      with:
        #""events": [ { "at": 0.5, "do": [ { "set": "ball.center", "to": "=point(1 / (time - time), 0)" } ] } ], "run""#
    )
    let run = cli("run - -o /dev/null", input: scene)
    for form in ["svg", "html"] {
      let result = render("- -o @x.\(form)", input: scene)
      #expect(result.code == .guarded && result.code == run.code, "\(result)")
      #expect(result.messages == run.messages)
      #expect(folder.read("x.\(form)") != nil)
    }
  }

  @Test("Thousands of views are drawn without omissions", arguments: ["svg", "html"])
  func crowd(form: String) throws {
    let count = Seeds.of(10_000)
    let views = (0..<count).map {
      #"{ "id": "v\#($0)", "center": [\#($0 % 100 * 10), \#($0 / 100 * 10)], "size": [8, 8] }"#
    }
    let scene = """
      { "referenceView": { "size": [1000, 1000] }, "views": [\(views.joined(separator: ","))],
        "behaviors": [ { "type": "gravity", "items": ["v7"] } ], "run": { "timeLimit": 0.1 } }
      """
    #expect(render("- -o @x.\(form) -q", input: scene).code == .success)
    let text = try #require(folder.read("x.\(form)"))
    let mark = form == "svg" ? "class=\"item\"" : "\"shape\":\"rectangle\",\"shown\":true"
    #expect(text.components(separatedBy: mark).count == count + 1)
  }
}

private final class DrawnItems: NSObject, XMLParserDelegate {
  struct Place {
    var x: Double
    var y: Double
    var radians: Double
  }

  private(set) var positions: [String: Place] = [:]
  private(set) var isWellFormed = false
  private var name = ""
  private var isInTitle = false

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
    if !isWellFormed { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  static func width(of svg: String) -> Double {
    Double(svg.split(separator: " width=\"").dropFirst().first?.prefix { $0 != "\"" } ?? "") ?? 0
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) {
    if elementName == "g" { name = "" }
    isInTitle = elementName == "title"
    guard attributes["class"]?.split(separator: " ").first == "item",
      let transform = attributes["transform"]
    else { return }
    let numbers = transform.split { !"-.0123456789e".contains($0) }.compactMap { Double($0) }
    positions[name] = Place(
      x: numbers[0], y: numbers[1], radians: numbers.count > 2 ? numbers[2] * .pi / 180 : 0)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInTitle { name += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) { isInTitle = false }
}
