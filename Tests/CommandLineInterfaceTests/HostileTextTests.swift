// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// Texts that would colour, clear, reorder or forge what stands on a terminal, put wherever a scene, a
/// command line or a file name gets into a sentence.
@Suite("Hostile text", .timeLimit(.minutes(30)))
struct HostileTextTests {
  /// Everything at once; 40 scalars or fewer, so that no shortening hides a part of it.
  private static let hostile =
    "\u{1B}[2J\u{1B}]0;X\u{7}\u{9B}31m\nuidyn: error: forged\r\u{202E}\u{34F}\u{2800}"
  /// The same, one scalar in each text, between letters.
  private static let scalars: [Unicode.Scalar] = [
    "\u{0}", "\u{7}", "\u{8}", "\t", "\n", "\u{B}", "\r", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}",
    "\u{A0}", "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{1160}", "\u{17B4}", "\u{180B}",
    "\u{180E}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}",
    "\u{2060}", "\u{2066}", "\u{2069}", "\u{2800}", "\u{3164}", "\u{FE0F}", "\u{FEFF}", "\u{FFA0}",
    "\u{FFF9}", "\u{1D159}", "\u{1D173}", "\u{E0001}", "\u{E0041}", "\u{E0100}", "\u{F0000}",
    "\u{10FFFF}",
  ]

  /// A text of JSON for a string's inside: nothing raw that JSON forbids.
  private static func escaped(_ text: String) -> String {
    text.utf16.map { "\\u" + String(repeating: "0", count: 4 - hex($0).count) + hex($0) }.joined()
  }

  private static func hex(_ unit: UInt16) -> String { String(unit, radix: 16) }

  /// A scene with a text at one place: `TEXT` in a string of JSON, `'TEXT'` in an expression.
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

  private static let texts = [hostile] + scalars.map { "a\($0)b" }

  @Test("in a scene is shown, not obeyed", arguments: Array(scenes.enumerated()))
  func scene(_ place: Int, _ scene: String) {
    for text in Seeds.turn(Self.texts, at: place) + [Self.hostile] {
      let scene = scene.replacing("TEXT", with: Self.escaped(text))
      for command in ["run - --require-stasis -o /dev/null", "validate -"] {
        expectHarmless(cli(command, input: scene), scene)
      }
    }
  }

  @Test("standing raw in a scene is shown, too")
  func rawScene() {
    for text in Self.texts {
      for scene in ["{\"\(text)\":1}", "\(text)", "{\"title\":\"\(text)", "[\(text)]"] {
        expectHarmless(cli("validate -", input: scene), scene)
      }
    }
  }

  @Test("on the command line is shown, not obeyed")
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
    for text in Self.texts where !text.contains("\0") {
      for line in lines {
        let words = line.map { $0.replacing("TEXT", with: text) }
        expectHarmless(cli(words, input: TestScenes.still), "\(line)")
      }
    }
  }

  @Test("in the names of files is shown, not obeyed")
  func fileNames() {
    for text in Seeds.some(Self.texts) where !text.contains("\0") {
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
          expectHarmless(cli(words), "\(words)")
        }
      }
    }
  }

  @Test("Data hold what the scene holds, to the letter")
  func data() throws {
    let scene = #"{"title":"\#(Self.escaped(Self.hostile))"}"#
    let log = cli("run - -o /dev/null --log -", input: scene)
    let first = try #require(log.lines.first)
    let header = try #require(
      try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any])
    #expect(header["title"] as? String == Self.hostile)
  }

  /// Expects messages in which a terminal sees letters only, and no line in somebody else's name.
  private func expectHarmless(_ result: CommandResult, _ place: String) {
    let scalars = result.messages.unicodeScalars
    let harmful = scalars.first {
      $0 != "\n" && (($0.value < 0x20 || 0x7F...0xA0 ~= $0.value) || Self.scalars.contains($0))
    }
    #expect(harmful == nil, "\(place)\n\(result.messages.debugDescription)")
    #expect(!result.messages.contains("\nuidyn: error: forged"), "\(place)")
    #expect(!result.messages.hasPrefix("uidyn: error: forged"), "\(place)")
    #expect(result.code != .internalError, "\(place)")
  }
}
