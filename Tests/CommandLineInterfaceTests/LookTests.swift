// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Looks", .timeLimit(.minutes(30)))
struct LookTests {
  private let folder = TestFolder()

  /// A complete PNG file with a single pixel.
  private static let pixel = Array(
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data())
  /// The segments of a complete JPEG file.
  private static let segments: [[UInt8]] = [
    [0xFF, 0xD8], [0xFF, 0xE0, 0, 4, 1, 1], [0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0],
    [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0x3F, 0], [0x12, 0x34], [0xFF, 0xD9],
  ]

  private func scene(_ look: String, more: String = "") -> String {
    folder.write(
      "s.json",
      """
      {
        "referenceView": { "size": [300, 600] },
        "views": [
          { "id": "a", "frame": [10, 10, 100, 100]\(more),
            "look": \(look) }
        ],
        "behaviors": [{ "type": "gravity", "items": ["a"] }],
        "run": { "timeLimit": 0.5 }
      }
      """)
  }

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder(name)))
  }

  private func said(_ result: CommandResult) -> String {
    result.messages.replacing(folder.path + "/", with: "")
  }

  private var drawing: [[String]] {
    let path = folder("s.json")
    return [
      ["render", path, "-o", folder("x.svg")], ["render", path, "-o", folder("x.html")],
      ["export", path, "--as", "svg", "-o", folder("x.svg")],
      ["export", path, "--as", "lottie", "-o", folder("x.json")], ["validate", path],
    ]
  }

  @Test(
    "An invalid image is rejected with its location, and nothing is written",
    arguments: [
      ("gone.png", "cannot read the image \"gone.png\": No such file or directory"),
      ("../s.json", "the image \"../s.json\" is outside the folder of the scene"),
      ("/etc/passwd", "the image \"/etc/passwd\" is outside the folder of the scene"),
      ("text.png", "\"text.png\" is not an image"), ("empty.png", "\"empty.png\" is not an image"),
      ("large.png", "the image \"large.png\" is larger than 1,000,000 bytes"),
      ("page.svg", "\"page.svg\" is not an image"),
    ])
  func images(name: String, sentence: String) throws {
    try write("text.png", Array("not a picture".utf8))
    try write("empty.png", [])
    try write("large.png", Self.pixel + [UInt8](repeating: 0, count: 1_000_000))
    try write("page.svg", Array("<html></html>".utf8))
    let names = folder.names
    let path = scene("{ \"image\": \"\(name)\" }")
    for line in drawing {
      let result = cli(line)
      #expect(result.code == (line[0] == "validate" ? .negative : .input), "\(line): \(result)")
      #expect(said(result).contains("s.json:5:26: error: \(sentence)"), "\(result.messages)")
      #expect(said(result).contains("hint: "))
    }
    #expect(Set(folder.names) == Set(names + ["s.json"]))
    #expect(cli(["run", path, "-q", "-o", "/dev/null"]) == CommandResult(code: .success))
  }

  @Test("The type of an image is detected from its content")
  func contents() throws {
    for (content, isDrawn) in [
      (Self.pixel, true), (Self.segments.joined().map { $0 }, true), ([0xFF, 0xD8], false),
      (Array("<!-- <html> --> <!DOCTYPE svg><svg xmlns='x'></svg>".utf8), true),
      (Array("<svg/>".utf8), true), (Array("<!-- <svg/> --><html/>".utf8), false),
      (Array("<svgx></svgx>".utf8), false),
    ] {
      try write("card", content)
      let result = cli(["render", scene("{ \"image\": \"card\" }"), "-q", "-o", folder("x.svg")])
      #expect((result.code == .success) == isDrawn, "\(content.prefix(20)): \(result)")
      #expect(isDrawn || said(result).contains("\"card\" is not an image"), "\(result)")
    }
  }

  @Test("A folder or link used as an image gets a hint that does not suggest the same name")
  func ownName() throws {
    try FileManager.default.createDirectory(
      atPath: folder("inner"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.png"), withDestinationPath: "/etc/hosts")
    for (name, hint) in [
      ("inner", "images belong in the scene's folder"), ("link.png", "copy it next to the scene"),
    ] {
      let said = said(cli(["render", scene("{ \"image\": \"\(name)\" }"), "-q"]))
      #expect(
        said.contains("cannot read the image \"\(name)\"") && said.contains("hint: \(hint)"),
        "\(said)")
      #expect(!said.contains("did you mean"))
    }
  }

  @Test("A wrong number of colors and a numeric label are reported with hints")
  func shapes() {
    let pair = "hint: use one color, or a light and a dark one: [\"#ffffff\", \"#1c1c1e\"]"
    for (look, hint) in [
      (##"{ "fill": ["#fff"] }"##, pair), (##"{ "fill": ["#fff", "#000", "#111"] }"##, pair),
      (#"{ "label": 5 }"#, "hint: write it in quotation marks: \"5\""),
    ] {
      #expect(said(cli(["validate", scene(look)])).contains(hint), "\(look)")
    }
  }

  @Test("An image is embedded as data, only once per page even if several views use it")
  func embedded() throws {
    try write("card.png", Self.pixel)
    try write("card.svg", Array("<?xml version=\"1.0\"?>\n<svg xmlns=\"x\"/>".utf8))
    let path = scene(#"{ "image": "card.png" }"#, more: #", "repeat": { "count": 3 }"#)
    let data = "data:image/png;base64," + Data(Self.pixel).base64EncodedString()
    for name in ["x.svg", "x.html"] {
      #expect(cli(["render", path, "-q", "-o", folder(name)]) == CommandResult(code: .success))
      let text = try #require(folder.read(name))
      #expect(text.components(separatedBy: data).count == 2, "\(name)")
      #expect(!text.contains("card.png"))
    }
    let remark = "Lottie files do not include the images of looks; --as svg embeds them"
    #expect(
      cli(["export", path, "--as", "lottie"]).messages.hasSuffix("uidyn: warning: \(remark)\n"))
    #expect(!cli(["export", path, "--as", "svg"]).messages.contains("images"))
    _ = scene(#"{ "image": "card.svg" }"#)
    #expect(cli(["render", path, "-q"]).output.contains("data:image/svg+xml;base64,"))
    _ = cli(["run", path, "-q", "-o", "/dev/null", "--log", folder("s.log")])
    #expect(cli(["render", folder("s.log"), "-q"]).output.contains("data:image/svg+xml;base64,"))
  }

  @Test("Looks change neither rows nor the log", arguments: ["run", "log"])
  func ignored(what: String) throws {
    func rows(_ look: String) -> String? {
      let path = scene(look)
      let log = folder("s.log")
      let result = cli(["run", path, "-q", "--log", log])
      return what == "run" ? result.output : folder.read("s.log")
    }
    let plain = rows("{}")
    let dressed = rows(#"{ "fill": "systemRed", "cornerRadius": 5, "label": "x", "shadow": true }"#)
    #expect(plain == dressed && plain != nil)
  }

  @Test(
    "A label is always exported as plain text",
    arguments: ["svg", "html", "motion.svg", "json", "css", "swift"])
  func hostile(form: String) throws {
    let label = #"</title><script>alert(1)</script>]]>*/ url(x) \\u202e\" onload='x'"#
    let path = scene("{ \"label\": \"\(label)\" }")
    let command =
      ["svg", "html"].contains(form)
      ? ["render", path, "-q", "-o", folder("x." + form)]
      : ["export", path, "-q", "-o", folder("x." + form)]
        + (form == "motion.svg" ? ["--as", "svg"] : form == "json" ? ["--as", "lottie"] : [])
    #expect(cli(command).code == .success, "\(cli(command))")
    let text = try #require(folder.read("x." + form))
    #expect(!text.contains("<script>alert"), "\(form)")
    if form.hasSuffix("svg") {
      #expect(XMLParser(data: Data(text.utf8)).parse())
      #expect(text.contains("alert(1)"))
    }
  }

  private static let fade = """
    {
      "referenceView": { "size": [300, 600] },
      "views": [{ "id": "a", "frame": [10, 10, 100, 100], "alpha": 0.8 }],
      "events": [{ "at": 0, "do": [{ "animate": { "set": "a.alpha", "to": 0, "duration": 0.5 } }] }],
      "run": { "timeLimit": 0.5, "until": "timeLimit" }
    }
    """

  @Test("The alpha column is written on request and can be read back")
  func column() {
    let rows = cli("run - -q --columns tick,x,alpha --format csv", input: Self.fade)
    #expect(rows.lines[1] == "0,60,0.8" && rows.lines[31] == "30,60,0")
    #expect(!cli("run - -q --format csv", input: Self.fade).lines[0].contains("alpha"))
    let some = cli("run - -q --columns tick,item,x,y,width,height,alpha", input: Self.fade)
    folder.write("x.jsonl", some.output)
    let picture = cli(["render", folder("x.jsonl"), "-o", folder("x.html")])
    #expect(picture.code == .success && folder.read("x.html")?.contains("\"alpha\":") == true)
  }

  @Test(
    "Exports include changes in opacity",
    arguments: [
      ("css", "opacity: .8"), ("waapi", "\"opacity\":\"0.8\""), ("svg", "opacity=\"0.8\""),
      ("lottie", "\"o\":{\"a\":1,\"k\":[{\"t\":0,\"s\":[80]"), ("ca", "keyPath: \"opacity\""),
      ("swiftui", "KeyframeTrack(\\.opacity)"), ("compose", "alphaFrom = 0.8f"),
      ("uikit", "a.alpha = 0.8"),
    ])
  func exports(form: String, word: String) {
    let result = cli("export - -q --as \(form)", input: Self.fade)
    #expect(result.code == .success, "\(result.messages)")
    #expect(
      result.output.replacing("opacity: 0.8", with: "opacity: .8").contains(word),
      "\(result.output)")
  }

  @Test("A picture at a given time uses the opacity at that time")
  func picture() {
    #expect(cli("render - -q --at 0", input: Self.fade).output.contains("opacity=\"0.8\""))
    #expect(!cli("render - -q --at 0.5", input: Self.fade).output.contains("<g transform="))
  }

  // MARK: Device and engineering view

  @Test("--view selects the view; two runs can only be drawn in the engineering view")
  func view() {
    let path = scene("{}")
    let device = cli(["render", path, "-q"]).output
    #expect(device == cli(["render", path, "-q", "--view", "device"]).output)
    #expect(!device.contains("class=\"item\"") && device.contains("clip-path=\"url(#screen"))
    #expect(cli(["render", path, "-q", "--view", "engineering"]).output.contains("class=\"item\""))
    folder.write("t.json", folder.read("s.json") ?? "")
    #expect(cli(["render", path, folder("t.json"), "-q"]).output.contains("item other"))
    let two = cli(["render", path, folder("t.json"), "--view", "device"])
    #expect(two.code == .usage && two.messages.contains("--view device draws only one run"))
    let wrong = cli(["render", path, "--view", "phone"])
    #expect(wrong.code == .usage && wrong.messages.contains("--view"))
  }
}
