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
    let line = words.joined(separator: " ").replacing("@", with: folder.path + "/")
    var result = cli(["check", "-j", "1"] + line.split(separator: " ").map(String.init))
    result.output = result.output.replacing(folder.path + "/", with: "")
    result.messages = result.messages.replacing(folder.path + "/", with: "")
    return result
  }

  @Test("The recipes in docs/golden-files.md allow the differences they describe and no others")
  func recipes() throws {
    let page = try #require(Fixture.page("golden-files"))
    let recipes = page.matches(of: /\| `((?:--\S+ \S+ ?)+)` \|/).map { String($0.output.1) }
    #expect(recipes.count == 3)
    // A card that snaps to a point. A slightly different start makes it rest a tick earlier or later.
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
    // The end is the same, but the path differs.
    folder.write("s.json", scene("0.5", "62"))
    let verdicts = recipes.map { check(folder, "@s.json \($0)").code }
    #expect(verdicts == [.negative, .success, .success])
    folder.write("s.json", scene("0.3", "60"))
    #expect(
      recipes.map { check(folder, "@s.json \($0)").code } == [.negative, .negative, .negative])
  }

  @Test(
    "A folder too deep for the system is reported, not treated as empty",
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
}
