// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// Inserts strings that would color, clear, reorder, or forge terminal output into every input that messages quote.
@Suite("Hostile text", .timeLimit(.minutes(30)))
struct HostileTextTests {
  /// Scenes with the string at one position: `TEXT` in a JSON string, or `'TEXT'` in an expression.
  private static let scenes = [
    #"{"variables":{"s":"TEXT"},"expect":[{"always":"s == 'x'"}]}"#,
    #"{"variables":{"s":"x"},"expect":[{"always":"s == 'TEXT'"}]}"#,
    #"{"variables":{"s":"x"},"expect":[{"finally":"s == 'TEXT' || 1/(time-time) > 0"}]}"#,
    #"{"events":[{"on":"start","do":[{"stop":"TEXT"}]}]}"#,
    #"{"variables":{"s":"x"},"events":[{"when":"s == 'TEXT' || 1/(time-time) > 0","do":[{"stop":"x"}]}]}"#,
    #"{"variables":{"s":"x"},"events":[{"on":"start","do":[{"set":{"s":"= s == 'TEXT' ? 'a' : 1/0"}}]}]}"#,
    #"{"TEXT":1}"#, #"{"views":[{"id":"TEXT","frame":[0,0,1,1]}]}"#,
    #"{"views":[{"id":"a","frame":[0,0,1,1],"TEXT":{}}]}"#,
    #"{"behaviors":[{"type":"TEXT"}]}"#, #"{"behaviors":[{"type":"gravity","items":["TEXT"]}]}"#,
    #"{"variables":{"TEXT":1}}"#, #"{"parameters":{"TEXT":1}}"#, #"{"title":"TEXT","x":1}"#,
    #"{"events":[{"on":"TEXT","do":[]}]}"#, #"{"events":[{"when":"TEXT","do":[]}]}"#,
    #"{"events":[{"on":"start","do":[{"TEXT":1}]}]}"#,
    #"{"events":[{"on":"start","do":[{"emit":"TEXT"}]}]}"#,
    #"{"events":[{"on":"start","do":[{"addBehavior":"TEXT"}]}]}"#,
    #"{"run":{"profile":"TEXT"}}"#, #"{"expect":[{"always":"TEXT"}]}"#,
    #"{"behaviors":[{"type":"push","items":[],"mode":"TEXT"}]}"#,
    #"{"run":{"timeLimit":"=TEXT"}}"#,
  ]

  @Test(
    "Hostile text in a scene is displayed, not interpreted", arguments: Array(scenes.enumerated()))
  func scene(_ index: Int, _ scene: String) {
    for text in Seeds.rotated(HostileText.texts, by: index) + [HostileText.hostile] {
      let scene = scene.replacing("TEXT", with: HostileText.escaped(text))
      for command in ["run - --require-stasis -o /dev/null", "validate -"] {
        HostileText.expectHarmless(cli(command, input: scene), scene)
      }
    }
  }

  @Test("Unescaped hostile text in a scene is displayed, not interpreted")
  func rawScene() {
    for text in HostileText.texts {
      for scene in ["{\"\(text)\":1}", "\(text)", "{\"title\":\"\(text)", "[\(text)]"] {
        HostileText.expectHarmless(cli("validate -", input: scene), scene)
      }
    }
  }

  @Test("Hostile text on the command line is displayed, not interpreted")
  func commandLine() {
    let lines: [[String]] = [
      ["TEXT"], ["run", "TEXT"], ["validate", "TEXT"], ["schema", "TEXT"], ["help", "TEXT"],
      ["run", "-", "TEXT"], ["run", "-", "--TEXT"], ["run", "-", "--TEXT=1"], ["-TEXT"],
      ["run", "-", "--format", "TEXT"], ["run", "-", "--columns", "TEXT"],
      ["run", "-", "--items", "TEXT"], ["run", "-", "--every", "TEXT"],
      ["run", "-", "--from", "TEXT"], ["run", "-", "--time-limit", "TEXT"],
      ["run", "-", "--limit", "TEXT"], ["run", "-", "--limit", "TEXT=1"],
      ["run", "-", "--limit", "views=TEXT"], ["run", "-", "--set", "TEXT"],
      ["run", "-", "--set", "TEXT=1"], ["run", "-", "--set", "TEXT=1", "--set", "TEXT=1"],
      ["run", "-", "--merge", "TEXT"], ["run", "-", "-o", "/none/TEXT"], ["run", "TEXT.json"],
      ["run", "-", "--events", "/none/TEXT"], ["run", "-", "--color", "TEXT"],
      ["TEXT.json"], ["run", "-", "--summary", "TEXT", "--log", "TEXT"],
    ]
    for text in HostileText.texts where !text.contains("\0") {
      for line in lines {
        let words = line.map { $0.replacing("TEXT", with: text) }
        HostileText.expectHarmless(cli(words, input: TestScenes.still), "\(line)")
      }
    }
  }

  @Test("Hostile text in file names is displayed, not interpreted")
  func fileNames() {
    for text in Seeds.some(HostileText.texts) where !text.contains("\0") {
      let folder = TestFolder()
      let name = text.replacing("/", with: "")
      for (scene, overlay) in [
        (TestScenes.still, "{}"), (TestScenes.faulty, "{}"), (TestScenes.still, "["),
        (#"{"expect":[{"always":"1 == 2"}]}"#, "{}"), ("{", "{}"),
      ] {
        folder.write("\(name).json", scene)
        folder.write("\(name).overlay", overlay)
        let (path, other) = (folder("\(name).json"), folder("\(name).overlay"))
        for words in [
          ["validate", path], ["validate", path, "--merge", other],
          ["run", path, "--merge", other, "-o", "/dev/null"], ["run", path, "-o", path],
          ["run", path, "-o", folder(name), "--events", folder(name)],
        ] {
          HostileText.expectHarmless(cli(words), "\(words)")
        }
      }
    }
  }

  @Test("Data files contain the scene's text unchanged")
  func data() throws {
    let scene = #"{"title":"\#(HostileText.escaped(HostileText.hostile))"}"#
    let log = cli("run - -o /dev/null --log -", input: scene)
    let first = try #require(log.lines.first)
    let header = try #require(
      try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any])
    #expect(header["title"] as? String == HostileText.hostile)
  }
}
