// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface
import UIDynamicsTemplates

@Suite("New scenes and their parameters", .timeLimit(.minutes(30)))
struct NewCommandTests {
  @Test("A new scene is valid and plays as it expects")
  func starter() {
    let folder = TestFolder()
    let path = folder("fall.json")
    let said = "play it: uidyn run \(path); live preview: uidyn watch \(path)\n"
    #expect(cli("new \(folder("fall.json"))") == CommandResult(messages: said, code: .success))
    #expect(cli("new -q \(folder("quiet.json"))") == CommandResult(code: .success))
    let text = folder.read("fall.json") ?? ""
    let run = cli("run \(folder("fall.json")) -o /dev/null")
    #expect(run == CommandResult(code: .success))
    #expect(cli("new -") == CommandResult(output: text, code: .success))
  }

  @Test(
    "A template is short, has no warnings, plays as it expects, and as its expansion",
    arguments: SceneTemplate.allCases)
  func templates(template: SceneTemplate) throws {
    let folder = TestFolder()
    let (path, written) = (folder("scene.json"), folder("written.json"))
    #expect(cli("new -q \(path) --like \(template.rawValue)") == CommandResult(code: .success))
    #expect(folder.read("scene.json") == template.text)
    #expect(template.text.split(separator: "\n").count < 60)
    #expect(cli("validate --strict -q \(path)") == CommandResult(code: .success))
    let run = cli("run \(path) -o \(folder("rows.csv"))")
    #expect(run == CommandResult(code: .success))
    #expect(cli("expand \(path) -o \(written)") == CommandResult(code: .success))
    #expect(cli("run \(written) -o \(folder("others.csv"))") == CommandResult(code: .success))
    #expect(folder.read("rows.csv") == folder.read("others.csv"))
    let parameters = cli("parameters \(path)").output.split(separator: "\n")
    #expect(!parameters.isEmpty && parameters.allSatisfy { $0.contains(";") })
  }

  @Test("Templates are listed, and a page of the docs begins with one")
  func list() throws {
    let list = cli("new --list")
    #expect(list.output.split(separator: "\n").count == SceneTemplate.allCases.count)
    #expect(list.output.contains("  sheet            A sheet with three detents\n"))
    let page = try String(
      contentsOf: URL(fileURLWithPath: #filePath).appendingPathComponent(
        "../../../docs/motion-designers.md"
      ).standardized, encoding: .utf8)
    #expect(page.contains("```json file card.json\n\(SceneTemplate.snap.text)```"))
    let missing = cli("new")
    #expect(missing.code == .usage && missing.messages.contains("new needs a FILE"))
    #expect(cli("new x.json --like toggle").code == .usage)
  }

  @Test("A file that already exists stays as it is")
  func existing() {
    let folder = TestFolder()
    folder.write("fall.json", "mine")
    let path = folder("fall.json")
    let result = cli("new \(path)")
    #expect(
      result.messages == """
        uidyn: error: "\(path)" already exists
          hint: choose another name; "uidyn new -" prints the scene

        """)
    #expect(result.code == .output)
    #expect(folder.read("fall.json") == "mine")
  }

  @Test("Parameters are listed as --set takes them, with range and meaning")
  func parameters() {
    let folder = TestFolder()
    folder.write(
      "scene.json",
      """
      { "parameters": { "pull": { "value": 2.5, "min": 0, "max": 10, "description": "How far" },
          "launch": [3, -4], "isOpen": true, "mode": "shade", "least": { "value": 1, "min": 0.5 } } }
      """)
    let path = folder("scene.json")
    let expected = """
        pull=2.5       0 to 10; How far
        launch=[3,-4]
        isOpen=true
        mode=shade
        least=1        from 0.5

      """
    #expect(cli("parameters \(path)") == CommandResult(output: expected, code: .success))
    #expect(cli("parameters \(path) --set pull=7").output.hasPrefix("  pull=7         0 to 10"))
    folder.write("scene.json", "{}")
    #expect(
      cli("parameters \(path)")
        == CommandResult(messages: "the scene has no parameters\n", code: .success))
  }
}
