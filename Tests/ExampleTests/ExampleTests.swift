// SPDX-License-Identifier: MIT

import CommandLineInterface
import TestSupport
import Testing

@Suite("Examples")
struct ExampleTests {
  @Test("There are some")
  func presence() throws {
    let names = try Repository.examples()
    for name in ["falling-square", "bouncing-square", "landing-on-a-line"] {
      #expect(names.contains(name))
    }
  }

  @Test("Every scene is valid without a warning", arguments: try Repository.examples())
  func validity(_ name: String) {
    let path = Repository.path("Examples/\(name).json")
    let result = cli(["validate", path])
    #expect(result == CommandResult(messages: "\(path): valid\n", code: .success))
  }

  @Test("Every scene plays as its golden says, to the byte", arguments: try Repository.examples())
  func golden(_ name: String) throws {
    let golden = "Examples/\(name).jsonl"
    try #require(
      Repository.exists(golden),
      "\(golden) is missing; if the run is right: uidyn run Examples/\(name).json -o \(golden)")
    let result = play(name)
    #expect(result.code == .success && result.messages == "", "\(name): \(result.messages)")
    if let difference = FirstDifference(try Repository.text(golden), result.output) {
      Issue.record("Examples/\(name).json: \(difference)")
    }
  }

  @Test("A second run gives the same bytes", arguments: try Repository.examples())
  func again(_ name: String) {
    let first = play(name)
    if let difference = FirstDifference(first.output, play(name).output) {
      Issue.record("Examples/\(name).json, second run: \(difference)")
    }
  }

  @Test("Every scene comes to rest", arguments: try Repository.examples())
  func rest(_ name: String) {
    let path = Repository.path("Examples/\(name).json")
    let result = cli(["run", path, "--require-stasis", "-o", "/dev/null"])
    #expect(result == CommandResult(code: .success))
  }

  @Test("The scene README.md shows plays like the falling square")
  func shownScene() throws {
    let scene = try #require(try MarkdownPage("README.md").blocks("json", "scene").first)
    #expect(cli("run -", input: scene.text) == play("falling-square"))
  }

  @Test("Every golden belongs to a scene")
  func goldens() throws {
    let goldens = try Repository.files(under: "Examples", ending: ".jsonl")
    #expect(goldens == (try Repository.examples().map { "Examples/\($0).jsonl" }))
  }

  @Test("The list of examples names every file in a line of its own")
  func list() throws {
    let lines = try Repository.text("Examples/README.md").split(separator: "\n")
    let files =
      try Repository.examples().map { "\($0).json" } + ["plot/plot.gnuplot", "plot/plot.py"]
    for file in files {
      #expect(lines.count { $0.hasPrefix("- [\(file)](\(file))") } == 1, "\(file)")
    }
  }

  private func play(_ name: String) -> CommandResult {
    cli(["run", Repository.path("Examples/\(name).json")])
  }
}
