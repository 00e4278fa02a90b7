// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface
import UIDynamicsSceneFormat

@Suite("Examples", .timeLimit(.minutes(30)))
struct ExampleTests {
  @Test(
    "Every scene is valid and has only warnings that it acknowledges",
    arguments: try Example.all())
  func validity(_ example: Example) throws {
    let loading = try example.load()
    #expect(loading.diagnostics.map(\.code.rawValue) == [], "\(example.path)")
    #expect(loading.scene != nil, "\(example.path)")
  }

  @Test(
    "Every scene has a title, a description and several expectations", arguments: try Example.all())
  func expectations(_ example: Example) throws {
    let scene = try #require(try example.load().scene)
    #expect(scene.title?.isEmpty == false && scene.description?.isEmpty == false)
    #expect(scene.expectations.count > 1)
  }

  @Test(
    "Every scene meets its expectations and reproduces its golden byte for byte",
    arguments: try Example.all())
  func golden(_ example: Example) throws {
    let result = example.log()
    #expect(result.code == .success && result.messages == "", "\(result.messages)")
    try expectFile(example.golden, result.output)
  }

  @Test("A second run produces the same bytes", arguments: try Example.some())
  func again(_ example: Example) {
    let first = example.log()
    if let difference = FirstDifference(first.output, example.play().output) {
      Issue.record("\(example.path), second run: \(difference)")
    }
  }

  @Test("The scene in README.md runs exactly like the falling square")
  func shownScene() throws {
    let scene = try #require(try MarkdownPage("README.md").blocks("json", "scene").first)
    let rows = cli(["run", Repository.path("Examples/falling-square.json")])
    #expect(cli("run -", input: scene.text) == rows)
  }

  @Test("Every golden belongs to a scene, and all goldens together are below 1.25 MB")
  func goldens() throws {
    let goldens = try Repository.files(under: "Examples", ending: ".log")
      .filter { $0.split(separator: "/").count == 2 }
    #expect(goldens == (try Example.all().map(\.golden)))
    #expect(try goldens.map { try Repository.text($0).utf8.count }.reduce(0, +) < 1_250_000)
  }

  /// A suggested run may miss an expectation, which is not an error.
  @Test("The --set suggestions in the tables work", arguments: try Example.all())
  func trials(_ example: Example) throws {
    for row in try Repository.text("Examples/README.md").split(separator: "\n")
    where row.hasPrefix("| [\(example.name)]") {
      for trial in row.matches(of: /`(--set [^`]+)`/) {
        var words = ["run", Repository.path(example.path), "--quiet", "-o", "/dev/null"]
        // A partial test run simulates only the first 0.3 s.
        if Seeds.of(5) < 5 { words += ["--time-limit", "0.3"] }
        let result = cli(words + trial.1.split(separator: " ").map(String.init))
        #expect(
          result.code == .success || result.code == .negative,
          "\(example.name) \(trial.1): \(result.messages)")
      }
    }
  }

  @Test("Examples/README.md lists every scene and script exactly once")
  func list() throws {
    let lines = try Repository.text("Examples/README.md").split(separator: "\n")
    for name in try Repository.examples() {
      let rows = lines.filter { $0.hasPrefix("| [\(name)](\(name).json) | ") }
      #expect(rows.count == 1, "\(name)")
      // The row contains three cells: the scene, its topic, and suggestions.
      #expect(rows.first?.split(separator: "|").count == 3, "\(name)")
    }
    for script in ["plot/plot.gnuplot", "plot/plot.py"] {
      #expect(lines.count { $0.hasPrefix("- [\(script)](\(script))") } == 1, "\(script)")
    }
  }
}
