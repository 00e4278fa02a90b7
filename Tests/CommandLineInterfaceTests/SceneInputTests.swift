// SPDX-License-Identifier: MIT

import CommandLineInterface
import TestSupport
import Testing

@Suite("Scenes that cannot be read")
struct SceneInputTests {
  private let folder = TestFolder()

  @Test("A file that is not there is named, whatever its name holds")
  func missing() {
    let result = cli(["run", "/nowhere/at \u{7}all.json"])
    #expect(
      result
        == CommandResult(
          messages:
            "uidyn: error: cannot read \"/nowhere/at ␇all.json\": No such file or directory\n",
          code: .input))
  }

  @Test("A directory is no scene")
  func directory() {
    let result = cli(["run", folder.path])
    #expect(
      result
        == CommandResult(
          messages: "uidyn: error: cannot read \"\(folder.path)\": Is a directory\n", code: .input))
  }

  @Test("A faulty scene shows all its errors, writes nothing and exits with 3")
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

  @Test("Standard input has a name of its own in messages")
  func standardInput() {
    let result = cli("run -", input: "")
    #expect(result.messages.hasPrefix("<stdin>:1:1: error: the file is empty [empty-file]\n"))
    #expect(result.code == .input)
  }

  @Test("A scene above the limit of bytes is refused, from a file and from standard input")
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

  @Test("Warnings do not keep a scene from running and are silent under --quiet")
  func warnings() {
    let scene = TestScenes.still.replacing("[\"a\"]", with: "[]")
    let result = cli("run - --columns item", input: scene)
    #expect(result.code == .success)
    #expect(result.messages.contains(" warning: "))
    #expect(cli("run - --columns item -q", input: scene).messages == "")
  }
}

@Suite("uidyn validate")
struct ValidateCommandTests {
  private let folder = TestFolder()

  @Test("A valid scene is said to be so on standard error, unless --quiet")
  func valid() {
    let path = folder.write("still.json", TestScenes.still)
    #expect(
      cli(["validate", path]) == CommandResult(messages: "\(path): valid\n", code: .success))
    #expect(cli(["validate", "-q", path]) == CommandResult(code: .success))
  }

  @Test("Every scene is looked at, and an invalid one makes the answer no")
  func several() {
    let faulty = folder.write("faulty.json", TestScenes.faulty)
    let still = folder.write("still.json", TestScenes.still)
    let result = cli(["validate", faulty, still])
    #expect(result.code == .negative)
    #expect(result.output == "")
    #expect(result.messages.contains("\(faulty): 2 errors\n"))
    #expect(result.messages.hasSuffix("\(still): valid\n"))
  }

  @Test("A scene that cannot be read outweighs an invalid one")
  func unreadable() {
    let faulty = folder.write("faulty.json", TestScenes.faulty)
    for paths in [[faulty, folder("none.json")], [folder("none.json"), faulty]] {
      #expect(cli(["validate", "-q"] + paths).code == .input)
    }
  }

  @Test("Errors stay visible under --quiet, warnings do not")
  func quiet() {
    let result = cli("validate - -q", input: TestScenes.faulty)
    #expect(result.messages.contains("error: a view has no key \"frmae\""))
    #expect(!result.messages.contains("2 errors"))
    #expect(result.code == .negative)
  }
}
