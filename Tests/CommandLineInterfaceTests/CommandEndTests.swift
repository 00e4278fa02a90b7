// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("How every command ends", .timeLimit(.minutes(30)))
struct CommandEndTests {
  private let folder = TestFolder()

  private static let scene = """
    {"views":[{"id":"a","frame":[0,0,9,9]}],"parameters":{"p":{"value":1,"min":0,"max":2}},
    "behaviors":[{"type":"gravity","items":["a"],"magnitude":"=p"}],
    "expect":[{"at":"end","that":"a.center.y < 0"}],"run":{"timeLimit":1}}
    """

  private func words(_ line: String) -> [String] {
    line.split(separator: " ").map { $0.hasPrefix("s.") ? folder(String($0)) : String($0) }
  }

  @Test(
    "A signal ends the command, and nothing is written",
    arguments: [
      "run s.json", "run s.json -o s.csv", "sweep s.json --vary p=1,2", "fit s.json",
      "plot s.json",
      "render s.json", "render s.json -o s.html", "export s.json --as css", "check s.json",
      "diff s.json s.json",
    ])
  func signal(line: String) {
    folder.write("s.json", Self.scene)
    let result = cli(words(line)) { $0.signal = (15, 0) }
    #expect(result.code == .signal(15))
    #expect(result.lines.count <= 1, "\(result.output.prefix(200))")
    #expect(folder.names == ["s.json"])
  }

  @Test(
    "A command that writes a file handles signals, so no temporary file remains",
    arguments: [
      "run s.json -o s.jsonl", "run s.json --log s.out", "run s.json --events s.out",
      "run s.json --summary s.out", "sweep s.json --vary p=1 -o s.jsonl",
      "fit s.json --runs 4 -o s.out",
      "fit s.json --runs 4 --summary s.out", "plot s.json -o s.txt", "render s.json -o s.svg",
      "export s.json --as css -o s.out", "export s.json --as uikit -o s.out",
      "export s.json --as waapi -o s.out", "check s.json -o s.out", "diff s.log s.log -o s.out",
      "schema scene -o s.out", "new s.out",
    ])
  func notesSignals(line: String) {
    folder.write("s.json", Self.scene)
    _ = cli(words("run s.json -q -o s.csv --log s.log"))
    var isWatching = { false }
    let result = cli(words(line)) { console in isWatching = { console.isWatching } }
    let output = line.split(separator: " ").last.map(String.init) ?? ""
    #expect(folder.names.contains(output), "\(result.messages)")
    #expect(isWatching())
  }
}
