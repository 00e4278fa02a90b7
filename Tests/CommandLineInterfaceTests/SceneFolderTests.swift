// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("A folder in the place of scenes", .timeLimit(.minutes(30)))
struct SceneFolderTests {
  private let folder = TestFolder()

  /// A scene, files that uidyn itself writes next to it, and files that only resemble JSON.
  private func fill() {
    folder.write("fall.json", TestScenes.gliding)
    _ = cli(["schema", "scene", "-o", folder("scene.schema.json")])
    _ = cli(["export", folder("fall.json"), "--as", "lottie", "-o", folder("fall.lottie.json")])
    _ = cli(["run", folder("fall.json"), "-q", "-o", "/dev/null", "--summary", folder("sum.json")])
    folder.write("found.json", #"{ "parameters": { "a": 1 } }"#)
  }

  private func said(_ name: String) -> String {
    "\(folder(name)): skipped; a scene has at least one of \"views\", \"items\" and \"behaviors\"\n"
  }

  private static let others = ["fall.lottie.json", "found.json", "scene.schema.json", "sum.json"]

  @Test("Other JSON is left out, with a word, and is no fault")
  func others() {
    fill()
    let validated = cli(["validate", folder.path])
    #expect(validated.code == .success)
    #expect(
      validated.messages
        == "\(folder("fall.json")): valid\n" + Self.others.map(said).joined(), "\(validated)")
    let checked = cli(["check", folder.path, "--update", "missing"])
    #expect(checked.code == .success, "\(checked)")
    #expect(checked.messages == Self.others.map(said).joined(), "\(checked.messages)")
    #expect(folder.read("fall.log") != nil && folder.read("found.log") == nil)
  }

  @Test("Nothing but other JSON is nothing, and a log beside it is one by itself")
  func nothing() {
    folder.write("found.json", #"{ "parameters": { "a": 1 } }"#)
    for (command, sentence) in [
      ("validate", "no scenes"), ("check", "nothing to check"),
    ] {
      let result = cli([command, folder.path])
      #expect(result.code == .input)
      #expect(
        result.messages.hasPrefix(
          "\(said("found.json"))uidyn: error: \(sentence) in \"\(folder.path)\"\n"),
        "\(result)")
      #expect(!cli([command, folder.path, "-q"]).messages.contains("left out"))
    }
    folder.write("scenes/fall.json", TestScenes.gliding)
    _ = cli([
      "run", folder("scenes/fall.json"), "-q", "-o", "/dev/null", "--log", folder("found.log"),
    ])
    let checked = cli(["check", folder.path, "--update", "missing"])
    #expect(checked.output.contains("2 checked: 1 same, 1 updated\n"), "\(checked)")
  }

  @Test("What is no JSON may be meant as a scene, and one that is named is read whatever is in it")
  func brokenText() {
    fill()
    folder.write("broken.json", "{ \"veiws\": [ }")
    let validated = cli(["validate", folder.path])
    #expect(validated.code == .negative || validated.code == .input, "\(validated.code)")
    #expect(validated.messages.contains("\(folder("broken.json")):1:14: error: "))
    let named = cli(["validate", folder("found.json")])
    #expect(!named.messages.contains("left out"), "\(named.messages)")
  }
}
