// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Scenes that cannot be read", .timeLimit(.minutes(30)))
struct SceneInputTests {
  private let folder = TestFolder()

  @Test("A missing file is named in the message, whatever characters its name contains")
  func missing() {
    let result = cli(["run", "/nowhere/at \u{7}all.json"])
    #expect(
      result
        == CommandResult(
          messages:
            "uidyn: error: cannot read \"/nowhere/at ␇all.json\": No such file or directory\n",
          code: .input))
  }

  @Test("A folder cannot be run as a scene")
  func directory() {
    let result = cli(["run", folder.path])
    #expect(
      result
        == CommandResult(
          messages: "uidyn: error: cannot read \"\(folder.path)\": Is a directory\n", code: .input))
  }

  @Test("An invalid scene reports all its errors, writes nothing and exits with 3")
  func faulty() {
    let path = folder.write("faulty.json", TestScenes.faulty)
    let result = cli(["run", path, "-o", folder("rows.jsonl")])
    #expect(result.code == .input)
    #expect(result.output == "")
    #expect(result.messages.contains("\(path):2:27: error: a view has no key \"frmae\""))
    #expect(result.messages.contains("  hint: did you mean \"frame\"?\n"))
    #expect(result.messages.contains("\(path):3:49: error: "))
    #expect(folder.names == ["faulty.json"])
  }

  @Test("Messages call standard input <stdin>")
  func standardInput() {
    let result = cli("run -", input: "")
    #expect(result.messages.hasPrefix("<stdin>:1:1: error: the file is empty [empty-file]\n"))
    #expect(result.code == .input)
  }

  @Test("A scene above the byte limit is rejected, both from a file and from standard input")
  func tooLarge() {
    let text = TestScenes.still + String(repeating: " ", count: 1000)
    let path = folder.write("large.json", text)
    for result in [
      cli(["run", path, "--limit", "bytes=1000"]), cli("run - --limit bytes=1000", input: text),
    ] {
      #expect(result.code == .input)
      #expect(result.output == "")
      #expect(result.messages.contains("[limit-exceeded]"))
    }
    #expect(cli(["run", path, "--limit", "bytes=\(text.utf8.count)"]).code == .success)
  }

  @Test("Warnings do not prevent a run, and --quiet hides them")
  func warnings() {
    let scene = TestScenes.still.replacing("[\"a\"]", with: "[]")
    let result = cli("run - --columns item", input: scene)
    #expect(result.code == .success)
    #expect(result.messages.contains(" warning: "))
    #expect(cli("run - --columns item -q", input: scene).messages == "")
  }
}

@Suite("uidyn validate", .timeLimit(.minutes(30)))
struct ValidateCommandTests {
  private let folder = TestFolder()

  @Test("A valid scene is reported on standard error, unless --quiet is given")
  func valid() {
    let path = folder.write("still.json", TestScenes.still)
    #expect(
      cli(["validate", path]) == CommandResult(messages: "\(path): valid\n", code: .success))
    #expect(cli(["validate", "-q", path]) == CommandResult(code: .success))
  }

  @Test("Every scene is checked, and one invalid scene makes the exit code 1")
  func several() {
    let faulty = folder.write("faulty.json", TestScenes.faulty)
    let still = folder.write("still.json", TestScenes.still)
    let result = cli(["validate", faulty, still])
    #expect(result.code == .negative)
    #expect(result.output == "")
    #expect(result.messages.contains("\(faulty): 2 errors\n"))
    #expect(result.messages.hasSuffix("\(still): valid\n"))
  }

  @Test("A folder means all scenes in it and its subfolders, and must contain at least one")
  func folders() {
    let one = TestFolder()
    one.write("notes.txt", "{")
    let none = cli(["validate", one.path])
    #expect(
      none.messages.replacing(one.path, with: "one")
        == """
        uidyn: error: no scenes in "one"
          hint: scenes end in .json; subfolders are searched

        """)
    #expect(none.code == .input)
    one.write("b.json", TestScenes.still)
    one.write("a/c.json", TestScenes.faulty)
    let result = cli(["validate", one.path])
    let names = result.messages.replacing(one.path + "/", with: "")
    #expect(result.code == .negative)
    #expect(names.hasSuffix("a/c.json: 2 errors\nb.json: valid\n"), "\(names)")
  }

  @Test("An unreadable scene determines the exit code, even if another scene is invalid")
  func unreadable() {
    let faulty = folder.write("faulty.json", TestScenes.faulty)
    for paths in [[faulty, folder("none.json")], [folder("none.json"), faulty]] {
      #expect(cli(["validate", "-q"] + paths).code == .input)
    }
  }

  @Test("--quiet hides warnings but not errors")
  func quiet() {
    let result = cli("validate - -q", input: TestScenes.faulty)
    #expect(result.messages.contains("error: a view has no key \"frmae\""))
    #expect(!result.messages.contains("2 errors"))
    #expect(result.code == .negative)
  }
}

