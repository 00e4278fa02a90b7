// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface
import UIDynamicsTemplates

@Suite("Scene templates", .timeLimit(.minutes(30)))
struct TemplateTests {
  @Test(
    "A template is short, has no warnings, meets its expectations, and runs the same when expanded",
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

  @Test("Templates are listed, and a page of the documentation contains one")
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
}