@Suite("--set and --merge", .timeLimit(.minutes(30)))
struct SceneChangesTests {
  private let folder = TestFolder()
  private static let scene = """
    { "parameters": { "width": { "value": 30, "min": 1, "max": 50 } },
      "views": [ { "id": "a", "frame": [0, 0, "=width", 10] } ],
      "behaviors": [ { "type": "dynamicItem", "item": "a" } ] }
    """

  @Test("--set sets a parameter's value")
  func set() {
    let result = cli("run - --set width=40.5 --columns width --to 0", input: Self.scene)
    #expect(result == CommandResult(output: "{\"width\":40.5}\n", code: .success))
  }

  @Test("Overlays are merged in order, before parameters are set")
  func merge() {
    let wide = folder.write("wide.json", #"{ "parameters": { "width": { "max": 100 } } }"#)
    let high = folder.write(
      "high.json",
      #"{ "views": [ { "id": "b", "frame": [0, 0, "=width", 20] } ], "behaviors": [ { "type": "dynamicItem", "item": "b" } ] }"#
    )
    let words =
      "run - --merge \(wide) --merge=\(high) --set width=90 --columns item,width,height --to 0"
    let result = cli(words, input: Self.scene)
    #expect(
      result
        == CommandResult(output: "{\"item\":\"b\",\"width\":90,\"height\":20}\n", code: .success))
  }

  @Test(
    "An unknown parameter or an unsuitable value is a usage error",
    arguments: [
      ("wdith=3", "the scene has no parameter \"wdith\"", "did you mean \"width\"?"),
      ("width=60", "the parameter \"width\" must be at most 50, not 60", nil),
      (
        "width=wide", "the parameter \"width\" must be a number, not \"wide\"",
        "write a number such as 0.5, without quotation marks"
      ),
    ])
  func faults(setting: String, sentence: String, hint: String?) {
    let path = folder.write("scene.json", Self.scene)
    for command in ["run", "validate"] {
      let result = cli([command, path, "--set", setting])
      let hint = hint.map { "  hint: \($0)\n" } ?? ""
      #expect(
        result
          == CommandResult(messages: "uidyn: error: --set: \(sentence)\n\(hint)", code: .usage))
    }
  }

  @Test("An overlay that is unreadable or invalid is named in the message")
  func overlays() {
    let path = folder.write("scene.json", Self.scene)
    let missing = cli(["validate", path, "--merge", folder("none.json")])
    #expect(missing.code == .input)
    #expect(missing.messages.contains("cannot read \"\(folder("none.json"))\""))
    let wrong = folder.write("wrong.json", "{\n  \"run\": { \"timeLimit\": \"long\" } }")
    let result = cli(["run", path, "--merge", wrong])
    #expect(result.code == .input && result.output == "")
    #expect(result.messages.hasPrefix("\(wrong):2:25: error: \"timeLimit\" must be a number"))
  }

  @Test("Rows cannot overwrite an overlay")
  func overwriting() {
    let path = folder.write("scene.json", Self.scene)
    let overlay = folder.write("overlay.json", "{}")
    let result = cli(["run", path, "--merge", overlay, "-o", overlay])
    #expect(result.code == .usage)
    #expect(result.messages.contains("would overwrite"))
  }
}
